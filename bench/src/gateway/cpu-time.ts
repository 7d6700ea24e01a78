import { readFileSync } from 'node:fs';

/** Of a tick in /proc, which is a hundredth of a second whatever the kernel's own is. */
const MICROSECONDS = 10_000;

/** Microseconds of processor time a process and its children have used so far; NaN where there is no /proc to ask. */
export function cpuTimeOf(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    // Fields 14 and 15, of which the second is a name in parentheses.
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
    return (Number(user) + Number(system)) * MICROSECONDS + children.reduce((sum, child) => sum + cpuTimeOf(Number(child)), 0);
  } catch {
    return Number.NaN;
  }
}
