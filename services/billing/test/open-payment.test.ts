import { TEST_CARDS } from '../src/adapters/simulated-provider';
import type { Billing } from '../src/domain/billing';
import type { ProviderStatus } from '../src/domain/subscription';
import { billingType } from '../src/store';
import { DAY, golfer, publishedOf, startBilling, type BillingPlatform } from './support';

let platform: BillingPlatform;
beforeEach(async () => (platform = await startBilling()));
afterEach(() => platform.close());

/** A user on the monthly plan, whose renewal after the trial was due a day ago. */
async function owing(userId: string, cardNumber: string) {
  const client = golfer(platform, userId);
  await client.subscribe('monthly');
  await platform.pass(8 * DAY);
  await platform.provider().simulation.replaceCard((await platform.stored(userId)).customerId!, cardNumber);
  await platform.pass(31 * DAY);
  return client;
}

describe('a renewal that was not paid', () => {
  it('when the bank wants it confirmed, then the status says so', async () => {
    const client = await owing('jane', TEST_CARDS.alwaysToBeConfirmed);
    expect(await client.status()).toMatchObject({ hasAccess: true, status: 'past_due', openPayment: { needs: 'confirmation', amount: 199 } });
    expect(await publishedOf(platform, 'jane')).toMatchObject({ openPayment: { needs: 'confirmation', amount: 199 } });
  });

  it('when the card was refused, then the status asks for another', async () => {
    const client = await owing('jane', TEST_CARDS.cannotPay);
    expect(await client.status()).toMatchObject({ hasAccess: true, status: 'past_due', openPayment: { needs: 'another-card', amount: 199 } });
  });

  it('when nothing is owed, then there is no open payment', async () => {
    const client = await owing('jane', TEST_CARDS.works);
    expect(await client.status()).toMatchObject({ status: 'active', openPayment: null });
    expect(await publishedOf(platform, 'jane')).toMatchObject({ openPayment: null });
  });

  it.each(['incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled'] as const)(
    'when the last release stored it as %s, then it is still read',
    async (status) => {
      const client = await owing('jane', TEST_CARDS.works);
      await platform
        .storage('billing')
        .aggregates(billingType)
        .update('jane', (billing) => asBefore(billing, status));
      expect(await publishedOf(platform, 'jane')).toMatchObject({ openPayment: null });
      expect(await client.get('/api/subscription/status')).toMatchObject({ status: 200, body: { openPayment: null } });
    },
  );

  it('when it was noted by the last release, then the provider is asked', async () => {
    const client = await owing('jane', TEST_CARDS.alwaysToBeConfirmed);
    await platform
      .storage('billing')
      .aggregates(billingType)
      .update('jane', (billing) => asBefore(billing));
    expect(await publishedOf(platform, 'jane')).toMatchObject({ openPayment: null });
    expect(await client.status()).toMatchObject({ status: 'past_due', openPayment: { needs: 'confirmation' } });
  });
});

const OPEN = '/api/subscription/open-payment';
const CONFIRM = '/api/subscription/confirm-payment';
const BANK = '/api/subscription/simulated/confirm-payment';

