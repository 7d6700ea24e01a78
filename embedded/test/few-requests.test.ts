import fc from 'fast-check';
import { io, type Socket } from 'socket.io-client';
import { gameStateQuery, groupQuery, keepNewest, pointsGamesQuery } from '@fairshare/api-client';
import { type GameState, type Hint, parseVersions, type PointsGame, SOCKET_PATH } from '@fairshare/contracts';
import type { RoundInPlay, TestClient } from '@fairshare/testing';
import { QueryClient } from '@tanstack/react-query';
import { applyDelta } from '../../frontends/game/src/session/live/apply-delta';
import { FOUR, registerWithTrial, ROUND, startForTest } from './support';

const ROUNDS = Number(process.env['ROUNDS'] ?? 8);

/** How a hint fares on its way. Late: after the one that follows it. */
const journey = fc.constantFrom('comes', 'comes', 'comes', 'twice', 'lost', 'late');
const hole = fc.integer({ min: 1, max: 4 });
const seat = fc.constantFrom('none', ...FOUR);
const step = fc.record({
  journey,
  write: fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('strokes' as const), hole, strokes: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 4, maxLength: 4 }) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('bbb' as const), hole, takers: fc.tuple(seat, seat, seat) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('card' as const), card: fc.constantFrom('snake', 'camel', 'bear'), holder: fc.constantFrom(null, ...FOUR) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('draw' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('sync' as const), hole, player: fc.constantFrom(...FOUR), late: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('value' as const), value: fc.integer({ min: 1, max: 9 }) }) },
  ),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Strokes that stand nowhere yet: what agrees with the server is told to nobody. */
let given = 0;
const differing = () => 10 + ((given += 1) % 90);

/** What is told with a delta. */
const TOLD_WHOLE: readonly Step['write']['do'][] = ['strokes', 'bbb', 'card', 'draw'];

/** A phone that reads nothing of its own accord: it hears, and asks the server only where it must. */
class Phone {
  readonly #queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, structuralSharing: keepNewest } } });

  constructor(
    private readonly server: TestClient,
    private readonly round: RoundInPlay,
  ) {}

