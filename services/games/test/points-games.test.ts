import { type GamesPlatform, type Play, ROUND, scoresOf, startGames } from './platform';

let games: GamesPlatform;
let play: Play;
beforeEach(async () => {
  games = await startGames();
  play = await ROUND.begin(games.ann);
});
afterEach(() => games.platform.close());

const record = (hole: number | string, scores: unknown, more: object = {}, client = games.ann) =>
  client.post(`/api/games/${play.pointsId}/holes/${hole}/scores`, { scores, ...more });
const award = (hole: number | string, body: object, client = games.ann) => client.put(`/api/bbb-games/${play.bbbId}/hole/${hole}`, body);
const list = async () => (await games.ann.get(`/api/points-games/g1?gameStateId=${play.id}`)).body;
const NONE = { firstOn: 'none', closestTo: 'none', firstIn: 'none' };

describe('the 2/9/16 game of a round', () => {
  it('when the round has a 2/9/16 game, then creating another gets a 409 POINTS_GAME_EXISTS', async () => {
    const second = await games.ann.post('/api/points-games', { groupId: 'g1', gameStateId: play.id, name: 'Again' });
    expect([second.status, second.body.code]).toEqual([409, 'POINTS_GAME_EXISTS']);
  });

  it('when a 2/9/16 game is created, then it has default values', async () => {
    const [points, bbb] = await list();
    expect(points).toMatchObject({
      id: play.pointsId,
      gameType: 'points',
      gameStateId: play.id,
      groupId: 'g1',
      name: 'Game Jun 20, 2026',
      holes: {},
      points: {},
      totals: { p1: 0, p2: 0, p3: 0, p4: 0 },
      settings: { pointValue: 1, fbtValue: 10 },
      incompleteHoles: [],
      cellVersions: {},
    });
    expect(bbb).toMatchObject({ id: play.bbbId, gameType: 'bbb', settings: { pointValue: 1, fbtValue: 10 } });
  });

  it('when a round asks for its 2/9/16 game, then one write makes both', async () => {
    const made = await games.ann.post('/api/game-state', { groupId: 'g1', name: 'Both', allGames: true, rules: { pointValue: 0.25, fbtValue: 2.5 } });
    expect(made).toMatchObject({ status: 201, body: { version: 1, pointsGameId: expect.any(String), bbbGameId: expect.any(String) } });
    const { body } = await games.ann.get(`/api/points-games/g1?gameStateId=${made.body.id}`);
    expect(body).toMatchObject([
      { gameType: 'points', name: 'Both', settings: { pointValue: 0.25, fbtValue: 2.5 } },
      { gameType: 'bbb', settings: { pointValue: 0.25, fbtValue: 2.5 } },
    ]);
    expect((await games.ann.post('/api/points-games', { gameStateId: made.body.id })).body.code).toBe('POINTS_GAME_EXISTS');
  });

  it('when a round does not ask for it, then it has none until created', async () => {
    const made = await games.ann.post('/api/game-state', { groupId: 'g1', allGames: false });
    expect(made.body.pointsGameId).toBeNull();
    expect((await games.ann.post('/api/points-games', { gameStateId: made.body.id })).status).toBe(201);
  });

  it('when the asking is no yes or no, then nothing is made', async () => {
    const before = (await games.ann.get('/api/groups/g1/games')).body;
    expect((await games.ann.post('/api/game-state', { groupId: 'g1', allGames: 'yes' })).status).toBe(400);
    expect((await games.ann.get('/api/groups/g1/games')).body).toEqual(before);
  });

  it('when the same is played again, then a deleted 2/9/16 game stays away', async () => {
    const again = async () => (await games.ann.post('/api/game-state', { groupId: 'g1', sameAs: play.id, allGames: true })).body.pointsGameId;
    expect(await again()).not.toBeNull();
    await games.ann.delete(`/api/games/${play.pointsId}`);
    expect(await again()).toBeNull();
  });

  it('when games are listed page by page, then each comes once', async () => {
    const all = (await list()).map(({ id }: { id: string }) => id);
    const seen: string[] = [];
    for (let next: string | undefined = `/api/points-games/g1?gameStateId=${play.id}&limit=1`; next !== undefined;) {
      const page = await games.ann.get(next);
      expect(page.body).toHaveLength(1);
      seen.push(page.body[0].id);
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(all);
  });

  it('when the 2/9/16 game is deleted, then BBB stays', async () => {
    const deleted = await games.ann.delete(`/api/games/${play.pointsId}`);
    expect(deleted.status).toBe(204);
    expect((await list()).map((game: { gameType: string }) => game.gameType)).toEqual(['bbb']);
    expect((await record(1, scoresOf(4, 4, 4, 4))).status).toBe(404);
    const next = await games.ann.post('/api/points-games', { gameStateId: play.id });
    expect(next.status).toBe(201);
    expect(next.body.id).not.toBe(play.pointsId);
  });

  it("when a group's games are listed, then both kinds are there", async () => {
    expect((await games.ann.get('/api/points-games/g1')).body).toHaveLength(2);
    expect((await games.ann.get('/api/points-games/g1?gameStateId=unknown')).status).toBe(404);
  });

  it('when the BBB game is to be deleted, then it gets 409', async () => {
    expect((await games.ann.delete(`/api/games/${play.bbbId}`)).status).toBe(409);
    expect((await games.ann.post('/api/bbb-games', { groupId: 'g1', gameStateId: play.id })).body.id).toBe(play.bbbId);
  });
});

describe('hole scores', () => {
  it('when a hole is entered and corrected, then its points follow', async () => {
    const first = await record(1, scoresOf(4, 4, 5, 6));
    expect(first.status).toBe(200);
    expect(first.body.holes).toEqual({ 1: scoresOf(4, 4, 5, 6) });
    expect(first.body.points).toEqual({ 1: scoresOf(6, 6, 3, 1) });
    const second = await record(1, scoresOf(4, 5, 5, 6));
    expect(second.body.totals).toEqual(scoresOf(7, 4, 4, 1));
    expect(second.body.cellVersions).toEqual({ 1: scoresOf(1, 2, 1, 1) });
    expect(second.body.version).toBe(first.body.version + 1);
    expect(second.headers.get('x-versions')).toMatch(new RegExp(`^games/${play.id}=\\d+$`));
    expect((await games.ann.get(`/api/game-state/${play.id}`)).body.lastPlayed).toBe(games.platform.clock.now().toISOString());
  });

  it.each([
    ['a missing player', 1, { p1: 4, p2: 4, p3: 4 }, 'scores.p4'],
    ['an unknown player', 1, { ...scoresOf(4, 4, 4, 4), p9: 4 }, 'scores.p9'],
    ['an inherited name', 1, { ...scoresOf(4, 4, 4), toString: 4 }, 'scores.toString'],
    ['zero strokes', 1, scoresOf(4, 4, 4, 0), 'scores.p4'],
    ['a hundred strokes', 1, scoresOf(4, 4, 4, 100), 'scores.p4'],
    ['half a stroke', 1, scoresOf(4, 4, 4, 1.5), 'scores.p4'],
    ['strokes as text', 1, { ...scoresOf(4, 4, 4), p4: '4' }, 'scores.p4'],
    ['no strokes', 1, { ...scoresOf(4, 4, 4), p4: null }, 'scores.p4'],
    ['no scores', 1, {}, 'scores'],
    ['hole 0', 0, scoresOf(4, 4, 4, 4), 'hole'],
    ['hole 19', 19, scoresOf(4, 4, 4, 4), 'hole'],
    ['half a hole', '1.5', scoresOf(4, 4, 4, 4), 'hole'],
  ])('when scores come with %s, then the field is named', async (_what, hole, scores, path) => {
    const before = await list();
    const refused = await record(hole, scores);
    expect(refused.status).toBe(400);
    expect(refused.body.issues).toContainEqual(expect.objectContaining({ path }));
    expect(await list()).toEqual(before);
  });

  it('when scores are missing or zero, then the specified message follows', async () => {
    expect((await record(1, { p1: 4 })).body.message).toContain('Invalid Scores: Please enter valid scores for all players');
    expect((await record(1, scoresOf(4, 4, 4, 0))).body.message).toContain('Please enter valid scores for all players');
  });

  it('when scores have hostile ids, then no prototype changes', async () => {
    const body = JSON.parse('{"__proto__":4,"p1":4,"p2":4,"p3":4,"p4":4}') as object;
    expect([200, 400]).toContain((await record(1, body)).status);
    expect((await record(1, { ...scoresOf(4, 4, 4), constructor: 4 })).status).toBe(400);
    expect((await games.ann.post('/api/games/__proto__/holes/1/scores', { scores: scoresOf(4, 4, 4, 4) })).status).toBe(404);
    expect(({} as Record<string, unknown>)['value']).toBeUndefined();
  });

  it('when scores name an older version, then they get 409', async () => {
    await record(1, scoresOf(4, 4, 4, 4), {}, games.bob);
    const same = await record(1, scoresOf(4, 4, 4, 4), { baseVersion: { p1: 0, p2: 0 } });
    expect(same.status).toBe(200);
    const refused = await record(1, scoresOf(5, 4, 4, 3), { baseVersion: { p1: 0, p2: 0, p4: 1 } });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'CELL_CHANGED',
      stored: { p1: { value: 4, version: 1, by: 'u2', at: games.platform.clock.now().toISOString() } },
    });
    expect(Object.keys(refused.body.stored)).toEqual(['p1']);
    expect((await list())[0].holes[1]).toEqual(scoresOf(4, 4, 4, 4));
    expect((await record(1, scoresOf(5, 4, 4, 3), { baseVersion: { p1: 1, p2: 1, p4: 1 } })).status).toBe(200);
  });

  it('when If-Match names an older version, then scores get 412', async () => {
    const headers = { 'Idempotency-Key': 'score-1' };
    const path = `/api/games/${play.pointsId}/holes/1/scores`;
    const first = await games.ann.post(path, { scores: scoresOf(4, 4, 4, 4) }, { headers });
    await play.give('camel', 'p1');
    const etag = first.headers.get('etag') ?? '';
    const next = await games.ann.post(path, { scores: scoresOf(5, 4, 4, 4) }, { headers: { 'If-Match': etag } });
    expect(next.status).toBe(200);
    expect((await games.ann.post(path, { scores: scoresOf(6, 4, 4, 4) }, { headers: { 'If-Match': etag } })).status).toBe(412);
    const again = await games.ann.post(path, { scores: scoresOf(4, 4, 4, 4) }, { headers });
    expect(again.body.holes[1].p1).toBe(5);
    expect((await games.ann.post(path, { scores: scoresOf(9, 4, 4, 4) }, { headers })).status).toBe(422);
  });

  it('when fifty writers score one hole at once, then every write is counted', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => record(9, scoresOf(index + 1, 4, 4, 4), {}, index % 2 ? games.ann : games.bob)));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    const [points] = await list();
    expect(points.cellVersions[9]).toEqual(scoresOf(50, 1, 1, 1));
    expect(new Set(answers.map((answer) => answer.body.version)).size).toBe(50);
  });

  it('when eighteen writers score at once, then all holes are kept', async () => {
    await Promise.all(Array.from({ length: 18 }, (_, index) => record(index + 1, scoresOf(4, 5, 6, 7))));
    expect(Object.keys((await list())[0].holes)).toHaveLength(18);
  });
});

