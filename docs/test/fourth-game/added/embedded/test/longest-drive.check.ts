import { createGamesService } from '@fairshare/games-service';
import { createGroupsService } from '@fairshare/groups-service';
import { createSettlementService } from '@fairshare/settlement-service';
import { startTestPlatform, type TestClient, type TestPlatform } from '@fairshare/testing';

const FOUR = ['ann', 'bob', 'cy', 'di'];

let platform: TestPlatform;
let ann: TestClient;
beforeAll(async () => {
  platform = await startTestPlatform({ services: { groups: createGroupsService, games: createGamesService, settlement: createSettlementService } });
  ann = platform.as({ userId: 'user-1' });
});
afterAll(() => platform.close());

test('when the longest drive is scored, then it is settled; a stranger gets 400', async () => {
  const group = (await ann.post('/api/groups', { name: 'Four', players: FOUR.map((id) => ({ id, name: id })) })).body;
  const round = (await ann.post('/api/game-state', { groupId: group.id, name: 'Saturday' })).body;
  const drive = (hole: number, longest: string) => ann.put(`/api/game-state/${round.id}/drive/${hole}`, { longest });

  expect((await drive(1, 'ann')).body.drive).toMatchObject({ holes: { 1: { longest: 'ann' } }, settings: { pointValue: 1 } });
  expect((await drive(2, 'ann')).status).toBe(200);
  expect((await drive(3, 'none')).status).toBe(200);
  expect((await drive(4, 'bob')).status).toBe(200);
  expect((await drive(5, 'a stranger')).status).toBe(400);
  await ann.put(`/api/bbb-games/${round.bbbGameId}/hole/1`, { firstOn: 'cy', closestTo: 'none', firstIn: 'none' });

  const settled = await ann.post('/api/calculate-combined-games', { groupId: group.id, gameStateId: round.id, selectedGames: ['drive', 'bbb-points'] });
  expect(settled.status).toBe(200);
  // A dollar a point between each two: Ann has 2 of the 3 drives, Bob 1; Cy has the only point of BBB.
  expect(settled.body.payouts).toEqual({ ann: 5 - 1, bob: 1 - 1, cy: -3 + 3, di: -3 - 1 });
  expect(settled.body.transactions).toMatchObject([{ from: 'di', to: 'ann', amount: 4 }]);
  expect(settled.body.breakdown.games).toMatchObject([
    { selection: 'bbb-points', gameId: round.bbbGameId },
    { selection: 'drive', gameId: `${round.id}.d2`, totals: { ann: 2, bob: 1, cy: 0, di: 0 } },
  ]);
});
