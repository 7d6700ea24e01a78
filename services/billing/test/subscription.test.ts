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
  it('gives 7 days of trial to someone who never had one', async () => {
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

  it('keeps the rest of a running trial', async () => {
    const client = golfer(platform, 'jane');
    await client.startTrial();
    await platform.pass(3 * DAY);
    expect((await client.subscribe('monthly')).body).toMatchObject({ status: 'trial', trialEndsAt: days(7), currentPlan: { planKey: 'monthly' } });
  });

  it('charges at once whoever used the trial up', async () => {
    const client = golfer(platform, 'jane');
    await client.startTrial();
    await platform.pass(10 * DAY);
    expect((await client.subscribe('monthly')).body).toMatchObject({
      status: 'active',
      trialEndsAt: null,
      nextRenewalDate: '2026-04-11T12:00:00.000Z',
    });
  });

  it('answers the same subscription when it is repeated', async () => {
    const client = golfer(platform, 'jane');
    const { clientSecret, setupIntentId } = (await client.choose('monthly')).body;
    await client.confirm(clientSecret, CARD);
    const answers = await Promise.all([1, 2, 3].map(() => client.post('/api/subscription/create-after-setup', { setupIntentId })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { customerId } = await platform.stored('jane');
    expect(await platform.provider().subscriptionsOf(customerId!)).toHaveLength(1);
  });

  it('refuses a declined card, and takes another one for the same setup', async () => {
    const client = golfer(platform, 'jane');
    const { clientSecret, setupIntentId } = (await client.choose('monthly')).body;
    expect(await client.confirm(clientSecret, DECLINED)).toMatchObject({ status: 400, body: { code: 'CARD_DECLINED', message: 'Your card was declined.' } });
    expect(await client.post('/api/subscription/create-after-setup', { setupIntentId })).toMatchObject({ status: 409, body: { code: 'CARD_NOT_SET_UP' } });
    expect(await client.confirm(clientSecret, CARD)).toMatchObject({ status: 200, body: { status: 'succeeded', setupIntentId } });
    expect(await client.post('/api/subscription/create-after-setup', { setupIntentId })).toMatchObject({ status: 201 });
  });

  it('refuses a card that is no test card', async () => {
    const client = golfer(platform, 'jane');
    const { clientSecret } = (await client.choose('monthly')).body;
    expect(await client.confirm(clientSecret, '5555 5555 5555 4444')).toMatchObject({ status: 400, body: { code: 'CARD_DECLINED' } });
    expect(await client.confirm(clientSecret, 'not a number')).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  it('asks for the second step of a card that needs confirmation', async () => {
    const client = golfer(platform, 'jane');
    const { clientSecret, setupIntentId } = (await client.choose('monthly')).body;
    expect((await client.confirm(clientSecret, NEEDS_CONFIRMATION)).body).toEqual({ status: 'requires_action', setupIntentId });
    expect(await client.post('/api/subscription/create-after-setup', { setupIntentId })).toMatchObject({ status: 409 });
    expect((await client.confirm(clientSecret, NEEDS_CONFIRMATION, true)).body).toEqual({ status: 'succeeded', setupIntentId });
    expect(await client.post('/api/subscription/create-after-setup', { setupIntentId })).toMatchObject({ status: 201 });
  });

  it('says that the card was declined when a payment due at once fails, and subscribes nothing', async () => {
    const client = golfer(platform, 'jane');
    await client.startTrial();
    await platform.pass(10 * DAY);
    expect(await client.subscribe('monthly', CANNOT_PAY)).toMatchObject({ status: 400, body: { code: 'CARD_DECLINED' } });
    expect(await client.status()).toMatchObject({ hasAccess: false, status: 'expired' });
    expect(await client.subscribe('monthly')).toMatchObject({ status: 201, body: { status: 'active' } });
  });

  it('refuses a second subscription beside a paid one', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await platform.pass(8 * DAY);
    expect(await client.choose('annual')).toMatchObject({ status: 409, body: { code: 'ALREADY_SUBSCRIBED' } });
  });

  it('refuses plans there are not', async () => {
    const client = golfer(platform, 'jane');
    for (const planKey of ['weekly', '__proto__', 'constructor', null]) {
      expect(await client.post('/api/subscription/create', { planKey })).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    }
  });
});

describe("someone else's card setup", () => {
  it('is unknown to everyone but its owner', async () => {
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
  it('makes one setup intent of two requests, and refuses another body', async () => {
    const client = golfer(platform, 'jane');
    const choose = (planKey: string) => client.post('/api/subscription/create', { planKey }, { headers: { 'Idempotency-Key': 'choose-1' } });
    const first = await choose('monthly');
    expect(await choose('monthly')).toMatchObject({ status: 200, body: first.body });
    expect(await choose('annual')).toMatchObject({ status: 422 });
  });

  it('cancels once and answers the same again', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    const cancel = () => client.post('/api/subscription/cancel', {}, { headers: { 'Idempotency-Key': 'cancel-1' } });
    const first = await cancel();
    expect(first.body).toMatchObject({ status: 'trial', cancelAtPeriodEnd: true });
    expect(await cancel()).toMatchObject({ status: 200, body: first.body });
    expect(await client.cancel()).toMatchObject({ status: 409 });
  });

  it('subscribes once, also when another plan was chosen since', async () => {
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
  it('moves a trial to another plan without a second subscription to pay', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await platform.pass(2 * DAY);
    expect((await client.subscribe('annual')).body).toMatchObject({ status: 'trial', trialEndsAt: days(7), currentPlan: { planKey: 'annual' } });
    await platform.pass(6 * DAY);
    expect(await client.status()).toMatchObject({ status: 'active', currentPlan: { planKey: 'annual' } });
    const { customerId } = await platform.stored('jane');
    expect((await platform.provider().subscriptionsOf(customerId!)).map(({ status }) => status).sort()).toEqual(['active', 'canceled']);
  });

  it('leaves one subscription to pay, also when the provider went away between the new one and the end of the old', async () => {
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

  it('after a cancellation keeps what was paid for, and pays when that ends', async () => {
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

  it('gives no second trial', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await client.cancel();
    await platform.pass(8 * DAY);
    expect(await client.status()).toMatchObject({ hasAccess: false, status: 'expired', reason: 'Trial expired' });
    expect((await client.subscribe('monthly')).body).toMatchObject({ status: 'active', trialEndsAt: null });
  });
});