  get known(): readonly [GameState | undefined, PointsGame[] | undefined] {
    const { group, id } = this.round;
    return [this.#queries.getQueryData(gameStateQuery(id).queryKey), this.#queries.getQueryData(pointsGamesQuery(group.id, id).queryKey)];
  }

  async read(): Promise<void> {
    const { group, id } = this.round;
    this.#queries.setQueryData(groupQuery(group.id).queryKey, (await this.server.get(`/api/groups/${group.id}`)).body);
    const [game, games] = await stateOf(this.server, this.round);
    this.#queries.setQueryData(gameStateQuery(id).queryKey, game);
    this.#queries.setQueryData(pointsGamesQuery(group.id, id).queryKey, games);
  }

  /** Returns whether it needed no request. */
  async hear(hint: Hint): Promise<boolean> {
    const isApplied = applyDelta(this.#queries, hint) !== null;
    if (!isApplied) await this.read();
    return isApplied;
  }

  forget(): void {
    this.#queries.clear();
  }
}

const stateOf = async (client: TestClient, { group, id }: RoundInPlay): Promise<readonly [GameState, PointsGame[]]> => [
  (await client.get(`/api/game-state/${id}`)).body,
  (await client.get(`/api/points-games/${group.id}?gameStateId=${id}`)).body,
];

let platform: Awaited<ReturnType<typeof startForTest>>;
let golfer: TestClient;
beforeAll(async () => {
  platform = await startForTest();
  golfer = platform.visitor();
  await registerWithTrial(golfer);
});
afterAll(() => platform.close());

describe('a hint that carries what changed', () => {
  let socket: Socket;
  const heard = new Map<string, Hint>();
  const wake = new Set<() => void>();
  beforeAll(() => {
    socket = io(platform.url, { path: SOCKET_PATH, transports: ['websocket'], extraHeaders: { cookie: golfer.cookies() }, forceNew: true });
    socket.onAny((_message: string, hint: Hint) => {
      heard.set(`${hint.id}=${hint.version}`, hint);
      for (const look of wake) look();
    });
  });
  afterAll(() => void socket.close());

  const hintOf = (id: string, version: number): Promise<Hint> =>
    new Promise((resolve) => {
      const look = () => {
        const hint = heard.get(`${id}=${version}`);
        if (hint && wake.delete(look)) resolve(hint);
      };
      wake.add(look);
      look();
    });

  async function open(): Promise<RoundInPlay> {
    const round = await ROUND.begin(golfer);
    await golfer.post(`/api/groups/${round.group.id}/custom-cards`, { name: 'Bear', emoji: '🐻', value: 5 });
    expect(await socket.emitWithAck('joinRoom', { groupId: round.group.id, atLeast: `groups/${round.group.id}=1` })).toEqual({ ok: true });
    return { ...round, group: (await golfer.get(`/api/groups/${round.group.id}`)).body };
  }

  /** Returns the version that the write made; null: it changed nothing. */
  async function write({ id, group, pointsId, bbbId }: RoundInPlay, what: Step['write'], before: number): Promise<number | null> {
    const answer = await golferDoes();
    const version = parseVersions(answer.headers.get('X-Versions')).find(({ kind }) => kind === 'games')?.version ?? before;
    return version === before ? null : version;

    function golferDoes() {
      switch (what.do) {
        case 'strokes':
          return golfer.post(`/api/games/${pointsId}/holes/${what.hole}/scores`, { scores: Object.fromEntries(FOUR.map((id, n) => [id, what.strokes[n]])) });
        case 'bbb':
          return golfer.put(`/api/bbb-games/${bbbId}/hole/${what.hole}`, { firstOn: what.takers[0], closestTo: what.takers[1], firstIn: what.takers[2] });
        case 'card':
          return golfer.post(`/api/game-state/${id}/assign-card`, { cardType: what.card === 'bear' ? group.customCards[0]?.id : what.card, playerId: what.holder });
        case 'draw':
          return golfer.post(`/api/game-state/${id}/draw-card`);
        case 'sync':
          return golfer.post('/api/offline-sync/points-score', {
            gameId: pointsId,
            gameType: 'points',
            hole: what.hole,
            playerId: what.player,
            points: differing(),
            timestamp: Date.now() - (what.late ? 3_600_000 : 0),
          });
        case 'value':
          return golfer.put(`/api/points-games/${pointsId}/settings`, { pointValue: what.value, fbtValue: 10 });
      }
    }
  }

  it('when change notices are lost, doubled or late, then a phone is still right', async () => {
    let told = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        const round = await open();
        const phone = new Phone(golfer, round);
        await phone.read();
        let version = phone.known[0]?.version ?? 0;
        const late: Hint[] = [];
        for (const { journey, write: what } of steps) {
          // What is entered over a conflict changes that, too, which no hint carries.
          const isDisputed = (await golfer.get(`/api/games/${round.id}/conflicts`)).body.length > 0;
          const made = await write(round, what, version);
          if (made === null) continue;
          version = made;
          const hint = await hintOf(round.id, made);
          const held = phone.known;
          if (journey === 'late') late.push(hint);
          if (journey === 'late' || journey === 'lost') continue;
          const isApplied = await phone.hear(hint);
          if (!isDisputed && TOLD_WHOLE.includes(what.do) && held[0]?.version === made - 1) expect({ what, delta: hint.delta, isApplied }).toMatchObject({ isApplied: true });
          if (isApplied) told += 1;
          if (journey === 'twice') await phone.hear(hint);
          for (const overtaken of late.splice(0)) await phone.hear(overtaken);
          expect(JSON.stringify(phone.known)).toBe(JSON.stringify(await stateOf(golfer, round)));
        }
        phone.forget();
        await socket.emitWithAck('leaveRoom', round.group.id);
      }),
      { numRuns: ROUNDS },
    );
    expect(told).toBeGreaterThan(0);
  });
});

describe('a leaderboard', () => {
  it('when it is asked for by anybody, then all share one cached answer', async () => {
    const { id: played } = await ROUND.with({ scores: { 1: [4, 4, 4, 4] } }).begin(golfer);
    const { token } = (await golfer.post(`/api/game-state/${played}/spectator-link`)).body;
    const seen = async (client: TestClient, headers = {}) => {
      const { status, body, headers: answered } = await client.get(`/api/watch/${token}`, { headers });
      return { status, body, etag: answered.get('etag'), caching: answered.get('cache-control'), vary: answered.get('vary'), cookie: answered.get('set-cookie') };
    };
    const shared = await seen(platform.visitor());
    expect(shared).toMatchObject({ status: 200, etag: expect.stringMatching(/^"/), caching: expect.stringMatching(/^public, max-age=/), cookie: null });
    expect(shared.vary ?? '').not.toMatch(/cookie|authorization|\*/i);
    for (const headers of [{}, { 'X-At-Least': 'games/x=1' }, { 'X-Guest': '1' }]) expect(await seen(golfer, headers)).toEqual(shared);
    expect(await seen(golfer, { 'If-None-Match': shared.etag })).toEqual({ ...shared, status: 304, body: '' });
  });
});
