import { readFileSync } from 'node:fs';

/** Milliseconds of a tick, the unit of /proc: a hundredth of a second, whatever the kernel's own is. */
const TICK = 10;

/** Milliseconds of processor time of a process so far, without its children; NaN when it has ended, or where there is no /proc. */
export function processorTimeOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields 14 and 15; the second one, in brackets, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return Number.NaN;
  }
}
