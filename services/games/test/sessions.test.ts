import { eventually } from '@fairshare/testing';
import { roundType } from '../src/store';
import { GROUP, type GamesPlatform, NOW, ROUND, startGames } from './platform';

let games: GamesPlatform;
beforeEach(async () => (games = await startGames()));
afterEach(() => games.platform.close());

describe('creating a round', () => {
  it('when a round is created, then BBB and card values come along', async () => {
    const created = await games.ann.post('/api/game-state', { groupId: 'g1', name: '  Sunday round ' });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      name: 'Sunday round',
      groupId: 'g1',
      isActive: true,
      createdAt: NOW.toISOString(),
      lastPlayed: null,
      pointsGameId: null,
      bbbGameId: `${created.body.id}.b1`,
      cardValues: { camel: 7 },
      currentCard: null,
      cardHistory: [],
      playerCards: { p1: [], p2: [], p3: [], p4: [] },
    });
    expect(created.body.deck.map((card: { id: string }) => card.id)).toEqual(['camel', 'fish', 'roadrunner', 'ghost', 'skunk', 'snake', 'yeti', 'bear']);
    expect(created.headers.get('x-versions')).toBe(`games/${created.body.id}=1`);
    expect(created.headers.get('etag')).toBe('"1"');
    const list = await games.ann.get(`/api/points-games/g1?gameStateId=${created.body.id}`);
    expect(list.body).toEqual([expect.objectContaining({ gameType: 'bbb', gameStateId: created.body.id })]);
  });

  it('when no name is given, then the round is called by its date', async () => {
    const created = await games.ann.post('/api/game-state', { groupId: 'g1', name: ' ' });
    expect(created.body.name).toBe('Game Jun 20, 2026');
  });

  it('when the name has more than 50 characters, then it gets 400', async () => {
    const refused = await games.ann.post('/api/game-state', { groupId: 'g1', name: 'x'.repeat(51) });
    expect(refused.status).toBe(400);
    expect(refused.body.issues).toEqual([expect.objectContaining({ path: 'name' })]);
  });

  it('when a create repeats under its key, then one round exists', async () => {
    const headers = { 'Idempotency-Key': 'create-1' };
    const first = await games.ann.post('/api/game-state', { groupId: 'g1', name: 'A' }, { headers });
    const again = await games.ann.post('/api/game-state', { groupId: 'g1', name: 'A' }, { headers });
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    expect((await games.ann.get('/api/groups/g1/games')).body).toHaveLength(1);
    const other = await games.ann.post('/api/game-state', { groupId: 'g1', name: 'B' }, { headers });
    expect(other.status).toBe(422);
  });
});

