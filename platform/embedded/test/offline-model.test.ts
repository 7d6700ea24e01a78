import { randomUUID } from 'node:crypto';
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import fc from 'fast-check';
import { type Entry, type NewScore, OfflineDatabase, Outbox, scoreOfCell, type Send, syncOutbox, withUnsentCells } from '@fairshare/offline';
import type { Conflict, GameState, RoundEntries } from '@fairshare/contracts';
import { awardCell, strokesCell } from '@fairshare/golf-rules';
import { aRound, runsOf, type TestClient } from '@fairshare/testing';
import { registerWithTrial, startForTest } from './support';

/**
 * Two to four phones enter and correct the same two holes and two cards without signal, sometimes fetch the server's state,
 * and sync in any order over a connection that loses requests and responses, on the real platform. In the end all phones and the server
 * agree, and every value of another golfer that was overwritten unseen is in the conflict list.
 */
/** Fewer of them on the platform as processes, `npm run test:distributed`. */
/** `npm test` runs a share of them (scripts/test-plan.json). */
const SEQUENCES = Number(process.env['SEQUENCES'] ?? runsOf(300));
const PHONES = 4;
const PLAYERS = ['p1', 'p2'];

/** What happens to a record on its way: it arrives, it is lost before the server, or its response is lost. */
const journeys = fc.array(fc.constantFrom('arrives', 'arrives', 'lost', 'answer lost'), { maxLength: 6 });
const phone = fc.integer({ min: 0, max: PHONES - 1 });
const cell = fc.record({ hole: fc.constantFrom(1, 2), player: fc.constantFrom(...PLAYERS) });
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('strokes' as const), phone, at: cell }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('award' as const), phone, hole: fc.constantFrom(1, 2), taker: fc.constantFrom('none', ...PLAYERS) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('card' as const), phone, card: fc.constantFrom('snake', 'camel'), holder: fc.constantFrom(null, ...PLAYERS) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('sync' as const), phone, journeys }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('look' as const), phone }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const), phone }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** An entry in one cell of 2/9/16, and the server's value on the screen at that time. Every value is entered once. */
interface Entered {
  readonly by: number;
  readonly cell: string;
  readonly value: number;
  readonly over: number | null;
}

interface Round {
  readonly session: GameState;
  readonly entered: RoundEntries;
}

class Phone {
  outbox!: Outbox;
  readonly #database = new OfflineDatabase(randomUUID(), { indexedDB, IDBKeyRange });
  seen!: Round;

  constructor(
    private readonly client: TestClient,
    private readonly userId: string,
    private readonly clockError: number,
  ) {}

