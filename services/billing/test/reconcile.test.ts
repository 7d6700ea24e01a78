import { Unavailable } from '@fairshare/event-bus';
import { createLogger } from '@fairshare/service-kit';
import { billingType } from '../src/store';
import { reconcile } from '../src/commands/reconcile';
import { createSimulatedProvider, type CreateProvider, type PaymentProvider } from '../src/service';
import { DAY, golfer, startBilling, type BillingPlatform } from './support';

let platform: BillingPlatform;
beforeEach(async () => (platform = await startBilling({ intercept: async () => undefined })));
afterEach(() => platform.close());

/** Runs it as an operator does: in parallel to the service, on its storage. */
function run(provider: CreateProvider = createSimulatedProvider()) {
  const storage = platform.storage('billing');
  const deps = { storage, clock: () => platform.clock.now(), logger: createLogger('reconcile', 'silent') };
  return reconcile({ billings: storage.aggregates(billingType), provider: provider(deps), clock: deps.clock })();
}

/** The simulated provider with another `subscriptionsOf`. */
const answering =
  (subscriptionsOf: PaymentProvider['subscriptionsOf']): CreateProvider =>
  (deps) => ({ ...createSimulatedProvider()(deps), subscriptionsOf });

const NOTHING_NEW = { repaired: [], unknown: [], failed: [] };

it('when no webhook has come, then reconciling updates every subscription once', async () => {
  for (const name of ['jane', 'joan', 'june']) await golfer(platform, name).subscribe('monthly');
  await golfer(platform, 'free').startTrial();
  await platform.pass(8 * DAY);
  expect((await platform.stored('joan')).subscription).toMatchObject({ status: 'trialing' });

  expect(await run()).toEqual({ ...NOTHING_NEW, asked: 3, repaired: ['jane', 'joan', 'june'] });
  for (const name of ['jane', 'joan', 'june']) expect((await platform.stored(name)).subscription).toMatchObject({ status: 'active' });
  expect(await run()).toEqual({ ...NOTHING_NEW, asked: 3 });
});

it('when customers exceed a page, then all 205 are asked about', async () => {
  const users = Array.from({ length: 205 }, (_, index) => `user-${index}`);
  for (const user of users) await golfer(platform, user).choose('annual');
  expect(await run()).toEqual({ ...NOTHING_NEW, asked: 205 });
});

it('when the provider does not know a customer, then subscriptions stay', async () => {
  const client = golfer(platform, 'jane');
  await client.subscribe('monthly');
  expect(await run(answering(async () => []))).toEqual({ ...NOTHING_NEW, asked: 1, unknown: ['jane'] });
  expect(await client.status()).toMatchObject({ hasAccess: true, status: 'trial' });
});

it('when one customer fails, then reconciling goes on and says so', async () => {
  for (const name of ['jane', 'joan']) await golfer(platform, name).subscribe('monthly');
  await platform.pass(8 * DAY);
  const { customerId } = await platform.stored('jane');
  const provider = platform.provider();
  const answer = await run(
    answering(async (id) => {
      if (id === customerId) throw new Error('subscription sub_1 has no item');
      return provider.subscriptionsOf(id);
    }),
  );
  expect(answer).toEqual({ asked: 2, repaired: ['joan'], unknown: [], failed: [{ userId: 'jane', reason: 'subscription sub_1 has no item' }] });
});

it('when the provider is unavailable, then reconciling stops with that error', async () => {
  await golfer(platform, 'jane').subscribe('monthly');
  const away = new Unavailable('the provider is away');
  await expect(run(answering(() => Promise.reject(away)))).rejects.toBe(away);
});
