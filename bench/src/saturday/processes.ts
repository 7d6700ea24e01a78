import { readFileSync } from 'node:fs';

/** Kernel ticks a second, in which /proc counts processor time. */
const TICKS = 100;
const PAGE_KB = 4;

export interface Taken {
  /** Seconds of processor time since it was started. */
  readonly cpu: number;
  /** Megabytes, resident. */
  readonly memory: number;
}

/** What a process has taken so far; null: it is gone. Linux alone. */
export function takenBy(pid: number): Taken | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return { cpu: (Number(fields[11]) + Number(fields[12])) / TICKS, memory: (pages * PAGE_KB) / 1024 };
  } catch {
    return null;
  }
}
