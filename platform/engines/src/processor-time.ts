import { readFileSync } from 'node:fs';

/** Milliseconds of a tick, in which /proc counts: a hundredth of a second, whatever the kernel's own is. */
const TICK = 10;

/** Milliseconds of processor time a process has had so far, its children not counted; NaN when it is gone, or where there is no /proc to ask. */
export function processorTimeOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields 14 and 15; the second one, in brackets, may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return Number.NaN;
  }
}
