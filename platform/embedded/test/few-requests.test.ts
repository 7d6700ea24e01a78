import fc from 'fast-check';
import { entriesQuery, gameStateQuery, groupQuery, keepNewest } from '@fairshare/api-client';
import type { GameState, ChangeNotice, RoundEntries } from '@fairshare/contracts';
import type { RoundInPlay, TestClient } from '@fairshare/testing';
import { QueryClient } from '@tanstack/react-query';
import { applyDelta } from '../../../frontends/game/src/session/live/apply-delta';
import { Hearing } from './live/hearing';
import { anyWrite, hasWholeDelta, make } from './live/writes';
import { registerWithTrial, ROUND, startForTest } from './support';

const ROUNDS = Number(process.env['ROUNDS'] ?? 8);

/** What happens to a change notice on its way. Late: it arrives after the following one. */
const journey = fc.constantFrom('comes', 'comes', 'comes', 'twice', 'lost', 'late');
const step = fc.record({ journey, write: anyWrite });

/** A round, and its entries. */
type Known = readonly [GameState | undefined, RoundEntries | undefined];

/** A phone that does not poll: it receives change notices, and refetches only where it must. */
class Phone {
  readonly #queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, structuralSharing: keepNewest } } });

  constructor(
    private readonly server: TestClient,
    private readonly round: RoundInPlay,
  ) {}

  get known(): Known {
    const { id } = this.round;
    return [this.#queries.getQueryData(gameStateQuery(id).queryKey), this.#queries.getQueryData(entriesQuery(id).queryKey)];
  }

  async read(): Promise<void> {
    const { group, id } = this.round;
    this.#queries.setQueryData(groupQuery(group.id).queryKey, (await this.server.get(`/api/groups/${group.id}`)).body);
    const [game, entries] = await stateOf(this.server, this.round);
    this.#queries.setQueryData(gameStateQuery(id).queryKey, game);
    this.#queries.setQueryData(entriesQuery(id).queryKey, entries);
  }

  /** Returns whether it could apply the notice without a request. */
  async receive(notice: ChangeNotice): Promise<boolean> {
    const isApplied = applyDelta(this.#queries, notice) !== null;
    if (!isApplied) await this.read();
    return isApplied;
  }

  forget(): void {
    this.#queries.clear();
  }
}

const stateOf = async (client: TestClient, { id }: RoundInPlay): Promise<Known> => [
  (await client.get(`/api/game-state/${id}`)).body,
  (await client.get(`/api/game-state/${id}/holes`)).body,
];

/** The known data as text, without the versions of games: change notices do not contain them, and nothing is compared by them. */
const textOf = ([game, entries]: Known): string => JSON.stringify([game, entries && { ...entries, games: entries.games.map(({ version: _, ...one }) => one) }]);

let platform: Awaited<ReturnType<typeof startForTest>>;
let golfer: TestClient;
beforeAll(async () => {
  platform = await startForTest();
  golfer = platform.visitor();
  await registerWithTrial(golfer);
});
afterAll(() => platform.close());

describe('a change notice that carries what changed', () => {
  let hearing: Hearing;
  beforeAll(() => {
    hearing = new Hearing(platform.url, golfer);
  });
  afterAll(() => hearing.close());

  it('when change notices are lost, doubled or late, then a phone is still right', async () => {
    let applied = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        const round = await hearing.open();
        const phone = new Phone(golfer, round);
        await phone.read();
        let version = phone.known[0]?.version ?? 0;
        const late: ChangeNotice[] = [];
        for (const { journey, write: what } of steps) {
          // An entry also changes an open conflict about it, which no notice contains.
          const hasConflict = (await golfer.get(`/api/games/${round.id}/conflicts`)).body.length > 0;
          const made = await make(golfer, round, what, version);
          if (made === null) continue;
          version = made;
          const notice = await hearing.changeNoticeOf(round.id, made);
          const held = phone.known;
          if (journey === 'late') late.push(notice);
          if (journey === 'late' || journey === 'lost') continue;
          const isApplied = await phone.receive(notice);
          if (!hasConflict && hasWholeDelta(what) && held[0]?.version === made - 1) expect({ what, delta: notice.delta, isApplied }).toMatchObject({ isApplied: true });
          if (isApplied) applied += 1;
          if (journey === 'twice') await phone.receive(notice);
          for (const overtaken of late.splice(0)) await phone.receive(overtaken);
          expect(textOf(phone.known)).toBe(textOf(await stateOf(golfer, round)));
        }
        phone.forget();
        await hearing.leave(round.group.id);
      }),
      { numRuns: ROUNDS },
    );
    expect(applied).toBeGreaterThan(0);
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
