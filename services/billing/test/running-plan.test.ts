import { TEST_CARDS } from '../src/adapters/simulated-provider';
import { DAY, days, golfer, startBilling, type BillingPlatform } from './support';

const VISA = { brand: 'visa', last4: '4242' };
const OTHER_CARD = TEST_CARDS.needsConfirmation;

let platform: BillingPlatform;
beforeEach(async () => (platform = await startBilling()));
afterEach(() => platform.close());

type Golfer = ReturnType<typeof golfer>;

const changePlan = (client: Golfer, planKey: string) => client.post('/api/subscription/change-plan', { planKey });

/** The whole flow of changing the card. */
async function changeCard(client: Golfer, cardNumber: string) {
  const { clientSecret, setupIntentId } = (await client.post('/api/subscription/change-card')).body;
  await client.confirm(clientSecret, cardNumber, true);
  return client.post('/api/subscription/change-card-after-setup', { setupIntentId });
}

async function owing(plan: 'monthly' | 'annual' = 'monthly'): Promise<Golfer> {
  const client = golfer(platform, 'jane');
  await client.subscribe(plan);
  await platform.pass(2 * DAY);
  await platform.provider().simulation.replaceCard((await platform.stored('jane')).customerId!, TEST_CARDS.cannotPay);
  await platform.pass(6 * DAY);
  return client;
}

describe('the status of a plan', () => {
  it('when a plan was chosen on trial, then its next charge shows', async () => {
    const client = golfer(platform, 'jane');
    await client.startTrial();
    await platform.pass(2 * DAY);
    await client.subscribe('annual');
    expect(await client.status()).toMatchObject({
      status: 'trial',
      currentPlan: { planKey: 'annual', amount: 1699 },
      card: VISA,
      nextCharge: { at: days(7), amount: 1699, planKey: 'annual' },
      accessEndsAt: null,
      offer: { kind: 'none', firstChargeAt: null },
    });
  });

  it('when the plan is canceled, then nothing is charged next', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await client.cancel();
    expect(await client.status()).toMatchObject({ nextCharge: null, accessEndsAt: days(7), offer: { kind: 'later', firstChargeAt: days(7) } });
  });

  it('when a payment is owed, then the end of the grace is named', async () => {
    const client = await owing();
    expect(await client.status()).toMatchObject({
      status: 'past_due',
      accessEndsAt: days(14),
      nextCharge: null,
      card: { last4: '0341' },
      currentPlan: { amount: 199 },
      offer: { kind: 'today' },
    });
    await platform.pass(7 * DAY);
    expect(await client.status()).toMatchObject({ hasAccess: false, status: 'past_due', accessEndsAt: days(14), offer: { kind: 'today', firstChargeAt: null } });
  });

  it('when the card was refused for good, then that is the reason', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly', TEST_CARDS.cannotPay);
    await platform.pass(18 * DAY);
    expect(await client.status()).toMatchObject({ hasAccess: false, status: 'expired', reason: 'Payment failed', offer: { kind: 'today' } });
  });
});

describe('what choosing a plan means', () => {
  it('when the free trial is available, then it is offered', async () => {
    const client = golfer(platform, 'jane');
    expect(await client.status()).toMatchObject({ status: 'none', offer: { kind: 'free_trial', firstChargeAt: days(7) } });
    await client.startTrial();
    await platform.pass(DAY);
    expect(await client.status()).toMatchObject({ status: 'auto_trial', accessEndsAt: days(7), offer: { kind: 'later', firstChargeAt: days(7) } });
    await platform.pass(6 * DAY);
    expect(await client.status()).toMatchObject({ status: 'expired', accessEndsAt: days(7), offer: { kind: 'today', firstChargeAt: null } });
  });

  it('when a paid plan was canceled, then a new one follows it', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await platform.pass(8 * DAY);
    await client.cancel();
    const paidUntil = '2026-04-08T12:00:00.000Z';
    expect(await client.status()).toMatchObject({ status: 'canceled', accessEndsAt: paidUntil, offer: { kind: 'later', firstChargeAt: paidUntil } });
    await client.subscribe('annual');
    expect(await client.status()).toMatchObject({
      status: 'active',
      trialEndsAt: null,
      currentPlan: { planKey: 'monthly' },
      nextCharge: { at: paidUntil, amount: 1699, planKey: 'annual' },
    });
    await platform.pass(31 * DAY);
    expect(await client.status()).toMatchObject({ status: 'active', currentPlan: { planKey: 'annual' }, nextRenewalDate: '2027-04-08T12:00:00.000Z' });
  });
});

