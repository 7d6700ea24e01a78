import { conflictsOf, type GamesPlatform, GROUP, NOW, type Play, ROUND, scoresOf, startPlay, strokesRecord } from './platform';

const DAY = 24 * 60 * 60 * 1000;

let games: GamesPlatform;
let play: Play;
beforeEach(async () => void ({ games, play } = await startPlay()));
afterEach(() => games.platform.close());

const now = () => games.platform.clock.now().getTime();
const strokes = (more?: object) => strokesRecord(games, play.pointsId, more);
const score = (more: object = {}, client = games.bob) => client.post('/api/offline-sync/points-score', strokes(more));
const bbb = (more: object, client = games.bob) =>
  client.post('/api/offline-sync/points-score', { id: 'r1', gameId: play.bbbId, gameType: 'bbb', hole: 2, timestamp: now(), ...more });
const card = (more: object = {}, client = games.bob) =>
  client.post('/api/offline-sync/card-assignment', { id: 'r1', gameId: play.id, playerId: 'p1', cardType: 'camel', timestamp: now(), ...more });
const game = async (index: 0 | 1) => (await games.ann.get(`/api/points-games/g1?gameStateId=${play.id}`)).body[index];
const conflicts = () => conflictsOf(games, play.id);

describe('a score kept without signal', () => {
  it('when one score is sent ten times, then it counts once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => score()));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect(answers.map((answer) => answer.body.status).toSorted()).toEqual(['applied', ...Array.from({ length: 9 }, () => 'duplicate')]);
    expect(await game(0)).toMatchObject({ holes: { 2: { p1: 5 } }, incompleteHoles: [2], points: {}, cellVersions: { 2: { p1: 1 } } });
    expect(answers[0]?.headers.get('x-versions')).toMatch(new RegExp(`^games/${play.id}=`));
  });

  it("when another golfer's score is sent, then ENTERED_BY_ANOTHER follows", async () => {
    const answer = await score({ enteredBy: 'u1' });
    expect([answer.status, answer.body.code]).toEqual([409, 'ENTERED_BY_ANOTHER']);
    expect((await game(0)).holes).toEqual({});
    expect((await score({ enteredBy: 'u2' })).body.status).toBe('applied');
  });

  it('when a score has no id, then its content serves as one', async () => {
    expect((await score({ id: undefined })).body.status).toBe('applied');
    expect((await score({ id: undefined })).body.status).toBe('duplicate');
    expect((await score({ id: undefined, points: 6, timestamp: now() + 1 })).body.status).toBe('applied');
  });

  it('when two golfers use one id, then both scores count', async () => {
    expect((await score()).body.status).toBe('applied');
    expect((await score({ playerId: 'p2' }, games.ann)).body.status).toBe('applied');
    const reused = await score({ points: 6 });
    expect([reused.status, reused.body.code]).toEqual([422, 'RECORD_ID_REUSED']);
  });

  it("when a score's time is in the future, then it is now", async () => {
    await score({ timestamp: now() + DAY });
    games.platform.clock.advance(60_000);
    const later = await score({ id: 'r2', points: 4, timestamp: new Date(now()).toISOString() }, games.ann);
    expect(later.body.status).toBe('conflict');
    expect((await game(0)).holes[2].p1).toBe(4);
    expect(later.body.conflicts[0].other).toEqual({ value: 5, by: 'u2', at: NOW.toISOString() });
  });

  it('when a score loses, then one call can take it', async () => {
    await play.score(2, [4, 4, 4, 4]);
    const lost = await score({ baseVersion: 0 });
    expect(lost.body.status).toBe('conflict');
    const [conflict] = await conflicts();
    expect(conflict).toEqual(lost.body.conflicts[0]);
    expect(conflict).toMatchObject({ game: 'points', hole: 2, cell: 'p1', stored: { value: 4, by: 'u1' }, other: { value: 5, by: 'u2' } });
    expect((await games.ann.get(`/api/games/${play.pointsId}/conflicts`)).body).toEqual([conflict]);

    const path = `/api/games/${play.id}/conflicts/${conflict.id}`;
    const taken = await games.ann.post(path, { take: 'other' });
    expect(taken.status).toBe(200);
    expect(taken.body.resolved).toMatchObject({ take: 'other', by: 'u1' });
    expect((await game(0)).holes[2].p1).toBe(5);
    expect(await conflicts()).toEqual([]);
    expect((await games.bob.post(path, { take: 'other' })).status).toBe(200);
    expect((await games.bob.post(path, { take: 'stored' })).status).toBe(409);
    expect((await games.bob.post(`/api/games/${play.id}/conflicts/unknown`, { take: 'stored' })).status).toBe(404);
  });

  it.each([
    [{ playerId: 'p9' }, 'playerId'],
    [{ points: 0 }, 'points'],
    [{ points: 1.5 }, 'points'],
    [{ hole: 19 }, 'hole'],
    [{ timestamp: 'yesterday' }, 'timestamp'],
    [{ timestamp: -1 }, 'timestamp'],
    [{ id: '' }, 'id'],
    [{ gameType: 'darts' }, 'gameType'],
  ])('when a score comes with %j, then the field is named', async (more, path) => {
    const refused = await score(more);
    expect(refused.status).toBe(400);
    expect(refused.body.issues).toContainEqual(expect.objectContaining({ path }));
    expect((await game(0)).holes).toEqual({});
  });

  it('when a score has a hostile id, then it counts once', async () => {
    for (const id of ['__proto__', 'constructor', 'toString', 'ünïcode "quoted"']) {
      expect((await score({ id, points: 5 })).body.status).toBe('applied');
      expect((await score({ id, points: 5 })).body.status).toBe('duplicate');
    }
  });
});

