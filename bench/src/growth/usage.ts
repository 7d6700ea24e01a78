import { tellParent } from '../role';

/** The resources of a process so far: resident memory in megabytes (2²⁰ bytes), now and at its peak, and milliseconds of CPU. */
export interface Usage {
  readonly now: number;
  readonly peak: number;
  readonly cpu: number;
}

const KILO = 1024;

export function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { now: process.memoryUsage().rss / KILO / KILO, peak: process.resourceUsage().maxRSS / KILO, cpu: (user + system) / 1000 };
}

/** Replies to every message of the parent with this process's usage. */
export function answerUsage(): void {
  process.on('message', () => tellParent(usage()));
}
