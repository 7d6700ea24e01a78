import { createKafkaBus } from '@fairshare/event-bus';
import { centsToDollars, payOutPoints, scoreStrokeGame } from '@fairshare/golf-rules';
import { createPeers } from '@fairshare/service-kit';
import { openMongo, type ConsumerStore } from '@fairshare/store';
import { eventually } from '@fairshare/testing';
import { FOUR, type Scorer } from './scorer';
import type { PlatformUnderTest } from './start';

const POINT_VALUE = 100;
const PAGE = 500;
/** Milliseconds for a consumer to catch up. */
const CATCH_UP_WITHIN = 60_000;

/** A consumer that stores nothing. */
const nothingKept: ConsumerStore = {
  position: async () => null,
  save: async () => undefined,
  addDeadLetter: async () => undefined,
  deadLetters: async () => [],
  countDeadLetters: async () => 0,
  removeDeadLetter: async () => undefined,
};
let readers = 0;

type Versions = ReadonlyMap<string, number>;
const entries = (versions: Versions) => [...versions].sort();

/** Reads the same games from three places: their owner, settlement's projection, and the topic in between. */
export function openBooks(platform: PlatformUnderTest) {
  const { kafka, mongo } = platform.engines;
  const peers = createPeers({ self: 'tests', urls: (service) => platform.instancesOf(service).map(({ url }) => url), secret: platform.internalSecret });
  const settlement = openMongo({ url: mongo.url, database: 'settlement' });
  const projection = settlement.projection<{ id: string }>({ kind: 'games' });

  async function all(page: (after: string | undefined) => Promise<{ id: string; version: number }[]>): Promise<Versions> {
    const versions = new Map<string, number>();
    for (let after: string | undefined; ;) {
      const rows = await page(after);
      for (const { id, version } of rows) versions.set(id, version);
      after = rows.at(-1)?.id;
      if (rows.length < PAGE) return versions;
    }
  }

  const owners = () => all((after) => peers.call('games', 'GET', `/internal/aggregates/games?limit=${PAGE}${after === undefined ? '' : `&after=${after}`}`));
  const projected = () => all((after) => projection.versions({ limit: PAGE, after }));

  /** The newest version of each game on the topic. It must also be the last one. */
  async function published(): Promise<Versions> {
    const newest = new Map<string, number>();
    const last = new Map<string, number>();
    const bus = createKafkaBus({ service: 'settlement', brokers: kafka.url.split(','), consumers: nothingKept });
    bus.consume({
      name: `tests.books-${process.pid}-${(readers += 1)}`,
      topic: 'games',
      async handle({ events }) {
        for (const { subject, data } of events) {
          newest.set(subject, Math.max(data.version, newest.get(subject) ?? 0));
          last.set(subject, data.version);
        }
      },
      markUnhandled: async () => undefined,
    });
    try {
      await bus.start();
      await eventually(() => bus.caughtUp(), Boolean, { within: CATCH_UP_WITHIN });
    } finally {
      await bus.close();
    }
    expect(entries(last)).toEqual(entries(newest));
    return newest;
  }

  return {
    /** Checks that every acknowledged write is in the owner's store, once; in settlement's projection; and on the topic. */
    async balance(scorers: readonly Scorer[]): Promise<void> {
      for (const scorer of scorers) await expectAsAcknowledged(scorer);
      const truth = await owners();
      await eventually(
        async () => entries(await projected()),
        (seen) => JSON.stringify(seen) === JSON.stringify(entries(truth)),
        { within: CATCH_UP_WITHIN },
      );
      expect(entries(await published())).toEqual(entries(truth));
      for (const scorer of scorers) await expectPaidOut(scorer);
    },
    async close(): Promise<void> {
      await peers.close();
      await settlement.close();
    },
  };
}

async function expectAsAcknowledged(scorer: Scorer): Promise<void> {
  const games = await scorer.read<{ id: string; holes: Record<string, unknown> }[]>(`/api/points-games/${scorer.group}?gameStateId=${scorer.session}`);
  expect(games.find(({ id }) => id === scorer.points)?.holes).toEqual(Object.fromEntries(Object.entries(scorer.strokes)));
  const sessions = await scorer.read<{ name: string }[]>(`/api/groups/${scorer.group}/games`);
  expect(sessions.map(({ name }) => name).sort()).toEqual([...scorer.known.sessions].sort());
}

/** Settlement received the game only by events: the caller sends no versions. */
async function expectPaidOut(scorer: Scorer): Promise<void> {
  const { nets } = payOutPoints(scoreStrokeGame(FOUR, scorer.strokes), POINT_VALUE);
  const answer = await scorer.read<{ payouts: Record<string, number> }>(`/api/points-games/${scorer.points}/payouts?mode=points`);
  expect(answer.payouts).toEqual(Object.fromEntries(FOUR.map((player) => [player, centsToDollars(nets[player] ?? 0)])));
}