describe('what was sent with signal, and whose answer was lost', () => {
  const lost = { headers: { 'idempotency-key': 'k1' } };
  const strokesOnline = (client = games.bob) => client.post(`/api/games/${play.pointsId}/holes/2/scores`, { scores: scoresOf(5, 5, 5, 5) }, lost);
  it('when scores come again as records, then nobody is asked', async () => {
    expect((await strokesOnline()).status).toBe(200);
    await games.ann.post(`/api/games/${play.pointsId}/holes/2/scores`, { scores: scoresOf(4, 4, 4, 4), baseVersion: { p1: 1, p2: 1, p3: 1, p4: 1 } });
    expect((await score({ callKey: 'k1', baseVersion: 0 })).body).toEqual({ status: 'duplicate', conflicts: [] });
    const records = ['p2', 'p3'].map((playerId) => strokes({ id: playerId, playerId, callKey: 'k1', baseVersion: 0 }));
    expect((await games.bob.post('/api/offline-sync/points-scores', { records })).body.results).toEqual(records.map(() => ({ status: 'duplicate', conflicts: [] })));
    expect((await game(0)).holes[2]).toEqual(scoresOf(4, 4, 4, 4));
    expect(await conflicts()).toEqual([]);
  });

  it('when the call never had its effect, then the record has it', async () => {
    expect((await score({ callKey: 'k1' })).body.status).toBe('applied');
    expect((await score({ id: 'r2', playerId: 'p2', callKey: 'k1' })).body.status).toBe('applied');
  });

  it('when the call was another golfer’s, then the record counts', async () => {
    await strokesOnline(games.ann);
    expect((await score({ callKey: 'k1', points: 6, baseVersion: 0 })).body.status).toBe('conflict');
    expect((await score({ id: 'r2', hole: 3, callKey: 'k1' }, games.ann)).body.status).toBe('applied');
  });

  it('when awards come again as a record, then nothing changes', async () => {
    await games.bob.put(`/api/bbb-games/${play.bbbId}/hole/2`, { firstOn: 'p1', closestTo: 'p2', firstIn: 'none' }, lost);
    await games.ann.put(`/api/bbb-games/${play.bbbId}/hole/2`, { firstOn: 'p3', closestTo: 'p2', firstIn: 'none', baseVersion: { firstOn: 1 } });
    expect((await bbb({ firstOn: 'p1', playerId: 'p1', callKey: 'k1', baseVersion: 0 })).body).toEqual({ status: 'duplicate', conflicts: [] });
    expect((await game(1)).holes[2].firstOn).toBe('p3');
  });

  it('when an assignment comes again as a record, then nothing changes', async () => {
    await games.bob.post(`/api/game-state/${play.id}/assign-card`, { cardType: 'camel', playerId: 'p1' }, lost);
    await play.give('camel', 'p2');
    games.platform.clock.advance(1_000);
    expect((await card({ callKey: 'k1' })).body.status).toBe('duplicate');
    expect((await games.ann.get(`/api/game-state/${play.id}`)).body.cardHistory.map(({ playerId }: { playerId: string }) => playerId).toSorted()).toEqual(['p1', 'p2']);
  });
});