  async start(): Promise<void> {
    this.outbox?.close();
    this.outbox = await Outbox.open(this.#database, { userId: this.userId, now: () => Date.now() + this.clockError, newId: randomUUID });
  }

  async look(round: Pick<GameState, 'id'>): Promise<void> {
    this.seen = await readRound(this.client, round);
  }

  async enter(score: NewScore): Promise<void> {
    expect(await this.outbox.add([score])).toBe(true);
  }

  /** Enters a value on a hole, against the version on the screen. */
  async enterCell(hole: number, cell: string, value: number | string): Promise<void> {
    const { session, entered } = this.seen;
    const baseVersion = entered.cellVersions[hole]?.[cell] ?? 0;
    await this.enter(scoreOfCell({ sessionId: session.id, gameId: session.id, hole, cell, value, baseVersion }));
  }

  async sync(journeysOf: readonly string[] = []): Promise<void> {
    const left = [...journeysOf];
    const send: Send = async ({ call, body }) => {
      const journey = left.shift() ?? 'arrives';
      if (journey === 'lost') return { outcome: 'unreachable', retryAfterMs: null };
      const answer = await this.client.post(`/api/offline-sync/${call}`, body);
      if (journey === 'answer lost') return { outcome: 'unreachable', retryAfterMs: null };
      expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
      return { outcome: 'acknowledged', conflict: answer.body.status === 'conflict' };
    };
    await syncOutbox(this.outbox, send);
  }

  get entries(): readonly Entry[] {
    return this.outbox.state.entries.filter(({ synced }) => !synced);
  }
}

async function readRound(client: TestClient, { id }: Pick<GameState, 'id'>): Promise<Round> {
  const [session, entered] = await Promise.all([client.get(`/api/game-state/${id}`), client.get(`/api/game-state/${id}/holes`)]);
  return { session: session.body, entered: entered.body };
}

let platform: Awaited<ReturnType<typeof startForTest>>;
let clients: TestClient[];
let users: string[];
let groupId: string;

beforeAll(async () => {
  platform = await startForTest();
  clients = Array.from({ length: PHONES }, () => platform.visitor());
  users = [];
  for (const client of clients) users.push((await registerWithTrial(client)).id);
  const [host, ...guests] = clients as [TestClient, ...TestClient[]];
  const group = (await host.post('/api/groups', { name: 'Phones', players: PLAYERS.map((id) => ({ id, name: id })) })).body;
  groupId = group.id;
  for (const guest of guests) expect((await guest.post('/api/groups/join', { shareCode: group.shareCode })).status).toBe(200);
});
afterAll(() => platform.close());

it(`when phones score offline in ${SEQUENCES} rounds, then phones and server agree`, async () => {
  const clockErrors = fc.array(fc.integer({ min: -3_600_000, max: 3_600_000 }), { minLength: 2, maxLength: PHONES });
  await fc.assert(
    fc.asyncProperty(clockErrors, fc.array(step, { minLength: 4, maxLength: 16 }), async (errors, steps) => {
      const host = clients[0] as TestClient;
      const { game: session } = await aRound({ name: 'Round' }).in({ id: groupId, players: [] }).begin(host);
      const phones = errors.map((error, index) => new Phone(clients[index] as TestClient, users[index] as string, error));
      const first = await readRound(host, session);
      for (const one of phones) {
        await one.start();
        one.seen = first;
      }
      const entered: Entered[] = [];
      for (const one of steps) await take(one, phones, session, entered);
      await expectAgreement(phones, session, entered);
      for (const one of phones) one.outbox.close();
    }),
    { numRuns: SEQUENCES },
  );
});

async function take(step: Step, phones: readonly Phone[], session: GameState, entered: Entered[]): Promise<void> {
  const by = step.phone % phones.length;
  const one = phones[by] as Phone;
  if (step.do === 'look') return one.look(session);
  if (step.do === 'restart') return one.start();
  if (step.do === 'sync') return one.sync(step.journeys);
  if (step.do === 'card') {
    const card = { type: 'card' as const, hole: null, pointsScore: null, award: null, baseVersion: 0 };
    return one.enter({ ...card, gameId: session.id, sessionId: session.id, playerId: step.holder, cardAssignment: { cardType: step.card } });
  }
  if (step.do === 'award') return one.enterCell(step.hole, awardCell('firstOn'), step.taker);
  const { hole, player } = step.at;
  const value = entered.length + 1;
  entered.push({ by, cell: `${hole}/${player}`, value, over: Number(one.seen.entered.holes[hole]?.[strokesCell(player)] ?? NaN) || null });
  return one.enterCell(hole, strokesCell(player), value);
}

async function expectAgreement(phones: readonly Phone[], session: GameState, entered: readonly Entered[]): Promise<void> {
  for (const one of phones) {
    await one.sync();
    expect(one.entries).toEqual([]);
  }
  const round = await readRound(clients[0] as TestClient, session);
  for (const one of phones) {
    await one.look(session);
    const shown = { entered: withUnsentCells(one.seen.entered, one.entries), cards: one.seen.session.playerCards };
    expect(shown).toEqual({ entered: round.entered, cards: round.session.playerCards });
  }
  const conflicts = (await (clients[0] as TestClient).get(`/api/games/${session.id}/conflicts`)).body as Conflict[];
  for (const entry of lastOfEach(entered)) {
    const [hole, player] = entry.cell.split('/') as [string, string];
    const stands = round.entered.holes[hole]?.[strokesCell(player)] === entry.value;
    const waits = conflicts.some(({ cell: of, hole: on, other }) => of === player && String(on) === hole && other.value === entry.value && other.by === users[entry.by]);
    const replacedKnowingly = entered.some(({ cell: of, over }) => of === entry.cell && over === entry.value);
    expect({ entry, kept: stands || waits || replacedKnowingly }).toEqual({ entry, kept: true });
  }
}

/** The last entry of each golfer: a golfer's own corrections replace their earlier entries. */
function lastOfEach(entered: readonly Entered[]): Entered[] {
  return [...new Map(entered.map((entry) => [`${entry.by} ${entry.cell}`, entry])).values()];
}
