import { conflictsOf, type GamesPlatform, scoresOf, startPlay, strokesRecord } from './platform';

let games: GamesPlatform;
let sessionId: string;
let pointsId: string;
beforeEach(async () => void ({ games, sessionId, pointsId } = await startPlay()));
afterEach(() => games.platform.close());

const enter = (...strokes: number[]) => games.ann.post(`/api/games/${pointsId}/holes/2/scores`, { scores: scoresOf(...strokes) });

describe('a choice between two scores', () => {
  it('when a disputed score is replaced, then an older choice is refused', async () => {
    await games.ann.post(`/api/games/${pointsId}/holes/2/scores`, { scores: scoresOf(4, 4, 4, 4) });
    await games.bob.post('/api/offline-sync/points-score', strokesRecord(games, pointsId, { baseVersion: 0 }));
    const [shown] = await conflictsOf(games, sessionId);
    await games.ann.post(`/api/games/${pointsId}/holes/2/scores`, { scores: scoresOf(8, 4, 4, 4) });
    const path = `/api/games/${sessionId}/conflicts/${shown.id}`;
    const refused = await games.bob.post(path, { take: 'other', version: shown.version ?? 1 });
    const [now] = await conflictsOf(games, sessionId);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT_CHANGED', conflict: now } });
    expect(now).toMatchObject({ stored: { value: 8 }, other: { value: 5 }, version: 2 });
    expect((await games.ann.get(`/api/points-games/g1?gameStateId=${sessionId}`)).body[0].holes[2].p1).toBe(8);
    expect((await games.bob.post(path, { take: 'other', version: now.version })).status).toBe(200);
    expect(await games.ann.post(path, { take: 'stored', version: now.version })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT_SETTLED', conflict: { resolved: { take: 'other' } } },
    });
  });

  it('when a disputed score is discarded, then the conflict shows that nothing stands', async () => {
    await enter(4, 4, 4, 4);
    await games.bob.post('/api/offline-sync/points-score', strokesRecord(games, pointsId, { baseVersion: 0 }));
    const roster = ['p2', 'p3', 'p4'].map((playerId) => ({ playerId }));
    expect((await games.bob.put(`/api/game-state/${sessionId}/roster`, { roster, discard: true })).status).toBe(200);
    expect(await conflictsOf(games, sessionId)).toMatchObject([{ stored: null, version: 2 }]);
  });
});