describe('BBB awards kept without signal', () => {
  it('when a record has some awards, then those count', async () => {
    expect((await bbb({ firstOn: 'p1', closestTo: 'none' })).body.status).toBe('applied');
    expect(await game(1)).toMatchObject({
      holes: { 2: { firstOn: 'p1', closestTo: 'none' } },
      totals: scoresOf(1, 0, 0, 0),
      incompleteHoles: [2],
    });
  });

  it('when a record has several awards, then each is compared', async () => {
    await games.ann.put(`/api/bbb-games/${play.bbbId}/hole/2`, { firstOn: 'p1', closestTo: 'p1', firstIn: 'p1' });
    const answer = await bbb({ firstOn: 'p2', firstIn: 'p2', baseVersion: { firstOn: 0, firstIn: 1 } });
    expect(answer.body.conflicts.map((conflict: { cell: string }) => conflict.cell)).toEqual(['firstOn']);
    expect((await game(1)).holes[2]).toEqual({ firstOn: 'p1', closestTo: 'p1', firstIn: 'p2' });
  });

  it('when a BBB record has no award, then the group places it', async () => {
    const kept = await bbb({ playerId: 'p3', points: 1 });
    expect(kept.body.status).toBe('conflict');
    const path = `/api/games/${play.id}/conflicts/${kept.body.conflicts[0].id}`;
    const unplaced = await games.ann.post(path, { take: 'other' });
    expect(unplaced.status).toBe(400);
    expect(unplaced.body.issues).toEqual([expect.objectContaining({ path: 'award' })]);
    expect((await games.ann.post(path, { take: 'other', award: 'firstIn' })).status).toBe(200);
    expect((await game(1)).holes[2]).toEqual({ firstIn: 'p3' });
    expect(await conflicts()).toEqual([]);
  });
});

describe('a card kept without signal', () => {
  it('when a card moved since, then the later holder keeps it', async () => {
    await play.give('camel', 'p1');
    games.platform.clock.advance(60_000);
    await play.give('camel', 'p2');
    const synced = await card({ playerId: 'p3', timestamp: NOW.getTime() + 30_000 });
    expect(synced.body).toEqual({ status: 'applied', conflicts: [] });
    const { body } = await games.ann.get(`/api/game-state/${play.id}`);
    expect(body.cardHistory.map((leg: { playerId: string }) => leg.playerId)).toEqual(['p1', 'p3', 'p2']);
    expect(body.playerCards.p2).toHaveLength(1);
    expect((await card({ playerId: 'p3', timestamp: NOW.getTime() + 30_000 })).body.status).toBe('duplicate');
  });

  it('when a newer round has begun, then the record keeps its own', async () => {
    await play.give('bear', 'p1');
    await ROUND.with({ name: 'next' }).begin(games.ann);
    await games.groups.update('g1', (group) => ({ state: { ...group, customCards: [] }, changes: [{ name: 'custom-card-removed' }] }));
    expect((await card({ cardType: 'bear', playerId: 'p2' })).body.status).toBe('applied');
    expect((await games.ann.get(`/api/game-state/${play.id}`)).body.playerCards.p2).toHaveLength(1);
    expect((await card({ id: 'r2', cardType: 'unicorn' })).status).toBe(400);
  });
});

describe('a record of a game that is gone', () => {
  it('when its game was deleted, then the record gets GAME_DELETED', async () => {
    await games.ann.delete(`/api/games/${play.pointsId}`);
    const ofGame = await score();
    expect([ofGame.status, ofGame.body.code]).toEqual([409, 'GAME_DELETED']);
    await games.ann.delete(`/api/games/${play.id}`);
    for (const answer of [await score(), await card(), await bbb({ firstOn: 'p1' })]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'GAME_DELETED']);
    }
    expect((await score({ gameId: 'never.p2' })).status).toBe(404);
  });
});

