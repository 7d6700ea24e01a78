import { eventually } from '@fairshare/testing';
import { openBooks } from '../support/books';
import { Scorer } from '../support/scorer';
import type { PlatformUnderTest } from '../support/start';
import { FAULTS } from './fault-list';
import { Watcher } from '../support/watcher';

/** `npm run test:faults` sets these to 20 scorers and 2 minutes, and every fault then has its own. */
const SCORERS = Number(process.env['FAULT_SCORERS'] ?? 6);
const SECONDS = Number(process.env['FAULT_SECONDS'] ?? 15);
/** Milliseconds that sockets have to find their way back, and that the whole platform has to be ready again. */
const RESUME_WITHIN = 60_000;
/** The same of a fault that was answered all the time: everything works again, for everybody. */
const HEALED_WITHIN = 10_000;

/** Scorers write through both gateways while something is killed; once it is back, nothing is lost and nothing has happened twice. */
export function faults(platform: () => PlatformUnderTest): void {
  let scorers: Scorer[] = [];
  const watchers: Watcher[] = [];
  let books: ReturnType<typeof openBooks>;
  beforeAll(async () => {
    books = openBooks(platform());
    for (let number = 0; number < SCORERS; number += 1) scorers = [...scorers, await Scorer.register(platform(), number)];
    watchers.push(...scorers.map((scorer, number) => new Watcher(platform().urls[number % 2] ?? '', scorer)));
  }, 120_000);
  afterAll(async () => {
    watchers.forEach((watcher) => watcher.close());
    await books.close();
  });

  const repeats = () => scorers.reduce((sum, { known }) => sum + known.repeats, 0);
  const everyoneSees = () =>
    eventually(
      () => watchers.map(({ seen }, number) => JSON.stringify(seen) === JSON.stringify(scorers[number]?.strokes)),
      (sees) => sees.every(Boolean),
      { within: RESUME_WITHIN },
    );

  /** Everything answers with success, and goes on to: asked anew until it does. */
  const healed = async () => {
    let troubles: string[] = ['nothing was asked yet'];
    for (const until = Date.now() + HEALED_WITHIN; troubles.length > 0 && Date.now() < until; ) {
      troubles = (await Promise.all(scorers.map((scorer) => scorer.troubles()))).flat();
    }
    expect(troubles).toEqual([]);
  };

  it.each(FAULTS.map((fault) => [fault.name, fault] as const))(
    '%s loses no acknowledged write, and doubles none',
    async (_name, fault) => {
      const before = scorers.map(({ known }) => known.writes);
      const repeatsBefore = repeats();
      const until = Date.now() + SECONDS * 1_000;
      // However long it takes to strike: somebody writes all the while.
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
      if (fault.isAnswered) await healed();
      await scoring;
      await platform().ready();

      // First what they missed, by fetching anew; then what is written from now on, by hints.
      await everyoneSees();
      for (const scorer of scorers) await scorer.writeOne();
      await everyoneSees();
      await books.balance(scorers);
      expect(scorers.every(({ known }, number) => known.writes > (before[number] ?? 0) + 1)).toBe(true);
      if (fault.isAnswered) expect(scorers.flatMap(({ known }) => known.complaints.splice(0))).toEqual([]);
      else for (const { known } of scorers) known.complaints.length = 0;
      if (fault.interrupts) expect(repeats()).toBeGreaterThan(repeatsBefore);
    },
    (SECONDS + 240) * 1_000,
  );
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
