import type { DistributedPlatform } from '@fairshare/distributed';
import { rounded } from '../report';
import { takenBy, type Taken } from './processes';

/** The resources of each process at a moment, in seconds since the beginning. */
export interface Look {
  readonly at: number;
  readonly taken: ReadonlyMap<string, Taken>;
}

export function look({ instances, engines }: Pick<DistributedPlatform, 'instances' | 'engines'>, at: number): Look {
  const pids = [
    ...instances.map(({ process }) => [process.name, process.pid] as const),
    ...(['kafka', 'redis', 'mongo'] as const).map((name) => [name, engines[name].server?.pid] as const),
  ];
  return {
    at,
    taken: new Map(pids.flatMap(([name, pid]) => (pid === undefined ? [] : [[name, takenBy(pid)] as const])).flatMap(([name, taken]) => (taken ? [[name, taken] as const] : []))),
  };
}

/** Seconds of processor time a second. */
export function rate(from: Look, until: Look, name: string): number {
  const [before, after] = [from.taken.get(name)?.cpu ?? 0, until.taken.get(name)?.cpu ?? 0];
  return Math.max(0, after - before) / (until.at - from.at);
}

/**
 * Processor time of all processes between two moments, in cores, and the six with the most of it, milliseconds a second. A process that was started in
 * between counts from its start.
 */
export function busiest(looks: readonly Look[], from: number, until: number) {
  const within = looks.filter(({ at }) => at >= from && at <= until);
  const [first, last] = [within[0], within.at(-1)];
  if (!first || !last || first === last) return {};
  const taken = [...last.taken.keys()].map((name) => {
    const steps = within.slice(1).map((look, index) => {
      const [before, after] = [within[index]?.taken.get(name)?.cpu ?? 0, look.taken.get(name)?.cpu ?? 0];
      return after >= before ? after - before : after;
    });
    return { name, rate: (steps.reduce((sum, step) => sum + step, 0) / (last.at - first.at)) * 1_000 };
  });
  taken.sort((one, other) => other.rate - one.rate);
  return {
    'CPU of the platform': rounded(taken.reduce((sum, { rate }) => sum + rate, 0) / 1_000, 2),
    busiest: taken
      .slice(0, 6)
      .map(({ name, rate }) => `${name} ${rounded(rate, 0)}`)
      .join(', '),
  };
}
