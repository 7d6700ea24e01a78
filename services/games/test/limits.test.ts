import type { Round } from '../src/domain/round';
import { CARD_MOVES_MAX, OFFLINE_RECORDS_MAX, OPEN_CONFLICTS_MAX, ROUNDS_MAX, RESOLVED_CONFLICTS_KEPT } from '../src/domain/round-limits';
import { roundIndexType, roundType } from '../src/store';
import { conflictsOf, type GamesPlatform, type Play, scoresOf, startPlay, strokesRecord } from './platform';

let games: GamesPlatform;
let play: Play;
beforeEach(async () => void ({ games, play } = await startPlay()));
afterEach(() => games.platform.close());

const now = () => games.platform.clock.now().getTime();
const sessions = () => games.platform.storage('games').aggregates(roundType);
const stored = async (): Promise<Round> => {
  const found = await sessions().get(play.id);
  if (!found) throw new Error('the session is gone');
  return found.state;
};
/** Puts the round into a state that would take many calls to reach, or that an earlier release left. */
const given = (change: (round: Round) => Round) => sessions().update(play.id, (round) => ({ state: change(round), changes: [] }));
const conflicts = () => conflictsOf(games, play.id);
const batch = (records: object[]) => games.bob.post('/api/offline-sync/points-scores', { records });
const unplaced = (id: string, more: object = {}) => ({ id, gameId: play.bbbId, gameType: 'bbb', hole: 1, playerId: 'p1', timestamp: now(), ...more });
const strokes = (more?: object) => strokesRecord(games, play.pointsId, more);
const conflict = (index: number, value: number, resolved: object | null = null) =>
  ({
    id: `${play.id}.c${1_000 + index}`,
    game: 'points',
    gameId: play.pointsId,
    hole: 1 + (index % 18),
    cell: 'p1',
    stored: { value: 4, by: 'u1', at: '2026-01-01T00:00:00.000Z' },
    other: { value, by: 'u2', at: '2026-01-01T00:00:00.000Z' },
    resolved,
  }) as Round['conflicts'][number];

describe('a round that phones send to without end', () => {
  it('when many records say the same, then the group chooses once', async () => {
    const answers = [];
    for (let turn = 0; turn < 4; turn += 1) {
      answers.push(await batch(Array.from({ length: 50 }, (_, index) => unplaced(`r${turn}-${index}`, { hole: 1 + (index % 18), timestamp: now() - index }))));
    }
    expect(answers.flatMap(({ body }) => body.results.map(({ status }: { status: string }) => status))).toEqual(Array.from({ length: 200 }, () => 'conflict'));
    expect(await conflicts()).toHaveLength(18);
    await play.score(2, [4, 4, 4, 4]);
    const lost = await Promise.all(['a', 'b', 'c'].map((id) => games.bob.post('/api/offline-sync/points-score', strokes({ id, baseVersion: 0 }))));
    expect(new Set(lost.map(({ body }) => body.conflicts[0].id)).size).toBe(1);
    expect(await conflicts()).toHaveLength(19);
  });

  it('when 400 scores wait for a choice, then ROUND_FULL follows', async () => {
    await given((round) => ({ ...round, conflicts: Array.from({ length: OPEN_CONFLICTS_MAX }, (_, index) => conflict(index, 5 + Math.floor(index / 18))) }));
    const refused = await games.bob.post('/api/offline-sync/points-score', unplaced('r1'));
    expect([refused.status, refused.body.code]).toEqual([409, 'ROUND_FULL']);
    expect(refused.body.message).toBe('400 scores of this round wait for someone to choose. Choose between some of them first, then sync again');
    expect((await batch([unplaced('r1'), unplaced('r2', { hole: 18, firstOn: 'p2' })])).body.results).toMatchObject([
      { status: 'refused', httpStatus: 409, code: 'ROUND_FULL' },
      { status: 'applied' },
    ]);
    const [first] = await conflicts();
    expect((await games.ann.post(`/api/games/${play.id}/conflicts/${first.id}`, { take: 'stored' })).status).toBe(200);
    expect((await games.bob.post('/api/offline-sync/points-score', unplaced('r1'))).body.status).toBe('conflict');
  });

  it('when a round has many settled conflicts, then the oldest go', async () => {
    const resolved = { take: 'stored', by: 'u1', at: '2026-01-01T00:00:00.000Z' };
    await given((round) => ({ ...round, conflicts: Array.from({ length: 2 * RESOLVED_CONFLICTS_KEPT }, (_, index) => conflict(index, 5, resolved)) }));
    await games.bob.post('/api/offline-sync/points-score', unplaced('r1'));
    const { conflicts: kept } = await stored();
    expect(kept).toHaveLength(RESOLVED_CONFLICTS_KEPT + 1);
    expect(kept.at(-2)?.id).toBe(conflict(2 * RESOLVED_CONFLICTS_KEPT - 1, 5).id);
  });

  it('when a round has 3,000 offline entries, then ROUND_FULL follows', async () => {
    const appliedRecords = Object.fromEntries(Array.from({ length: OFFLINE_RECORDS_MAX }, (_, index) => [`key-${index}`, 'hash']));
    await given((round) => ({ ...round, internal: { ...round.internal, appliedRecords } }));
    const refused = await games.bob.post('/api/offline-sync/points-score', strokes());
    expect([refused.status, refused.body.code]).toEqual([409, 'ROUND_FULL']);
    expect(refused.body.message).toContain('3,000 entries made without signal');
    expect((await games.bob.post(`/api/games/${play.pointsId}/holes/2/scores`, { scores: scoresOf(4, 4, 4, 4) })).status).toBe(200);
  });

  it('when cards changed hands 1,000 times, then ROUND_FULL follows', async () => {
    const leg = { id: `${play.id}.m9`, key: 'camel', playerId: 'p1', at: '2026-01-01T00:00:00.000Z', by: 'u1' };
    await given((round) => ({ ...round, cards: { ...round.cards, history: Array.from({ length: CARD_MOVES_MAX }, () => leg) } }));
    const assigned = await games.ann.post(`/api/game-state/${play.id}/assign-card`, { cardType: 'camel', playerId: 'p2' });
    expect([assigned.status, assigned.body.code]).toEqual([409, 'ROUND_FULL']);
    const synced = await games.bob.post('/api/offline-sync/card-assignment', { id: 'r1', gameId: play.id, playerId: 'p2', cardType: 'camel', timestamp: now() });
    expect(synced.body.message).toBe('The cards of this round have changed hands 1,000 times, as often as it keeps. Start a new game to go on');
  });
});

