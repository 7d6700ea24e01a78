import { readFileSync } from 'node:fs';
import { processorTimeOf } from '@fairshare/engines';

/** Microseconds of processor time of a process and its children so far; NaN where there is no /proc. */
export function cpuTimeOf(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return processorTimeOf(pid) * 1_000 + children.reduce((sum, child) => sum + cpuTimeOf(Number(child)), 0);
  } catch {
    return Number.NaN;
  }
}