describe('a BBB hole', () => {
  it('when the awards of a hole are entered, then each counts', async () => {
    const answer = await award(3, { firstOn: 'p1', closestTo: 'p1', firstIn: 'none' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id: play.bbbId,
      gameType: 'bbb',
      holes: { 3: { firstOn: 'p1', closestTo: 'p1', firstIn: 'none' } },
      points: { 3: scoresOf(2, 0, 0, 0) },
      totals: scoresOf(2, 0, 0, 0),
      incompleteHoles: [],
      cellVersions: { 3: { firstOn: 1, closestTo: 1, firstIn: 1 } },
    });
  });

  it.each([
    [{ closestTo: 'p1', firstIn: 'p1' }, 'firstOn'],
    [{ ...NONE, firstOn: 'p9' }, 'firstOn'],
    [{ ...NONE, closestTo: 'toString' }, 'closestTo'],
    [{ ...NONE, firstIn: '' }, 'firstIn'],
    [{ ...NONE, firstIn: null }, 'firstIn'],
  ])('when the awards of a hole are %j, then the field is named', async (body, path) => {
    const refused = await award(3, body);
    expect(refused.status).toBe(400);
    expect(refused.body.issues).toContainEqual(expect.objectContaining({ path }));
    expect((await list())[1].holes).toEqual({});
  });

  it('when someone else changed an award, then CELL_CHANGED follows', async () => {
    await award(3, { ...NONE, firstOn: 'p2' }, games.bob);
    const refused = await award(3, { ...NONE, firstOn: 'p1', baseVersion: { firstOn: 0, closestTo: 0 } });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'CELL_CHANGED', stored: { firstOn: { value: 'p2', version: 1, by: 'u2' } } });
    expect((await award(3, { ...NONE, firstOn: 'p1', baseVersion: { firstOn: 1 } })).status).toBe(200);
  });

  it('when entries go to the wrong kind of game, then 404 follows', async () => {
    expect((await games.ann.put(`/api/bbb-games/${play.pointsId}/hole/1`, NONE)).status).toBe(404);
    expect((await games.ann.post(`/api/games/${play.bbbId}/holes/1/scores`, { scores: scoresOf(4, 4, 4, 4) })).status).toBe(404);
  });
});