describe('changing the plan', () => {
  it('when on trial, then it is the other plan at once', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    const answer = await changePlan(client, 'annual');
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'trial', trialEndsAt: days(7), currentPlan: { planKey: 'annual' }, nextCharge: { at: days(7), amount: 1699, planKey: 'annual' } },
    });
    expect(answer.headers.get('x-versions')).toMatch(/^billing\/jane=\d+$/);
    await platform.pass(7 * DAY);
    expect(await client.status()).toMatchObject({ status: 'active', nextRenewalDate: '2027-03-08T12:00:00.000Z' });
  });

  it('when it is paid, then the other plan follows the period', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await platform.pass(10 * DAY);
    expect((await changePlan(client, 'annual')).body).toMatchObject({
      status: 'active',
      currentPlan: { planKey: 'monthly', amount: 199 },
      nextRenewalDate: '2026-04-08T12:00:00.000Z',
      nextCharge: { at: '2026-04-08T12:00:00.000Z', amount: 1699, planKey: 'annual' },
    });
    await platform.pass(28 * DAY);
    expect(await client.status()).toMatchObject({
      status: 'active',
      currentPlan: { planKey: 'annual', amount: 1699 },
      nextCharge: { at: '2027-04-08T12:00:00.000Z', amount: 1699, planKey: 'annual' },
    });
  });

  it('when it is changed back in time, then it renews unchanged', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await platform.pass(10 * DAY);
    await changePlan(client, 'annual');
    expect((await changePlan(client, 'monthly')).body.nextCharge).toEqual({ at: '2026-04-08T12:00:00.000Z', amount: 199, planKey: 'monthly' });
    await platform.pass(28 * DAY);
    expect(await client.status()).toMatchObject({ status: 'active', nextRenewalDate: '2026-05-08T12:00:00.000Z' });
  });

  it('when it is the plan already, then it is answered as it is', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    expect(await changePlan(client, 'monthly')).toMatchObject({ status: 200, body: { currentPlan: { planKey: 'monthly' } } });
  });

  it('when a request repeats after a later one, then that stays', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    const change = (planKey: string, key: string) => client.post('/api/subscription/change-plan', { planKey }, { headers: { 'Idempotency-Key': key } });
    await change('annual', 'first');
    await change('monthly', 'second');
    expect(await change('annual', 'first')).toMatchObject({ status: 200, body: { nextCharge: { planKey: 'monthly' } } });
    expect(await change('monthly', 'first')).toMatchObject({ status: 422 });
  });

  it.each<[string, (client: Golfer) => Promise<unknown>]>([
    ['there is none', async () => undefined],
    ['there is a trial without a card', (client) => client.startTrial()],
    ['it is canceled', async (client) => client.subscribe('monthly').then(() => client.cancel())],
  ])('when %s, then it is refused', async (_case, prepare) => {
    const client = golfer(platform, 'jane');
    await prepare(client);
    expect(await changePlan(client, 'annual')).toMatchObject({ status: 409, body: { code: 'NO_RUNNING_PLAN' } });
  });

  it('when a payment is owed, then that comes first', async () => {
    expect(await changePlan(await owing(), 'annual')).toMatchObject({ status: 409, body: { code: 'PAYMENT_OWED' } });
  });

  it('when the plan is none, then it is refused', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    expect(await changePlan(client, 'weekly')).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });
});

