import Stripe from 'stripe';
import { DAY, days, golfer, publishedOf, startBilling, WEBHOOK_SECRET, type BillingPlatform } from './support';

let platform: BillingPlatform;
beforeEach(async () => (platform = await startBilling({ intercept: async () => undefined })));
afterEach(() => platform.close());

const customerOf = async (userId: string) => (await platform.stored(userId)).customerId!;

/** Deletes the customer as on the provider's own pages, before any webhook arrives. */
async function deleteAtProvider(userId: string): Promise<string> {
  const customerId = await customerOf(userId);
  await platform.provider().deleteCustomer(customerId);
  return customerId;
}

async function tellDeleted(customerId: string) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.deleted', data: { object: { id: customerId, object: 'customer' } } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp: Math.floor(platform.clock.now().getTime() / 1000) });
  const answer = await fetch(`${platform.url('billing')}/api/webhooks/stripe`, { method: 'POST', headers: { 'stripe-signature': signature }, body: payload });
  expect(answer.status).toBe(200);
}

describe('a customer that the provider has deleted', () => {
  it('when a plan is chosen, then it is for a new customer', async () => {
    const client = golfer(platform, 'jane');
    await client.choose('monthly');
    const gone = await deleteAtProvider('jane');
    expect((await client.subscribe('annual')).body).toMatchObject({ hasAccess: true, status: 'trial' });
    expect(await customerOf('jane')).not.toBe(gone);
  });

  it('when the new customer is deleted, too, then another one follows', async () => {
    const client = golfer(platform, 'jane');
    await client.choose('monthly');
    const gone = [await deleteAtProvider('jane')];
    await client.choose('monthly');
    gone.push(await deleteAtProvider('jane'));
    await tellDeleted(gone[1]!);
    expect(await client.subscribe('monthly')).toMatchObject({ status: 201 });
    expect(gone).not.toContain(await customerOf('jane'));
  });

  it('when the plan was running, then choosing ends it', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await platform.pass(3 * DAY);
    await deleteAtProvider('jane');
    expect(await client.choose('annual')).toMatchObject({ status: 200 });
    expect((await platform.stored('jane')).subscription).toMatchObject({ status: 'canceled', endedAt: days(3) });
  });

  it('when the card is set up meanwhile, then the plan is chosen again', async () => {
    const client = golfer(platform, 'jane');
    const { clientSecret, setupIntentId } = (await client.choose('monthly')).body;
    await client.confirm(clientSecret, '4242 4242 4242 4242');
    await deleteAtProvider('jane');
    expect(await client.post('/api/subscription/create-after-setup', { setupIntentId })).toMatchObject({ status: 404 });
    expect(await client.subscribe('monthly')).toMatchObject({ status: 201 });
  });

  it('when the provider reports it, then the customer is forgotten', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await platform.pass(3 * DAY);
    await tellDeleted(await deleteAtProvider('jane'));
    expect(await platform.stored('jane')).toMatchObject({ customerId: null, checkout: null, subscription: { status: 'canceled', endedAt: days(3) } });
    expect(await publishedOf(platform, 'jane')).toMatchObject({ accessUntil: days(3) });
    expect(await client.subscribe('monthly')).toMatchObject({ status: 201 });
  });

  it('when a deletion is reported that never was, then nothing changes', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    const before = await platform.stored('jane');
    await tellDeleted(before.customerId!);
    expect(await platform.stored('jane')).toEqual(before);
  });
});

describe('a subscription that the provider has no longer', () => {
  it.each([
    ['canceled', '/api/subscription/cancel', {}, 'NOTHING_TO_CANCEL'],
    ['changed', '/api/subscription/change-plan', { planKey: 'annual' }, 'NO_RUNNING_PLAN'],
    ['given another card', '/api/subscription/change-card', {}, 'NO_RUNNING_PLAN'],
  ])('when it is %s, then the answer says there is none', async (_what, path, body, code) => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await platform.pass(8 * DAY);
    await client.status();
    await deleteAtProvider('jane');
    expect(await client.post(path, body)).toMatchObject({ status: 409, body: { code } });
    expect(await client.status()).toMatchObject({ hasAccess: false, status: 'canceled', reason: 'Subscription ended', accessEndsAt: days(8) });
  });
});