describe('the confirmation of a payment', () => {
  it('when the bank has it, then the renewal is paid', async () => {
    const client = await owing('jane', TEST_CARDS.alwaysToBeConfirmed);
    const { clientSecret } = (await client.get(OPEN)).body;
    expect((await client.post(CONFIRM)).body).toMatchObject({ status: 'past_due', openPayment: { needs: 'confirmation' } });
    expect(await client.post(BANK, { clientSecret })).toMatchObject({ status: 200 });
    expect((await client.post(CONFIRM)).body).toMatchObject({ hasAccess: true, status: 'active', openPayment: null, nextRenewalDate: '2026-05-08T12:00:00.000Z' });
    expect(await client.get(OPEN)).toMatchObject({ status: 409, body: { code: 'NO_OPEN_PAYMENT' } });
  });

  it('when it never comes, then access ends as for any payment', async () => {
    const client = await owing('jane', TEST_CARDS.alwaysToBeConfirmed);
    await platform.pass(5 * DAY);
    expect(await client.status()).toMatchObject({ hasAccess: true, status: 'past_due' });
    await platform.pass(2 * DAY);
    expect(await client.status()).toMatchObject({ hasAccess: false, status: 'past_due', openPayment: { needs: 'confirmation' } });
    await platform.pass(4 * DAY);
    expect(await client.status()).toMatchObject({ hasAccess: false, status: 'expired', openPayment: null });
  });

  it('when another card pays, then nothing is to be confirmed', async () => {
    const client = await owing('jane', TEST_CARDS.alwaysToBeConfirmed);
    expect((await changeCard(client, TEST_CARDS.works)).body).toMatchObject({ status: 'active', openPayment: null });
  });

  it('when the new card wants confirmation, then that payment is confirmed', async () => {
    const client = await owing('jane', TEST_CARDS.cannotPay);
    expect((await changeCard(client, TEST_CARDS.alwaysToBeConfirmed)).body).toMatchObject({ status: 'past_due', card: { last4: '3184' }, openPayment: { needs: 'confirmation' } });
    await client.post(BANK, { clientSecret: (await client.get(OPEN)).body.clientSecret });
    expect((await client.post(CONFIRM)).body).toMatchObject({ status: 'active', openPayment: null });
  });

  it('when another golfer has the secret, then nothing is confirmed', async () => {
    const client = await owing('jane', TEST_CARDS.alwaysToBeConfirmed);
    const stranger = golfer(platform, 'joan');
    await stranger.subscribe('monthly');
    const { clientSecret } = (await client.get(OPEN)).body;
    expect(await stranger.post(BANK, { clientSecret })).toMatchObject({ status: 409 });
    expect(await golfer(platform, 'nobody').post(BANK, { clientSecret })).toMatchObject({ status: 409 });
    expect((await client.post(CONFIRM)).body).toMatchObject({ status: 'past_due' });
  });

  it.each([
    ['the card was refused', TEST_CARDS.cannotPay],
    ['nothing is owed', TEST_CARDS.works],
  ])('when %s, then there is nothing to confirm', async (_case, card) => {
    const client = await owing('jane', card);
    expect(await client.get(OPEN)).toMatchObject({ status: 409, body: { code: 'NO_OPEN_PAYMENT' } });
    expect(await golfer(platform, 'nobody').post(CONFIRM)).toMatchObject({ status: 409 });
  });
});

describe('a first payment', () => {
  /** A user who has had a trial subscribes with a card whose bank wants every payment confirmed. */
  async function starting(userId: string) {
    const client = golfer(platform, userId);
    await client.startTrial();
    await platform.pass(8 * DAY);
    const { clientSecret, setupIntentId } = (await client.choose('monthly')).body;
    await client.confirm(clientSecret, TEST_CARDS.alwaysToBeConfirmed, true);
    const answer = await client.post('/api/subscription/create-after-setup', { setupIntentId });
    return { client, answer };
  }

  it('when the bank wants it confirmed, then the plan begins with that', async () => {
    const { client, answer } = await starting('jane');
    expect(answer).toMatchObject({ status: 201, body: { hasAccess: false, status: 'expired', reason: 'Trial expired', openPayment: { needs: 'confirmation', amount: 199 } } });
    await client.post(BANK, { clientSecret: (await client.get(OPEN)).body.clientSecret });
    expect((await client.post(CONFIRM)).body).toMatchObject({ hasAccess: true, status: 'active', openPayment: null });
    expect(await platform.stored('jane')).toMatchObject({ starting: null });
  });

  it('when it is not confirmed within a day, then nothing is open', async () => {
    const { client } = await starting('jane');
    await platform.pass(DAY);
    expect(await client.status()).toMatchObject({ hasAccess: false, status: 'expired', openPayment: null });
    expect(await client.get(OPEN)).toMatchObject({ status: 409 });
  });

  it('when another card is used instead, then only that one pays', async () => {
    const { client } = await starting('jane');
    const { clientSecret } = (await client.get(OPEN)).body;
    expect((await client.subscribe('annual')).body).toMatchObject({ status: 'active', currentPlan: { planKey: 'annual' }, openPayment: null });
    expect(await client.post(BANK, { clientSecret })).toMatchObject({ status: 409 });
  });
});

async function changeCard(client: ReturnType<typeof golfer>, cardNumber: string) {
  const { clientSecret, setupIntentId } = (await client.post('/api/subscription/change-card')).body;
  await client.confirm(clientSecret, cardNumber, true);
  return client.post('/api/subscription/change-card-after-setup', { setupIntentId });
}

/** As stored by the last release: without open payments. */
function asBefore({ starting: _later, ...billing }: Billing, status: ProviderStatus = billing.subscription!.status) {
  const { openPayment: _unknown, ...subscription } = billing.subscription!;
  return { state: { ...billing, subscription: { ...subscription, status } }, changes: [] };
}
