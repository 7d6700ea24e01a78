import { eventually, type TestClient } from '@fairshare/testing';
import { registerWithTrial, startForTest } from './support';

let platform: Awaited<ReturnType<typeof startForTest>>;
let ann: TestClient;
let groupId: string;
let payments: string;
beforeAll(async () => {
  platform = await startForTest();
  ann = platform.visitor();
  await registerWithTrial(ann);
});
afterAll(() => platform.close());
beforeEach(async () => {
  const players = ['ann', 'bo'].map((id) => ({ id, name: id.toUpperCase() }));
  groupId = (await ann.post('/api/groups', { name: 'Saturday', players })).body.id;
  payments = `/api/groups/${groupId}/tab/payments`;
});

const activity = async (): Promise<string[]> =>
  (await ann.get(`/api/groups/${groupId}/activity`)).body.map(({ text }: { text: string }) => text.replaceAll(/[\u2066-\u2069]/g, ''));

it('when a payment is marked and undone, then the activity has both once', async () => {
  const paid = await ann.post(payments, { from: 'bo', to: 'ann', amount: 5 });
  expect(paid.status).toBe(201);
  await eventually(activity, ([latest]) => latest === 'marked as paid: BO to ANN');
  expect((await ann.delete(`${payments}/${paid.body.id}`)).status).toBe(200);
  const texts = await eventually(activity, ([latest]) => latest === 'undid the payment: BO to ANN');
  expect(texts.filter((text) => text.includes('BO to ANN'))).toHaveLength(2);
});
