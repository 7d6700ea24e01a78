import { rounded } from '../report';
import type { RoleProcess } from '../role';
import type { Limiter } from './share';
import { clock, usedBetween, whatStops } from './usage';

interface Sizes {
  /** Of one processor, for each process. */
  readonly share: number;
  readonly seconds: number;
}

/** What was done in a while. */
interface Done {
  readonly perSecond: number;
  readonly errors: number;
}

/** So many processes with their load before them. */
export interface Loaded {
  run(seconds: number): Promise<Done>;
  end(): void;
}

/** One kind of work for more and more processes. */
export interface Subject {
  readonly what: string;
  readonly instances: readonly RoleProcess<unknown>[];
  /** What they stand on: name → process. */
  readonly engines: Readonly<Record<string, number>>;
  load(count: number): Promise<Loaded>;
}

export interface Step extends Readonly<Record<string, string | number>> {
  readonly what: string;
  readonly processes: number;
}

const COUNTS = [1, 2, 4];
export const MOST = Math.max(...COUNTS);
/** Seconds without a limit, until the code of all of them is compiled, and with it, until what was gathered before is spent. */
const WARM_UP = 6;
const SETTLE = 1;

const percent = (share: number): number => Math.round(share * 100);

/** The same work by 1, 2 and 4 of the processes, each held to its share; the others have nothing to do. */
export async function measureSteps({ what, instances, engines, load }: Subject, limiter: Limiter, { share, seconds }: Sizes): Promise<Step[]> {
  const steps: Step[] = [];
  let ofOne = Number.NaN;
  const all = await load(MOST);
  await all.run(WARM_UP);
  all.end();
  for (const count of COUNTS) {
    const pids = instances.slice(0, count).map(({ process }) => process.pid ?? 0);
    const loaded = await load(count);
    const releases = pids.map((pid) => limiter.hold(pid, share));
    try {
      await loaded.run(SETTLE);
      const before = clock({ own: pids, engines });
      const { perSecond, errors } = await loaded.run(seconds);
      const used = usedBetween(before, clock({ own: pids, engines }));
      if (count === 1) ofOne = perSecond;
      steps.push({
        what,
        processes: count,
        'done a second': Math.round(perSecond),
        '× one': rounded(perSecond / ofOne),
        'of their share %': percent(used.own / (share * count)),
        ...Object.fromEntries(Object.entries(used.engines).map(([name, cores]) => [`${name} %`, percent(cores)])),
        'load %': percent(used.load),
        'others %': percent(used.others),
        'idle %': percent(used.idle),
        'stopped by': whatStops(used, share * count),
        errors,
      });
    } finally {
      for (const release of releases) release();
      loaded.end();
    }
  }
  return steps;
}
