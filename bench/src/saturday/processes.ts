import { readFileSync } from 'node:fs';
import { processorTimeOf } from '@fairshare/engines';

const PAGE_KB = 4;

export interface Taken {
  /** Seconds of processor time since its start. */
  readonly cpu: number;
  /** Megabytes, resident. */
  readonly memory: number;
}

/** The resources of a process so far; null: it has ended. Only on Linux. */
export function takenBy(pid: number): Taken | null {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return { cpu: processorTimeOf(pid) / 1_000, memory: (pages * PAGE_KB) / 1024 };
  } catch {
    return null;
  }
}