describe('access to a round', () => {
  it('when a stranger asks for rounds, then every call gets 404', async () => {
    const { id: sessionId, pointsId, bbbId } = await ROUND.begin(games.ann);
    const answers = await Promise.all([
      games.stranger.get('/api/groups/g1/games'),
      games.stranger.get('/api/groups/unknown/games'),
      games.stranger.post('/api/game-state', { groupId: 'g1' }),
      games.stranger.get(`/api/game-state/${sessionId}`),
      games.stranger.post(`/api/game-state/${sessionId}/draw-card`),
      games.stranger.post(`/api/game-state/${sessionId}/assign-card`, { cardType: 'camel', playerId: 'p1' }),
      games.stranger.put(`/api/game-states/${sessionId}/card-values`, { cardValues: {} }),
      games.stranger.get('/api/points-games/g1'),
      games.stranger.post('/api/points-games', { gameStateId: sessionId }),
      games.stranger.post('/api/bbb-games', { gameStateId: sessionId }),
      games.stranger.put(`/api/points-games/${pointsId}/settings`, { pointValue: 1, fbtValue: 1 }),
      games.stranger.post(`/api/games/${pointsId}/holes/1/scores`, { scores: { p1: 4 } }),
      games.stranger.put(`/api/bbb-games/${bbbId}/hole/1`, { firstOn: 'none', closestTo: 'none', firstIn: 'none' }),
      games.stranger.get(`/api/games/${sessionId}/conflicts`),
      games.stranger.post(`/api/games/${sessionId}/conflicts/x`, { take: 'stored' }),
      games.stranger.delete(`/api/games/${sessionId}`),
      games.stranger.post('/api/offline-sync/card-assignment', { gameId: sessionId, playerId: 'p1', cardType: 'camel', timestamp: 1 }),
      games.stranger.post('/api/offline-sync/points-score', {
        gameId: pointsId,
        gameType: 'points',
        playerId: 'p1',
        hole: 1,
        points: 4,
        timestamp: 1,
      }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map((answer) => answer.body.code))).toEqual(new Set(['NOT_FOUND']));
  });

  it('when nobody is signed in, then a call gets a 401', async () => {
    expect((await games.platform.anonymous().get('/api/groups/g1/games')).status).toBe(401);
    expect((await games.platform.as({ userId: 'u1', accessUntil: 0 }).get('/api/groups/g1/games')).status).toBe(402);
  });

  it('when a member joined just now, then they are let in', async () => {
    await ROUND.begin(games.ann);
    expect((await games.stranger.get('/api/groups/g1/games')).status).toBe(404);
    games.platform.clock.advance(2_000);
    await games.groups.update('g1', (group) => ({ state: { ...group, members: [...group.members, 'u9'] }, changes: [{ name: 'member-joined' }] }));
    expect((await games.stranger.get('/api/groups/g1/games')).body).toHaveLength(1);
  });

  it('when a request names another group, then groupId is named', async () => {
    const { id: sessionId } = await ROUND.begin(games.ann);
    const refused = await games.ann.post(`/api/game-state/${sessionId}/draw-card`, { groupId: 'g2' });
    expect(refused.status).toBe(400);
    expect(refused.body.issues).toEqual([expect.objectContaining({ path: 'groupId' })]);
  });
});

describe("the group's rounds", () => {
  it('when rounds are listed, then the newest is first and active', async () => {
    const created: string[] = [];
    for (const name of ['one', 'two', 'three', 'four', 'five']) created.push((await ROUND.with({ name }).begin(games.ann)).id);
    const all = await games.ann.get('/api/groups/g1/games');
    expect(all.body.map((game: { name: string }) => game.name)).toEqual(['five', 'four', 'three', 'two', 'one']);
    expect(all.body.map((game: { isActive: boolean }) => game.isActive)).toEqual([true, false, false, false, false]);
    expect(all.headers.get('link')).toBeNull();

    const names: string[] = [];
    let next: string | undefined = '/api/groups/g1/games?limit=2';
    while (next) {
      const page: Awaited<ReturnType<typeof games.ann.get>> = await games.ann.get(next);
      names.push(...page.body.map((game: { name: string }) => game.name));
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(names).toEqual(['five', 'four', 'three', 'two', 'one']);
    expect((await games.ann.get('/api/groups/g1/games?cursor=nonsense')).status).toBe(400);
    expect((await games.ann.get('/api/groups/g1/games?limit=0')).status).toBe(400);
  });

  it('when the newest round is deleted, then the one before is active again', async () => {
    const first = await ROUND.with({ name: 'one' }).begin(games.ann);
    const second = await ROUND.with({ name: 'two' }).begin(games.ann);
    expect((await games.ann.get(`/api/game-state/${first.id}`)).body.isActive).toBe(false);
    const deleted = await games.ann.delete(`/api/games/${second.id}`);
    expect(deleted.status).toBe(204);
    expect(deleted.headers.get('x-versions')).toBe(`games/${second.id}=3`);
    expect((await games.ann.get(`/api/game-state/${second.id}`)).status).toBe(404);
    expect((await games.ann.get(`/api/game-state/${first.id}`)).body.isActive).toBe(true);
    expect((await games.ann.delete(`/api/games/${second.id}`)).status).toBe(404);
  });

  it('when the group is deleted, then its rounds are, too', async () => {
    const { id: sessionId } = await ROUND.begin(games.ann);
    await games.groups.remove('g1', () => [{ name: 'group-deleted' }]);
    const left = () => games.platform.storage('games').aggregates(roundType).get(sessionId);
    expect(await eventually(left, (found) => found === null)).toBeNull();
    games.platform.clock.advance(2_000);
    expect((await games.ann.get('/api/groups/g1/games')).status).toBe(404);
    expect((await games.ann.post('/api/game-state', { groupId: 'g1' })).status).toBe(404);
  });

  it('when fifty create a round at once, then one is active', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => games.ann.post('/api/game-state', { groupId: 'g1', name: `${index}` })));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 201));
    const list: { name: string; createdAt: string; isActive: boolean }[] = (await games.ann.get('/api/groups/g1/games')).body;
    expect(new Set(list.map((game) => game.name)).size).toBe(50);
    expect(new Set(list.map((game) => game.createdAt)).size).toBe(50);
    expect(list.filter((game) => game.isActive)).toHaveLength(1);
  });
});

it("when a round is published, then only the contract's fields are", async () => {
  const { id: sessionId } = await ROUND.begin(games.ann);
  await games.ann.post('/api/offline-sync/card-assignment', { id: 'r1', gameId: sessionId, playerId: 'p1', cardType: 'camel', timestamp: 1 });
  const published: Record<string, unknown> = (await games.platform.peers.call<{ state: Record<string, unknown> }>('games', 'GET', `/internal/aggregates/games/${sessionId}`)).state;
  expect(Object.keys(published).toSorted()).toEqual([
    'bbb',
    'cards',
    'conflicts',
    'createdAt',
    'createdBy',
    'games',
    'groupId',
    'id',
    'lastPlayedAt',
    'marks',
    'name',
    'points',
    'roster',
    'strokes',
  ]);
  expect(GROUP.members).toContain(published['createdBy']);
});
