import { Unavailable } from '@fairshare/event-bus';
import { eventually } from '@fairshare/testing';
import { DAY, days, golfer, startBilling, type BillingPlatform } from './support';

const CARD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const NEEDS_CONFIRMATION = '4000 0025 0000 3155';
const CANNOT_PAY = '4000 0000 0000 0341';

let platform: BillingPlatform;
beforeEach(async () => (platform = await startBilling()));
afterEach(() => platform.close());

describe('the card payment flow', () => {
  it('when a newcomer subscribes, then they get 7 days of trial', async () => {
    const answer = await golfer(platform, 'jane').subscribe('annual');
    expect(answer).toMatchObject({
      status: 201,
      body: {
        hasAccess: true,
        hasActiveSubscription: true,
        status: 'trial',
        trialEndsAt: days(7),
        nextRenewalDate: days(7),
        cancelAtPeriodEnd: false,
        currentPlan: { name: 'Annual', amount: 1699, interval: 'year', planKey: 'annual' },
      },
    });
    expect(answer.headers.get('x-versions')).toMatch(/^billing\/jane=\d+$/);
    expect(await golfer(platform, 'jane').status()).toEqual(answer.body);
  });

  it('when someone subscribes during a trial, then they keep the rest of it', async () => {
    const client = golfer(platform, 'jane');
    await client.startTrial();
    await platform.pass(3 * DAY);
    expect((await client.subscribe('monthly')).body).toMatchObject({ status: 'trial', trialEndsAt: days(7), currentPlan: { planKey: 'monthly' } });
  });

  it('when someone without a trial left subscribes, then it is active', async () => {
    const client = golfer(platform, 'jane');
    await client.startTrial();
    await platform.pass(10 * DAY);
    expect((await client.subscribe('monthly')).body).toMatchObject({
      status: 'active',
      trialEndsAt: null,
      nextRenewalDate: '2026-04-11T12:00:00.000Z',
    });
  });

  it('when create-after-setup comes three times at once, then one subscription exists', async () => {
    const client = golfer(platform, 'jane');
    const { clientSecret, setupIntentId } = (await client.choose('monthly')).body;
    await client.confirm(clientSecret, CARD);
    const answers = await Promise.all([1, 2, 3].map(() => client.post('/api/subscription/create-after-setup', { setupIntentId })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { customerId } = await platform.stored('jane');
    expect(await platform.provider().subscriptionsOf(customerId!)).toHaveLength(1);
  });

  it('when a card is declined, then another works for that setup', async () => {
    const client = golfer(platform, 'jane');
    const { clientSecret, setupIntentId } = (await client.choose('monthly')).body;
    expect(await client.confirm(clientSecret, DECLINED)).toMatchObject({ status: 400, body: { code: 'CARD_DECLINED', message: 'Your card was declined.' } });
    expect(await client.post('/api/subscription/create-after-setup', { setupIntentId })).toMatchObject({ status: 409, body: { code: 'CARD_NOT_SET_UP' } });
    expect(await client.confirm(clientSecret, CARD)).toMatchObject({ status: 200, body: { status: 'succeeded', setupIntentId } });
    expect(await client.post('/api/subscription/create-after-setup', { setupIntentId })).toMatchObject({ status: 201 });
  });

  it('when the number is no test card, then it gets 400', async () => {
    const client = golfer(platform, 'jane');
    const { clientSecret } = (await client.choose('monthly')).body;
    expect(await client.confirm(clientSecret, '5555 5555 5555 4444')).toMatchObject({ status: 400, body: { code: 'CARD_DECLINED' } });
    expect(await client.confirm(clientSecret, 'not a number')).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  it('when a card needs confirmation, then subscribing waits for it', async () => {
    const client = golfer(platform, 'jane');
    const { clientSecret, setupIntentId } = (await client.choose('monthly')).body;
    expect((await client.confirm(clientSecret, NEEDS_CONFIRMATION)).body).toEqual({ status: 'requires_action', setupIntentId });
    expect(await client.post('/api/subscription/create-after-setup', { setupIntentId })).toMatchObject({ status: 409 });
    expect((await client.confirm(clientSecret, NEEDS_CONFIRMATION, true)).body).toEqual({ status: 'succeeded', setupIntentId });
    expect(await client.post('/api/subscription/create-after-setup', { setupIntentId })).toMatchObject({ status: 201 });
  });

  it('when a payment due at once fails, then nothing is subscribed', async () => {
    const client = golfer(platform, 'jane');
    await client.startTrial();
    await platform.pass(10 * DAY);
    expect(await client.subscribe('monthly', CANNOT_PAY)).toMatchObject({ status: 400, body: { code: 'CARD_DECLINED' } });
    expect(await client.status()).toMatchObject({ hasAccess: false, status: 'expired' });
    expect(await client.subscribe('monthly')).toMatchObject({ status: 201, body: { status: 'active' } });
  });

  it('when a subscription is paid, then choosing a second one is refused with 409', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await platform.pass(8 * DAY);
    expect(await client.choose('annual')).toMatchObject({ status: 409, body: { code: 'ALREADY_SUBSCRIBED' } });
  });

  it('when a plan does not exist, then choosing it is refused with 400', async () => {
    const client = golfer(platform, 'jane');
    for (const planKey of ['weekly', '__proto__', 'constructor', null]) {
      expect(await client.post('/api/subscription/create', { planKey })).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    }
  });
});

describe("someone else's card setup", () => {
  it('when a stranger uses a card setup, then it returns 404', async () => {
    const { clientSecret, setupIntentId } = (await golfer(platform, 'jane').choose('monthly')).body;
    await golfer(platform, 'mallory').choose('monthly');
    for (const stranger of ['mallory', 'nobody']) {
      expect(await golfer(platform, stranger).confirm(clientSecret, CARD)).toMatchObject({ status: 404 });
    }
    await golfer(platform, 'jane').confirm(clientSecret, CARD);
    for (const stranger of ['mallory', 'nobody']) {
      expect(await golfer(platform, stranger).post('/api/subscription/create-after-setup', { setupIntentId })).toMatchObject({ status: 404 });
    }
    expect(await golfer(platform, 'mallory').status()).toMatchObject({ hasAccess: false });
    expect(await golfer(platform, 'jane').post('/api/subscription/create-after-setup', { setupIntentId: 'seti_unknown' })).toMatchObject({ status: 404 });
  });
});

describe('an Idempotency-Key', () => {
  it('when a plan is chosen twice under one key, then one setup exists', async () => {
    const client = golfer(platform, 'jane');
    const choose = (planKey: string) => client.post('/api/subscription/create', { planKey }, { headers: { 'Idempotency-Key': 'choose-1' } });
    const first = await choose('monthly');
    expect(await choose('monthly')).toMatchObject({ status: 200, body: first.body });
    expect(await choose('annual')).toMatchObject({ status: 422 });
  });

  it('when a cancellation repeats under one key, then it answers again', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    const cancel = () => client.post('/api/subscription/cancel', {}, { headers: { 'Idempotency-Key': 'cancel-1' } });
    const first = await cancel();
    expect(first.body).toMatchObject({ status: 'trial', cancelAtPeriodEnd: true });
    expect(await cancel()).toMatchObject({ status: 200, body: first.body });
    expect(await client.cancel()).toMatchObject({ status: 409 });
  });

  it('when subscribing repeats under one key, then the first plan stays', async () => {
    const client = golfer(platform, 'jane');
    const { clientSecret, setupIntentId } = (await client.choose('monthly')).body;
    await client.confirm(clientSecret, CARD);
    const subscribe = (id: string) => client.post('/api/subscription/create-after-setup', { setupIntentId: id }, { headers: { 'Idempotency-Key': 'subscribe-1' } });
    expect(await subscribe(setupIntentId)).toMatchObject({ status: 201 });
    await client.choose('annual');
    expect(await subscribe(setupIntentId)).toMatchObject({ status: 201, body: { currentPlan: { planKey: 'monthly' } } });
    expect(await subscribe('seti_other')).toMatchObject({ status: 422 });
  });
});

describe('subscribing again', () => {
  it('when a trial user takes another plan, then one subscription exists', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await platform.pass(2 * DAY);
    expect((await client.subscribe('annual')).body).toMatchObject({ status: 'trial', trialEndsAt: days(7), currentPlan: { planKey: 'annual' } });
    await platform.pass(6 * DAY);
    expect(await client.status()).toMatchObject({ status: 'active', currentPlan: { planKey: 'annual' } });
    const { customerId } = await platform.stored('jane');
    expect((await platform.provider().subscriptionsOf(customerId!)).map(({ status }) => status).sort()).toEqual(['active', 'canceled']);
  });

  it('when the provider fails between two subscriptions, then one is left', async () => {
    await platform.close();
    let away = false;
    platform = await startBilling({
      wrap: (provider) => ({
        ...provider,
        cancelNow: async (id) => {
          if (away) throw new Unavailable('the provider is away');
          return provider.cancelNow(id);
        },
      }),
    });
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    const { customerId } = await platform.stored('jane');
    await platform.pass(DAY);
    const live = async () => (await platform.provider().subscriptionsOf(customerId!)).filter(({ status }) => status === 'trialing').map(({ planKey }) => planKey);
    away = true;
    expect(await client.subscribe('annual')).toMatchObject({ status: 503 });
    expect(await live()).toEqual(['monthly', 'annual']);
    away = false;
    await platform.provider().simulation.tick();
    await eventually(live, (plans) => plans.length === 1);
    expect(await live()).toEqual(['annual']);
    expect(await client.status()).toMatchObject({ status: 'trial', currentPlan: { planKey: 'annual' } });
  });

  it('when someone subscribes after canceling, then paid time is kept', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await platform.pass(8 * DAY);
    const paidUntil = (await client.status()).nextRenewalDate;
    await client.cancel();
    const answer = await client.subscribe('annual');
    expect(answer.body).toMatchObject({
      hasAccess: true,
      status: 'active',
      cancelAtPeriodEnd: false,
      trialEndsAt: null,
      nextCharge: { at: paidUntil, amount: 1699, planKey: 'annual' },
    });
  });

  it('when a canceled trial is over, then subscribing gives no second', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await client.cancel();
    await platform.pass(8 * DAY);
    expect(await client.status()).toMatchObject({ hasAccess: false, status: 'expired', reason: 'Trial expired' });
    expect((await client.subscribe('monthly')).body).toMatchObject({ status: 'active', trialEndsAt: null });
  });
});