describe('settings', () => {
  it.each([
    ['2/9/16', () => play.pointsId],
    ['BBB', () => play.bbbId],
  ])('when the settings of a %s game change, then cents are kept', async (_kind, id) => {
    const answer = await games.ann.put(`/api/points-games/${id()}/settings`, { pointValue: 0.29, fbtValue: 1.1 });
    expect([answer.status, answer.body]).toEqual([200, { pointValue: 0.29, fbtValue: 1.1 }]);
    const stored = (await list()).find((game: { id: string }) => game.id === id());
    expect(stored.settings).toEqual({ pointValue: 0.29, fbtValue: 1.1 });
    expect(answer.headers.get('etag')).toBe(`"${stored.version}"`);
  });

  it('when a point value is no amount, then the field is named', async () => {
    for (const pointValue of [-1, 0.001, 10_000.01, '1', null]) {
      const refused = await games.ann.put(`/api/points-games/${play.pointsId}/settings`, { pointValue, fbtValue: 1 });
      expect(refused.status).toBe(400);
      expect(refused.body.issues).toContainEqual(expect.objectContaining({ path: 'pointValue' }));
    }
    expect((await games.ann.put('/api/points-games/unknown/settings', { pointValue: 1, fbtValue: 1 })).status).toBe(404);
  });
});
