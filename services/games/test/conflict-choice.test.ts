import { conflictsOf, type GamesPlatform, type Play, scoresOf, startPlay, strokesRecord } from './platform';

let games: GamesPlatform;
let play: Play;
beforeEach(async () => void ({ games, play } = await startPlay()));
afterEach(() => games.platform.close());

const enter = (...strokes: number[]) => games.ann.post(`/api/games/${play.pointsId}/holes/2/scores`, { scores: scoresOf(...strokes) });

describe('a choice between two scores', () => {
  it('when a disputed score is replaced, then an older choice is refused', async () => {
    await play.score(2, [4, 4, 4, 4]);
    await games.bob.post('/api/offline-sync/points-score', strokesRecord(games, play.pointsId, { baseVersion: 0 }));
    const [shown] = await conflictsOf(games, play.id);
    await play.score(2, [8, 4, 4, 4]);
    const path = `/api/games/${play.id}/conflicts/${shown.id}`;
    const refused = await games.bob.post(path, { take: 'other', version: shown.version ?? 1 });
    const [now] = await conflictsOf(games, play.id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT_CHANGED', conflict: now } });
    expect(now).toMatchObject({ stored: { value: 8 }, other: { value: 5 }, version: 2 });
    expect((await games.ann.get(`/api/points-games/g1?gameStateId=${play.id}`)).body[0].holes[2].p1).toBe(8);
    expect((await games.bob.post(path, { take: 'other', version: now.version })).status).toBe(200);
    expect(await games.ann.post(path, { take: 'stored', version: now.version })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT_SETTLED', conflict: { resolved: { take: 'other' } } },
    });
  });

  it('when a disputed score is discarded, then the conflict shows that nothing stands', async () => {
    await enter(4, 4, 4, 4);
    await games.bob.post('/api/offline-sync/points-score', strokesRecord(games, play.pointsId, { baseVersion: 0 }));
    const roster = ['p2', 'p3', 'p4'].map((playerId) => ({ playerId }));
    expect((await games.bob.put(`/api/game-state/${play.id}/roster`, { roster, discard: true })).status).toBe(200);
    expect(await conflictsOf(games, play.id)).toMatchObject([{ stored: null, version: 2 }]);
  });
});