describe('a group that begins rounds without end', () => {
  it('when a group has 2,000 games, then TOO_MANY_GAMES follows', async () => {
    const added = Array.from({ length: ROUNDS_MAX - 1 }, (_, index) => ({ sessionId: `old-${index}`, createdAt: '2026-01-01T00:00:00.000Z' }));
    const indexes = games.platform.storage('games').aggregates(roundIndexType);
    await indexes.update('g1', (index) => ({ state: { ...index, bookings: [...index.bookings, ...added] }, changes: [] }));
    const begin = () => games.ann.post('/api/game-state', { groupId: 'g1' });
    expect(await begin()).toMatchObject({ status: 409, body: { code: 'TOO_MANY_GAMES', message: 'A group keeps 2,000 games. Delete one that nobody needs first.' } });
    expect((await games.ann.delete(`/api/games/${play.id}`)).status).toBe(204);
    expect((await begin()).status).toBe(201);
  });

  it("when a deleted round's key is repeated, then it gets 409", async () => {
    const key = { headers: { 'Idempotency-Key': 'k1' } };
    const { id } = (await games.ann.post('/api/game-state', { groupId: 'g1' }, key)).body;
    await games.ann.delete(`/api/games/${id}`);
    expect((await games.ann.post('/api/game-state', { groupId: 'g1' }, key)).status).toBe(409);
    expect((await games.platform.storage('games').aggregates(roundIndexType).get('g1'))?.state.bookings).toHaveLength(1);
  });
});

describe('a request that is wrong a hundred thousand times', () => {
  it('when a request has 100,000 wrong values, then one is named', async () => {
    const answer = await games.ann.post('/api/game-state', { groupId: 'g1', holes: Array<number>(100_000).fill(0) });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', issues: expect.arrayContaining([{ path: 'holes.0', message: 'must be 1 to 18' }]) } });
    expect(JSON.stringify(answer.body).length).toBeLessThan(10_000);
  });
});

describe('a round that an earlier release let grow', () => {
  it('when a round has 20,000 equal conflicts, then it still opens', async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => conflict(index, 6));
    await given((round) => ({ ...round, conflicts: many }));
    expect((await games.ann.get(`/api/game-state/${play.id}`)).status).toBe(200);
    expect(await conflicts()).toHaveLength(18);
    const published = await games.platform.peers.call<{ state: { conflicts: unknown[] } }>('games', 'GET', `/internal/aggregates/games/${play.id}`);
    expect(published.state.conflicts).toHaveLength(18);

    const repeated = many.at(-1)?.id;
    const chosen = await games.ann.post(`/api/games/${play.id}/conflicts/${repeated}`, { take: 'stored' });
    expect([chosen.status, chosen.body.resolved.take]).toEqual([200, 'stored']);
    expect(await conflicts()).toHaveLength(17);
    expect((await stored()).conflicts).toHaveLength(18);
    expect((await games.ann.post(`/api/games/${play.pointsId}/holes/3/scores`, { scores: scoresOf(6, 4, 4, 4) })).status).toBe(200);
    expect(await conflicts()).toHaveLength(16);
  });
});
