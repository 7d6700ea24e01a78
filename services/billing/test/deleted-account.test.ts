import { Unavailable } from '@fairshare/event-bus';
import { eventually } from '@fairshare/testing';
import { simulatedCustomerType } from '../src/adapters/simulated/customer';
import { billingType } from '../src/store';
import { admin, golfer, startBilling, type BillingPlatform } from './support';

let platform: BillingPlatform;
let away = false;
beforeEach(async () => {
  away = false;
  platform = await startBilling({
    wrap: (provider) => ({
      ...provider,
      deleteCustomer: async (id) => {
        if (away) throw new Unavailable('the provider is away');
        return provider.deleteCustomer(id);
      },
    }),
  });
  await platform.register('jane');
});
afterEach(() => platform.close());

const deleteAccount = (id: string) => platform.accounts().remove(id, () => [{ name: 'account-deleted' }]);
const buried = (id: string) =>
  eventually(
    () => platform.storage('billing').aggregates(billingType).getWithTombstone(id),
    (found) => found !== null && 'deleted' in found,
  );

it('when an account is deleted, then billing forgets its customer', async () => {
  const client = golfer(platform, 'jane');
  await client.subscribe('monthly');
  const { customerId } = await platform.stored('jane');
  await deleteAccount('jane');
  await buried('jane');
  expect(await platform.provider().subscriptionsOf(customerId!)).toEqual([]);
  expect(await platform.storage('billing').aggregates(simulatedCustomerType).get(customerId!)).toBeNull();
  expect(await client.status()).toMatchObject({ hasAccess: false, status: 'none' });
  expect((await admin(platform).get('/api/admin/users/search')).body.users).toEqual([]);
  const { state } = await platform.peers.call<{ state: unknown }>('billing', 'GET', '/internal/aggregates/billing/jane');
  expect(state).toEqual({ deleted: true });
});

it('when a call follows the deletion, then nothing comes back', async () => {
  const client = golfer(platform, 'jane');
  await client.startTrial();
  await deleteAccount('jane');
  await buried('jane');
  expect(await client.startTrial()).toMatchObject({ status: 401 });
  expect(await client.choose('monthly')).toMatchObject({ status: 401 });
  expect(await platform.storage('billing').aggregates(simulatedCustomerType).scan()).toEqual([]);
  expect(await admin(platform).post('/api/admin/grant-manual-trial', { userId: 'jane', days: 1, reason: 'x' })).toMatchObject({ status: 404 });
});

it('when a deleted account never had any billing, then nothing is stored for it', async () => {
  await platform.register('joan');
  await golfer(platform, 'jane').startTrial();
  await deleteAccount('joan');
  await deleteAccount('jane');
  await buried('jane');
  expect(await platform.storage('billing').aggregates(billingType).getWithTombstone('joan')).toBeNull();
});

it('when the provider is unavailable at deletion, then it ends later', async () => {
  await golfer(platform, 'jane').subscribe('monthly');
  const { customerId } = await platform.stored('jane');
  away = true;
  await deleteAccount('jane');
  await eventually(
    async () => (await admin(platform).get('/api/admin/users/search')).body.users,
    (users) => users.length === 0,
  );
  expect(await platform.provider().subscriptionsOf(customerId!)).toHaveLength(1);
  away = false;
  await buried('jane');
  expect(await platform.provider().subscriptionsOf(customerId!)).toEqual([]);
});
