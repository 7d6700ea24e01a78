import { createGamesService } from '@fairshare/games-service';
import { progressOf } from '@fairshare/golf-rules';
import { createGroupsService } from '@fairshare/groups-service';
import { createSettlementService } from '@fairshare/settlement-service';
import { startTestPlatform, type TestClient, type TestPlatform } from '@fairshare/testing';

const FOUR = ['ann', 'bob', 'cy', 'di'];
const LONGEST = 'drive.longest';

let platform: TestPlatform;
let ann: TestClient;
let group: { id: string };
let round: { id: string; bbbGameId: string };
beforeEach(async () => {
  platform = await startTestPlatform({ services: { groups: createGroupsService, games: createGamesService, settlement: createSettlementService } });
  ann = platform.as({ userId: 'user-1' });
  group = (await ann.post('/api/groups', { name: 'Four', players: FOUR.map((id) => ({ id, name: id })) })).body;
  round = (await ann.post('/api/game-state', { groupId: group.id, name: 'Saturday' })).body;
});
afterEach(() => platform.close());

const enter = (hole: number, cells: object) => ann.put(`/api/game-state/${round.id}/holes/${hole}`, { cells });
const settle = (selectedGames: string[], more: object = {}) => ann.post('/api/calculate-combined-games', { groupId: group.id, gameStateId: round.id, selectedGames, ...more });
const season = async () => (await ann.get(`/api/groups/${group.id}/seasons/2026`)).body;

test('when drives are entered, then they are settled and explained', async () => {
  for (const [hole, longest] of [
    [1, 'ann'],
    [2, 'ann'],
    [3, 'none'],
    [4, 'bob'],
  ] as const)
    expect((await enter(hole, { [LONGEST]: longest })).status).toBe(200);
  expect((await enter(5, { [LONGEST]: 'stranger' })).status).toBe(400);
  await enter(1, { 'bbb.firstOn': 'cy' });
  const settled = await settle(['drive', 'bbb-points']);
  // A dollar a point between each two: Ann has 2 of the 3 drives, Bob 1; Cy has the only point of BBB.
  expect(settled.body.payouts).toEqual({ ann: 5 - 1, bob: 1 - 1, cy: -3 + 3, di: -3 - 1 });
  const drive = settled.body.breakdown.games.find(({ selection }: { selection: string }) => selection === 'drive');
  expect(drive).toMatchObject({ kind: 'points', totals: { ann: 2, bob: 1, cy: 0, di: 0 } });
  expect(drive.holes.map(({ nets }: { nets: object }) => nets)).toMatchObject([{ ann: 3 }, { ann: 3 }, { ann: 0 }, { bob: 3 }]);
});

test('when a drive is entered, then the entries have it beside all others', async () => {
  await enter(1, { [LONGEST]: 'ann', 'bbb.firstOn': 'cy' });
  const { body } = await ann.get(`/api/game-state/${round.id}/holes`);
  expect(body.holes).toEqual({ 1: { [LONGEST]: 'ann', 'bbb.firstOn': 'cy' } });
  expect(body.games).toContainEqual(expect.objectContaining({ kind: 'drive', version: 2 }));
});

test('when a guest enters a drive, then it counts', async () => {
  const { token } = (await ann.post(`/api/game-state/${round.id}/scoring-links`, { playerId: 'bob' })).body;
  const guest = platform.anonymous();
  const asGuest = { headers: { 'X-Guest': '1' } };
  expect((await guest.post('/api/guest/open', { token, device: 'bob'.padEnd(22, '-') })).status).toBe(200);
  expect((await guest.put(`/api/game-state/${round.id}/holes/1`, { cells: { [LONGEST]: 'bob' } }, asGuest)).status).toBe(200);
  expect((await settle(['drive'])).body.payouts).toEqual({ ann: -1, bob: 3, cy: -1, di: -1 });
});

test('when the same is played again, then its values are taken over', async () => {
  const { games } = (await ann.get(`/api/game-state/${round.id}/holes`)).body;
  const values = { pointValue: 2.5, fbtValue: 0 };
  await ann.put(`/api/points-games/${games.find(({ kind }: { kind: string }) => kind === 'drive').id}/settings`, values);
  const again = (await ann.post('/api/game-state', { groupId: group.id, sameAs: round.id })).body;
  expect((await ann.get(`/api/game-state/${again.id}/holes`)).body.games).toContainEqual(expect.objectContaining({ kind: 'drive', settings: values }));
});

test('when house rules have it off, then nothing of it is settled', async () => {
  await enter(1, { [LONGEST]: 'ann' });
  await ann.put(`/api/game-state/${round.id}/rules`, { rules: { games: { drive: false } } });
  expect((await settle(['drive'])).body.payouts).toEqual({ ann: 0, bob: 0, cy: 0, di: 0 });
});

test('when only it was played, then the round counts in the season', async () => {
  await enter(1, { [LONGEST]: 'ann' });
  expect(await season()).toMatchObject({ rounds: 1, players: [{ net: 3 }, { net: -1 }, { net: -1 }, { net: -1 }] });
});

test('when only it was played, then finishing puts it on the tab', async () => {
  await enter(1, { [LONGEST]: 'ann' });
  await ann.post(`/api/game-state/${round.id}/finish`);
  const tab = (await ann.get(`/api/groups/${group.id}/tab`)).body;
  expect(tab.lines).toMatchObject([{ kind: 'round', nets: { ann: 3, bob: -1, cy: -1, di: -1 } }]);
});

test('when a hole of it is missing, then finishing says so', () => {
  const facts = { strokes: {}, marks: { 1: { [LONGEST]: 'ann' } }, cards: { hands: {} } };
  const { played, missing } = progressOf({ players: FOUR, facts, games: [{ kind: 'drive', options: { pointValueCents: 100, fbtValueCents: 0 } }] });
  expect(played).toEqual(['drive']);
  expect(missing).toHaveLength(17);
  expect(missing[0]).toEqual({ game: 'drive', hole: 2, players: [], questions: ['longest'] });
});

test('when a player leaves with their entries, then their drives go', async () => {
  await enter(5, { [LONGEST]: 'ann' });
  const roster = FOUR.map((playerId) => ({ playerId, ...(playerId === 'ann' && { holes: [1, 2, 3, 4] }) }));
  const url = `/api/game-state/${round.id}/roster`;
  expect((await ann.put(url, { roster })).status).toBe(409);
  expect((await ann.put(url, { roster, discard: true })).status).toBe(200);
  expect((await settle(['drive'])).body.payouts).toEqual({ ann: 0, bob: 0, cy: 0, di: 0 });
});

test('when two phones disagree without signal, then the group chooses', async () => {
  await enter(1, { [LONGEST]: 'ann' });
  const record = { id: 'r1', gameStateId: round.id, hole: 1, cells: { [LONGEST]: 'bob' }, baseVersion: { [LONGEST]: 0 }, timestamp: platform.clock.now().getTime() };
  const bob = platform.as({ userId: 'user-2' });
  const { shareCode } = (await ann.get('/api/groups')).body[0];
  await bob.post('/api/groups/join', { shareCode });
  const { body } = await bob.post('/api/offline-sync/hole-cells', record);
  expect(body).toMatchObject({ status: 'conflict', conflicts: [{ game: 'drive', hole: 1, cell: 'longest', stored: { value: 'ann' }, other: { value: 'bob' } }] });
  await ann.post(`/api/games/${round.id}/conflicts/${body.conflicts[0].id}`, { take: 'other' });
  expect((await settle(['drive'])).body.payouts).toMatchObject({ bob: 3 });
});
