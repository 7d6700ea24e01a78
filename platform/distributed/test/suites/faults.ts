import { eventually } from '@fairshare/testing';
import { openBooks } from '../support/books';
import { Scorer } from '../support/scorer';
import type { PlatformUnderTest } from '../support/start';
import { THOROUGH } from '../support/thorough';
import { FAULTS, type Fault } from './fault-list';
import { Watcher } from '../support/watcher';

/** `npm run test:faults` sets these to 20 scorers and 2 minutes, and then tests every fault by itself. */
const SCORERS = Number(process.env['FAULT_SCORERS'] ?? 6);
const SECONDS = Number(process.env['FAULT_SECONDS'] ?? 6);
/** Milliseconds for sockets to reconnect, and for the whole platform to become ready again. */
const RESUME_WITHIN = 60_000;
/** Milliseconds from the end of a fault (if it has one) until everything works again, for every scorer. */
const HEALED_WITHIN = THOROUGH ? 10_000 : RESUME_WITHIN;

/** Scorers write through both gateways while something is killed. Once it is back, no write is lost and none took effect twice. */
export function faults(platform: () => PlatformUnderTest): void {
  let scorers: Scorer[] = [];
  const watchers: Watcher[] = [];
  let books: ReturnType<typeof openBooks>;
  beforeAll(async () => {
    note(['fault', 'acknowledged writes', 'lost', 'longest answer (ms)', 'healed after (ms)']);
    books = openBooks(platform());
    for (let number = 0; number < SCORERS; number += 1) scorers = [...scorers, await Scorer.register(platform(), number)];
    watchers.push(...scorers.map((scorer, number) => new Watcher(platform().urls[number % 2] ?? '', scorer)));
  });
  afterAll(async () => {
    watchers.forEach((watcher) => watcher.close());
    await books.close();
  });

  const sum = (of: (scorer: Scorer) => number) => scorers.reduce((total, scorer) => total + of(scorer), 0);
  const repeats = () => sum(({ known }) => known.repeats);
  const everyoneSees = () =>
    eventually(
      () => watchers.map(({ seen }, number) => JSON.stringify(seen) === JSON.stringify(scorers[number]?.strokes)),
      (sees) => sees.every(Boolean),
      { within: RESUME_WITHIN },
    );

  /** Requests everything until every response is a success. Returns the milliseconds that took. */
  const healed = async (): Promise<number> => {
    const began = Date.now();
    let troubles: string[] = ['nothing was asked yet'];
    for (const until = Date.now() + HEALED_WITHIN; troubles.length > 0 && Date.now() < until;) {
      troubles = (await Promise.all(scorers.map((scorer) => scorer.troubles()))).flat();
    }
    expect(troubles).toEqual([]);
    return Date.now() - began;
  };

  async function suffer(fault: Fault, outcome: Outcome): Promise<void> {
    await fault.prepare?.(platform());
    const before = scorers.map(({ known }) => known.writes);
    const repeatsBefore = repeats();
    for (const { known } of scorers) Object.assign(known, { longest: 0, complaints: [] });
    const until = Date.now() + SECONDS * 1_000;
    // Scorers write until the end of the fault, however long it takes to strike.
    let isOver = false;
    const scoring = Promise.all(scorers.map((scorer) => scorer.score(() => Date.now() < until || !isOver)));
    await Promise.race([scoring, pause(SECONDS / 3)]);
    try {
      await fault.strike(platform());
      if (fault.repair) {
        await pause(Math.max(SECONDS / 3, fault.lasts ?? 0));
        await fault.repair(platform());
      }
    } finally {
      isOver = true;
    }
    try {
      if (fault.isAnswered || fault.repair) outcome.healed = await healed();
    } finally {
      await scoring;
      outcome.writes = sum(({ known }) => known.writes) - before.reduce((total, writes) => total + writes, 0);
      outcome.longest = Math.max(...scorers.map(({ known }) => known.longest));
    }
    await platform().ready();

    // First the watchers refetch what they missed; then change notices bring what is written from now on.
    await everyoneSees();
    for (const scorer of scorers) await scorer.writeOne();
    await everyoneSees();
    await books.balance(scorers);
    outcome.lost = 0;
    expect(scorers.every(({ known }, number) => known.writes > (before[number] ?? 0) + 1)).toBe(true);
    if (fault.isAnswered) expect(scorers.flatMap(({ known }) => known.complaints)).toEqual([]);
    if (fault.interrupts) expect(repeats()).toBeGreaterThan(repeatsBefore);
  }

  it.each(FAULTS.map((fault) => [fault.name, fault] as const))(
    'when writes go on during %s, then none is lost and none doubled',
    async (name, fault) => {
      const outcome: Outcome = { fault: name, writes: 0, lost: null, longest: 0, healed: null };
      try {
        await suffer(fault, outcome);
      } finally {
        note(Object.values(outcome));
      }
    },
    (SECONDS + 360) * 1_000,
  );
}

/** The result of one fault: acknowledged writes and how many of them are missing (null: the comparison failed), times in milliseconds. */
interface Outcome {
  readonly fault: string;
  writes: number;
  lost: number | null;
  longest: number;
  healed: number | null;
}

/** Prints a row of the table of a thorough run. */
function note(row: readonly (string | number | null)[]): void {
  if (THOROUGH) process.stdout.write(`| ${row.map((cell) => cell ?? '').join(' | ')} |\n`);
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