describe('changing the card', () => {
  it('when another card is set up, then the plan is charged to it', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    expect(await changeCard(client, OTHER_CARD)).toMatchObject({ status: 200, body: { status: 'trial', trialEndsAt: days(7), card: { brand: 'visa', last4: '3155' } } });
    expect(await client.status()).toMatchObject({ card: { last4: '3155' } });
  });

  it('when a payment is owed, then the new card pays it', async () => {
    const client = await owing();
    expect(await changeCard(client, TEST_CARDS.works)).toMatchObject({
      status: 200,
      body: { status: 'active', hasAccess: true, reason: null, card: VISA, nextRenewalDate: '2026-04-08T12:00:00.000Z' },
    });
  });

  it('when the access has ended over it, then paying brings it back', async () => {
    const client = await owing();
    await platform.pass(7 * DAY);
    expect(await client.status()).toMatchObject({ hasAccess: false, status: 'past_due' });
    expect(await changeCard(client, TEST_CARDS.works)).toMatchObject({ status: 200, body: { status: 'active', hasAccess: true } });
  });

  it('when the new card is refused too, then the old one stays', async () => {
    const client = await owing();
    await platform.provider().simulation.replaceCard((await platform.stored('jane')).customerId!, TEST_CARDS.cannotPay);
    expect(await changeCard(client, TEST_CARDS.cannotPay)).toMatchObject({ status: 400, body: { code: 'CARD_DECLINED', message: 'Your card was declined.' } });
    expect(await client.status()).toMatchObject({ status: 'past_due' });
  });

  it('when the card was not confirmed, then it is refused', async () => {
    const client = golfer(platform, 'jane');
    const finish = (setupIntentId: string, by = client) => by.post('/api/subscription/change-card-after-setup', { setupIntentId });
    await client.subscribe('monthly');
    const { setupIntentId } = (await client.post('/api/subscription/change-card')).body;
    expect(await finish(setupIntentId)).toMatchObject({ status: 409, body: { code: 'CARD_NOT_SET_UP' } });
    expect(await finish('seti_unknown')).toMatchObject({ status: 404 });
    const stranger = golfer(platform, 'mallory');
    await stranger.subscribe('monthly');
    expect(await finish(setupIntentId, stranger)).toMatchObject({ status: 404 });
    // The setup intent of a plan cannot change a card.
    const chosen = (await client.choose('annual')).body;
    await client.confirm(chosen.clientSecret, TEST_CARDS.works);
    expect(await finish(chosen.setupIntentId)).toMatchObject({ status: 404 });
  });

  it('when a setup was for a card, then no plan is begun with it', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    const { clientSecret, setupIntentId } = (await client.post('/api/subscription/change-card')).body;
    await client.confirm(clientSecret, TEST_CARDS.works);
    expect(await client.post('/api/subscription/create-after-setup', { setupIntentId })).toMatchObject({ status: 404 });
  });

  it('when there is no plan, then there is no card to change', async () => {
    const client = golfer(platform, 'jane');
    expect(await client.post('/api/subscription/change-card')).toMatchObject({ status: 409, body: { code: 'NO_RUNNING_PLAN' } });
    await client.startTrial();
    expect(await client.post('/api/subscription/change-card')).toMatchObject({ status: 409 });
  });

  it('when a request is repeated, then there is one setup, and one card', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    const begin = () => client.post('/api/subscription/change-card', undefined, { headers: { 'Idempotency-Key': 'begin' } });
    const first = await begin();
    expect(await begin()).toMatchObject({ status: 200, body: first.body });
    await client.confirm(first.body.clientSecret, OTHER_CARD, true);
    const finish = () =>
      client.post('/api/subscription/change-card-after-setup', first.body.setupIntentId && { setupIntentId: first.body.setupIntentId }, {
        headers: { 'Idempotency-Key': 'finish' },
      });
    await finish();
    await changeCard(client, TEST_CARDS.works);
    expect(await finish()).toMatchObject({ status: 200, body: { card: VISA } });
  });
});
