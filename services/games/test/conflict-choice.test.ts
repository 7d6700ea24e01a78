import { conflictsOf, scoresOf, startPlay, strokesRecord } from './platform';

it('when another score was entered over a conflict, then choosing needs a new look', async () => {
  const { games, sessionId, pointsId } = await startPlay();
  const { ann, bob } = games;
  await ann.post(`/api/games/${pointsId}/holes/2/scores`, { scores: scoresOf(4, 4, 4, 4) });
  await bob.post('/api/offline-sync/points-score', { ...strokesRecord(games, pointsId), hole: 2, playerId: 'p1', points: 5, baseVersion: 0 });
  const [shown] = await conflictsOf(games, sessionId);
  expect(shown).toMatchObject({ stored: { value: 4 }, other: { value: 5 }, storedVersion: 1 });
  await ann.post(`/api/games/${pointsId}/holes/2/scores`, { scores: scoresOf(8, 4, 4, 4) });
  expect(await conflictsOf(games, sessionId)).toMatchObject([{ id: shown.id, stored: { value: 8 }, storedVersion: 2 }]);

  const strokes = async () => (await ann.get(`/api/points-games/g1?gameStateId=${sessionId}`)).body.find(({ id }: { id: string }) => id === pointsId).holes[2].p1;
  const path = `/api/games/${sessionId}/conflicts/${shown.id}`;
  for (const take of ['other', 'stored']) {
    const refused = await bob.post(path, { take, baseVersion: shown.storedVersion });
    expect(refused).toMatchObject({ status: 409, body: { code: 'CELL_CHANGED', stored: { p1: { value: 8, version: 2, by: 'u1' } } } });
  }
  expect(await strokes()).toBe(8);
  expect((await bob.post(path, { take: 'other', baseVersion: 2 })).status).toBe(200);
  expect(await strokes()).toBe(5);
  await games.platform.close();
});
