import { median } from '../measure';
import { rounded } from '../report';
import type { RoleProcess } from '../role';
import type { Limiter } from './share';
import { clock, usedBetween, whatStops, type Used } from './usage';

interface Sizes {
  /** Of one processor, for each process. */
  readonly share: number;
  /** How long each count of processes works, and how often in turns. */
  readonly seconds: number;
  readonly rounds: number;
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
const WARM_UP = 10;
const SETTLE = 2;

interface Measured extends Done {
  readonly used: Used;
}

/** The same work by 1, 2 and 4 of the processes, each held to its share, in turns; the others have nothing to do. Medians of the rounds. */
export async function measureSteps(subject: Subject, limiter: Limiter, { share, seconds, rounds }: Sizes): Promise<Step[]> {
  const all = await subject.load(MOST);
  await all.run(WARM_UP);
  all.end();
  const measured = new Map<number, Measured[]>(COUNTS.map((count) => [count, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const count of COUNTS) measured.get(count)?.push(await measureOne(subject, limiter, count, share, seconds));
  }
  const of = (count: number, what: (one: Measured) => number) => median((measured.get(count) ?? []).map(what));
  const done = (count: number) => of(count, ({ perSecond }) => perSecond);
  return COUNTS.map((count) => {
    const used: Used = {
      own: of(count, (one) => one.used.own),
      load: of(count, (one) => one.used.load),
      engines: Object.fromEntries(Object.keys(subject.engines).map((name) => [name, of(count, (one) => one.used.engines[name] ?? 0)])),
      idle: of(count, (one) => one.used.idle),
      others: of(count, (one) => one.used.others),
    };
    return {
      what: subject.what,
      processes: count,
      'done a second': Math.round(done(count)),
      '× one': rounded(done(count) / done(1)),
      'CPU ms each': rounded((used.own * 1_000) / done(count)),
      'of their share %': percent(used.own / (share * count)),
      ...Object.fromEntries(Object.entries(used.engines).map(([name, cores]) => [`${name} %`, percent(cores)])),
      'load %': percent(used.load),
      'others %': percent(used.others),
      'idle %': percent(used.idle),
      'stopped by': whatStops(used, share * count),
      errors: (measured.get(count) ?? []).reduce((sum, { errors }) => sum + errors, 0),
    };
  });
}

async function measureOne({ instances, engines, load }: Subject, limiter: Limiter, count: number, share: number, seconds: number): Promise<Measured> {
  const pids = instances.slice(0, count).map(({ process }) => process.pid ?? 0);
  const loaded = await load(count);
  const releases = pids.map((pid) => limiter.hold(pid, share));
  try {
    await loaded.run(SETTLE);
    const before = clock({ own: pids, engines });
    const done = await loaded.run(seconds);
    return { ...done, used: usedBetween(before, clock({ own: pids, engines })) };
  } finally {
    for (const release of releases) release();
    loaded.end();
  }
}

const percent = (share: number): number => Math.round(share * 100);