describe('records of a golfer without access', () => {
  const lapsed = () => games.platform.as({ userId: 'u2', accessUntil: 0 });
  const lapse = (accessUntil: Date | null) =>
    games.billing.create('u2', { id: 'u2', accessUntil: accessUntil?.toISOString() ?? null, autoTrialEndsAt: null, everHadAccess: true, summary: 'Expired' }, []);

  it('when a score precedes the lapse of access, then it counts', async () => {
    await lapse(new Date(NOW.getTime() + DAY));
    games.platform.clock.advance(10 * DAY);
    expect((await score({ timestamp: NOW.getTime() + DAY / 2 }, lapsed())).body.status).toBe('applied');
    const after = await score({ id: 'r2', timestamp: NOW.getTime() + 2 * DAY }, lapsed());
    expect([after.status, after.body.code]).toEqual([402, 'SUBSCRIPTION_REQUIRED']);
    games.platform.clock.advance(22 * DAY);
    expect((await card({ timestamp: NOW.getTime() + DAY / 2 }, lapsed())).status).toBe(402);
  });

  it('when a round began after access lapsed, then records get 402', async () => {
    await lapse(new Date(NOW.getTime() - DAY));
    expect((await score({ timestamp: NOW.getTime() - 2 * DAY }, lapsed())).status).toBe(402);
  });

  it('when a golfer never had access, then their record gets a 402', async () => {
    expect((await score({}, lapsed())).status).toBe(402);
    await lapse(null);
    expect((await score({}, lapsed())).status).toBe(402);
  });

  it('when access returned before the token, then the record counts', async () => {
    await lapse(new Date(NOW.getTime() + DAY));
    expect((await score({}, lapsed())).body.status).toBe('applied');
  });

  it('when billing is unavailable, then a record gets 503, not 402', async () => {
    await games.platform.stop('billing');
    expect((await score({}, lapsed())).status).toBe(503);
    expect((await score({})).status).toBe(200);
  });
});

it('when the groups service is unavailable, then events decide membership', async () => {
  expect((await games.ann.get(`/api/groups/${GROUP.id}/games`)).status).toBe(200);
  await games.platform.stop('groups');
  expect((await score()).status).toBe(200);
  expect((await games.stranger.get(`/api/groups/${GROUP.id}/games`)).status).toBe(404);
});

describe('many records of one game', () => {
  const batch = (records: object[], client = games.bob) => client.post('/api/offline-sync/points-scores', { records });

  it('when a batch has good and wrong records, then each is judged', async () => {
    const before = (await game(0)).version;
    await score({ id: 'known', playerId: 'p4', points: 4 });
    const answer = await batch([
      strokes({ id: 'a', playerId: 'p1' }),
      strokes({ id: 'b', playerId: 'nobody' }),
      strokes({ id: 'known', playerId: 'p4', points: 4 }),
      strokes({ id: 'known', playerId: 'p4', points: 9 }),
      strokes({ id: 'c', playerId: 'p2', points: 6, enteredBy: 'u1' }),
      strokes({ id: 'd', playerId: 'p3', points: 7 }),
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body.results.map(({ status, httpStatus, code }: { status: string; httpStatus?: number; code?: string }) => [status, httpStatus, code])).toEqual([
      ['applied', undefined, undefined],
      ['refused', 400, 'INVALID_INPUT'],
      ['duplicate', undefined, undefined],
      ['refused', 422, 'RECORD_ID_REUSED'],
      ['refused', 409, 'ENTERED_BY_ANOTHER'],
      ['applied', undefined, undefined],
    ]);
    expect(await game(0)).toMatchObject({ holes: { 2: { p1: 5, p3: 7, p4: 4 } }, version: before + 3 });
    expect((await batch([strokes({ id: 'a', playerId: 'p1' })])).body.results).toMatchObject([{ status: 'duplicate' }]);
  });

  it('when a record of a batch loses, then it is a conflict', async () => {
    await score({ id: 'first', points: 4 }, games.ann);
    const answer = await batch([strokes({ points: 6, baseVersion: 0 })]);
    expect(answer.body.results).toMatchObject([{ status: 'conflict', conflicts: [{ stored: { value: 4 }, other: { value: 6 } }] }]);
    expect(await conflicts()).toHaveLength(1);
  });

  it('when a batch is empty or too large, then it gets 400', async () => {
    expect((await batch([])).status).toBe(400);
    expect((await batch([strokes(), strokes({ id: 'x', gameId: play.bbbId })])).status).toBe(400);
    expect((await batch(Array.from({ length: 51 }, (_, index) => strokes({ id: `r${index}` })))).status).toBe(400);
  });

  it('when the round of a batch was deleted, then GAME_DELETED follows', async () => {
    await games.ann.delete(`/api/games/${play.id}`);
    const answer = await batch([strokes()]);
    expect([answer.status, answer.body.code]).toEqual([409, 'GAME_DELETED']);
  });
});
