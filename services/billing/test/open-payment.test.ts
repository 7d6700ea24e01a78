import { TEST_CARDS } from '../src/adapters/simulated-provider';
import type { Billing } from '../src/domain/billing';
import { billingType } from '../src/store';
import { DAY, golfer, publishedOf, startBilling, type BillingPlatform } from './support';

let platform: BillingPlatform;
beforeEach(async () => (platform = await startBilling()));
afterEach(() => platform.close());

/** On the monthly plan since its trial, whose renewal was due a day ago. */
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

  it('when it was noted by the last release, then the provider is asked', async () => {
    const client = await owing('jane', TEST_CARDS.alwaysToBeConfirmed);
    await platform.storage('billing').aggregates(billingType).update('jane', asBefore);
    expect(await publishedOf(platform, 'jane')).toMatchObject({ openPayment: null });
    expect(await client.status()).toMatchObject({ status: 'past_due', openPayment: { needs: 'confirmation' } });
  });
});

/** As the last release kept it: nothing was known of an open payment. */
function asBefore(billing: Billing) {
  const { openPayment: _unknown, ...subscription } = billing.subscription!;
  return { state: { ...billing, subscription }, changes: [] };
}
