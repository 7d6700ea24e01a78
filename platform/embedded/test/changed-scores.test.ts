import { eventually, type TestClient } from '@fairshare/testing';
import { FOUR, registerWithTrial, startForTest } from './support';

let platform: Awaited<ReturnType<typeof startForTest>>;
let ann: TestClient;
let groupId: string;
let round: { id: string; name: string };
beforeAll(async () => {
  platform = await startForTest();
  ann = platform.visitor();
  await registerWithTrial(ann);
  groupId = (await ann.post('/api/groups', { name: 'Saturday', players: FOUR.map((id) => ({ id, name: id.toUpperCase() })) })).body.id;
});
afterAll(() => platform.close());
beforeEach(async () => {
  round = (await ann.post('/api/game-state', { groupId })).body;
  await ann.post('/api/points-games', { groupId, gameStateId: round.id });
});

const enter = (hole: number, scores: readonly number[]) =>
  ann.put(`/api/game-state/${round.id}/holes/${hole}`, { cells: Object.fromEntries(scores.map((strokes, seat) => [`strokes.${FOUR[seat]}`, strokes])) });
const activity = async (): Promise<string[]> =>
  (await ann.get(`/api/groups/${groupId}/activity`)).body.map(({ text }: { text: string }) => text.replaceAll(/[\u2066-\u2069]/g, ''));

it('when scores of a finished round change, then the activity says whose', async () => {
  await enter(7, [4, 5, 5, 6]);
  await ann.post(`/api/game-state/${round.id}/finish`, {});
  expect((await enter(7, [5, 5, 5, 4])).status).toBe(200);
  const texts = await eventually(activity, (texts) => texts.some((text) => text.startsWith('changed hole 7')));
  expect(texts[0]).toBe(`changed hole 7 of ${round.name}: ANN 5 instead of 4, DI 4 instead of 6`);
});

it('when a slip is corrected at once, then the activity has no entry', async () => {
  await enter(8, [4, 5, 5, 6]);
  expect((await enter(8, [5, 5, 5, 6])).status).toBe(200);
  await ann.post(`/api/game-state/${round.id}/finish`, {});
  const texts = await eventually(activity, (texts) => texts[0]?.startsWith('finished') === true);
  expect(texts.some((text) => text.startsWith('changed hole 8'))).toBe(false);
});
