import { eventually } from '@fairshare/testing';
import { DAY, golfer, startBilling, type BillingPlatform } from './support';

let platform: BillingPlatform;
/** While set and pending, it delays the provider's calls. */
let held: Promise<void> | undefined;
let answer = () => {};

beforeEach(async () => {
  platform = await startBilling({
    intercept: async () => undefined,
    wrap: (provider) => ({
      ...provider,
      createSubscription: async (order) => {
        await held;
        return provider.createSubscription(order);
      },
      subscriptionsOf: async (customerId) => {
        await held;
        return provider.subscriptionsOf(customerId);
      },
    }),
  });
  await platform.register('jane');
});
afterEach(() => {
  answer();
  return platform.close();
});

function hold(): void {
  held = new Promise((resolve) => (answer = resolve));
}

it('when charging a card takes too long, then retrying pays once', async () => {
  const jane = golfer(platform, 'jane');
  const { clientSecret, setupIntentId } = (await jane.choose('annual')).body;
  await jane.confirm(clientSecret, '4242 4242 4242 4242');
  const subscribe = () => jane.post('/api/subscription/create-after-setup', { setupIntentId }, { headers: { 'Idempotency-Key': 'the-same-press' } });

  hold();
  const late = await subscribe();
  expect(late).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE', message: 'The payment provider is temporarily unavailable. Nothing was lost; please try again.' } });
  expect(late.headers.get('retry-after')).toBe('2');

  answer();
  expect(await subscribe()).toMatchObject({ status: 201, body: { status: 'trial' } });
  const { customerId } = await platform.stored('jane');
  expect(await platform.provider().subscriptionsOf(customerId!)).toHaveLength(1);
});

it('when asking the provider takes too long, then known facts stand', async () => {
  const jane = golfer(platform, 'jane');
  await jane.subscribe('monthly');
  await platform.pass(8 * DAY);
  hold();
  expect(await jane.status()).toMatchObject({ hasAccess: true });
  expect((await platform.stored('jane')).subscription).toMatchObject({ status: 'trialing' });
  answer();
  await eventually(
    () => platform.stored('jane'),
    ({ subscription }) => subscription?.status === 'active',
  );
});
