import type { ProcessName } from '@fairshare/service-kit';
import { eventually } from '@fairshare/testing';
import { openBooks } from '../support/books';
import { Scorer } from '../support/scorer';
import type { PlatformUnderTest } from '../support/start';
import { Watcher } from '../support/watcher';

/** `npm run test:faults` sets these to 20 scorers and 2 minutes, and every fault then has its own. */
const SCORERS = Number(process.env['FAULT_SCORERS'] ?? 6);
const SECONDS = Number(process.env['FAULT_SECONDS'] ?? 15);
const THOROUGH = process.env['FAULT_SECONDS'] !== undefined;
/** Milliseconds that sockets have to find their way back, and that the whole platform has to be ready again. */
const RESUME_WITHIN = 60_000;

/** Something that goes wrong: how, at the third of the load's time, and how it is made good again. */
interface Fault {
  readonly name: string;
  readonly strike: (platform: PlatformUnderTest) => Promise<void>;
  readonly repair?: (platform: PlatformUnderTest) => Promise<void>;
  /** Nothing can be written meanwhile: some writes must have been sent again. */
  readonly interrupts: boolean;
}

const killed = (...names: string[]): Fault => ({
  name: `kill -9 of ${names.join(', ')}`,
  strike: async (platform) => {
    await Promise.all(names.map((name) => platform.instance(name).process.kill()));
  },
  interrupts: names.includes('games-1') && names.includes('games-2'),
});
const engineKilled = (name: keyof PlatformUnderTest['engines'], called: string): Fault => ({
  name: `kill -9 of ${called}`,
  strike: ({ engines }) => engines[name].kill(),
  repair: ({ engines }) => engines[name].restart(),
  interrupts: name === 'mongo',
});

/** Those with one instance, one of those with two, and both of two. Processes come back by themselves, engines are brought back. */
const SERVICES: readonly Fault[] = THOROUGH
  ? [
      ...(['auth', 'groups', 'billing'] satisfies ProcessName[]).map((name) => killed(`${name}-1`)),
      ...(['games', 'settlement', 'realtime', 'gateway'] satisfies ProcessName[]).flatMap((name) => [killed(`${name}-1`), killed(`${name}-1`, `${name}-2`)]),
    ]
  : [killed('auth-1', 'groups-1', 'billing-1'), killed('games-1', 'settlement-1', 'realtime-1', 'gateway-1'), killed('games-1', 'games-2', 'settlement-1', 'settlement-2')];
const FAULTS: readonly Fault[] = [...SERVICES, engineKilled('kafka', 'the broker'), engineKilled('redis', 'Redis'), engineKilled('mongo', 'the database')];

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

  it.each(FAULTS.map((fault) => [fault.name, fault] as const))(
    '%s loses no acknowledged write, and doubles none',
    async (_name, fault) => {
      const before = scorers.map(({ known }) => known.writes);
      const repeatsBefore = repeats();
      const until = Date.now() + SECONDS * 1_000;
      const scoring = Promise.all(scorers.map((scorer) => scorer.score(() => Date.now() < until)));
      await Promise.race([scoring, pause(SECONDS / 3)]);
      await fault.strike(platform());
      if (fault.repair) {
        await pause(SECONDS / 3);
        await fault.repair(platform());
      }
      await scoring;
      await platform().ready();

      // First what they missed, by fetching anew; then what is written from now on, by hints.
      await everyoneSees();
      for (const scorer of scorers) await scorer.writeOne();
      await everyoneSees();
      await books.balance(scorers);
      expect(scorers.every(({ known }, number) => known.writes > (before[number] ?? 0) + 1)).toBe(true);
      if (fault.interrupts) expect(repeats()).toBeGreaterThan(repeatsBefore);
    },
    (SECONDS + 240) * 1_000,
  );
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
