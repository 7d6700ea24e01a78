import { eventually } from '@fairshare/testing';
import { TEST_CARDS } from '../src/adapters/simulated-provider';
import { DAY, days, golfer, startBilling, type BillingPlatform } from './support';

let platform: BillingPlatform;
beforeEach(async () => (platform = await startBilling()));
afterEach(() => platform.close());

describe('a monthly subscription', () => {
  it('when months pass, then a plan renews on the same day', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await platform.pass(6 * DAY);
    expect(await client.status()).toMatchObject({ status: 'trial', trialEndsAt: days(7) });
    await platform.pass(DAY);
    expect(await client.status()).toMatchObject({ status: 'active', trialEndsAt: null, nextRenewalDate: '2026-04-08T12:00:00.000Z' });
    await platform.pass(31 * DAY);
    expect(await client.status()).toMatchObject({ status: 'active', nextRenewalDate: '2026-05-08T12:00:00.000Z' });
    await platform.pass(365 * DAY);
    expect(await client.status()).toMatchObject({ status: 'active', nextRenewalDate: '2027-05-08T12:00:00.000Z' });
  });

  it('when a payment fails and succeeds, then access stays', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await platform.pass(8 * DAY);
    const { customerId } = await platform.stored('jane');
    await platform.provider().simulation.replaceCard(customerId!, TEST_CARDS.cannotPay);
    await platform.pass(31 * DAY);
    expect(await client.status()).toMatchObject({ hasAccess: true, status: 'past_due', reason: 'Payment failed', nextRenewalDate: null });
    await platform.provider().simulation.replaceCard(customerId!, TEST_CARDS.works);
    await platform.pass(3 * DAY);
    expect(await client.status()).toMatchObject({ hasAccess: true, status: 'active', reason: null, nextRenewalDate: '2026-05-08T12:00:00.000Z' });
  });

  it('when payments keep failing, then access ends after 7 days', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await platform.pass(8 * DAY);
    await platform.provider().simulation.replaceCard((await platform.stored('jane')).customerId!, TEST_CARDS.cannotPay);
    await platform.pass(30 * DAY);
    const seen: unknown[] = [];
    for (let day = 0; day <= 10; day += 1) {
      const { hasAccess, status, reason } = await client.status();
      seen.push([day, hasAccess, status, reason]);
      await platform.pass(DAY);
    }
    expect(seen).toEqual([
      [0, true, 'past_due', 'Payment failed'],
      [1, true, 'past_due', 'Payment failed'],
      [2, true, 'past_due', 'Payment failed'],
      [3, true, 'past_due', 'Payment failed'],
      [4, true, 'past_due', 'Payment failed'],
      [5, true, 'past_due', 'Payment failed'],
      [6, true, 'past_due', 'Payment failed'],
      [7, false, 'past_due', 'Payment failed'],
      [8, false, 'past_due', 'Payment failed'],
      [9, false, 'past_due', 'Payment failed'],
      [10, false, 'expired', 'Payment failed'],
    ]);
  });

  it('when someone cancels while owing, then access ends at once', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await platform.pass(8 * DAY);
    await platform.provider().simulation.replaceCard((await platform.stored('jane')).customerId!, TEST_CARDS.cannotPay);
    await platform.pass(31 * DAY);
    expect(await client.cancel()).toMatchObject({ status: 200, body: { hasAccess: false, status: 'canceled', reason: 'Subscription ended' } });
  });

  it('when someone owing uses another card, then they are active', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly', TEST_CARDS.cannotPay);
    await platform.pass(9 * DAY);
    expect(await client.status()).toMatchObject({ status: 'past_due', hasAccess: true });
    expect((await client.subscribe('monthly')).body).toMatchObject({ status: 'active', hasAccess: true, trialEndsAt: null });
  });
});

describe('a first payment that fails', () => {
  it('when the first payment fails for good, then the plan expires', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly', TEST_CARDS.cannotPay);
    await platform.pass(7 * DAY);
    expect(await client.status()).toMatchObject({ hasAccess: true, status: 'past_due' });
    await platform.pass(10 * DAY);
    expect(await client.status()).toMatchObject({ hasAccess: false, status: 'expired', reason: 'Payment failed', currentPlan: null });
  });
});

describe('canceling', () => {
  it("when a trial's plan is canceled, then access lasts to its end", async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await platform.pass(2 * DAY);
    expect((await client.cancel()).body).toMatchObject({ hasAccess: true, status: 'trial', trialEndsAt: days(7), nextRenewalDate: null, cancelAtPeriodEnd: true });
    await platform.pass(4 * DAY);
    expect(await client.status()).toMatchObject({ hasAccess: true, status: 'trial' });
    await platform.pass(DAY);
    expect(await client.status()).toMatchObject({ hasAccess: false, status: 'expired', reason: 'Trial expired', trialEndsAt: null });
  });

  it('when a paid plan is canceled, then access lasts to its end', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('annual');
    await platform.pass(30 * DAY);
    const end = '2027-03-08T12:00:00.000Z';
    expect((await client.cancel()).body).toMatchObject({
      hasAccess: true,
      status: 'canceled',
      trialEndsAt: null,
      nextRenewalDate: end,
      cancelAtPeriodEnd: true,
      currentPlan: { planKey: 'annual' },
    });
    expect(await client.cancel()).toMatchObject({ status: 409 });
    await platform.pass(341 * DAY);
    expect(await client.status()).toMatchObject({ hasAccess: true, status: 'canceled', nextRenewalDate: end });
    await platform.pass(DAY);
    expect(await client.status()).toMatchObject({ hasAccess: false, status: 'canceled', reason: 'Subscription ended', nextRenewalDate: null });
  });
});

describe('missing webhooks', () => {
  it('when no webhook comes, then the provider is asked once overdue', async () => {
    await platform.close();
    platform = await startBilling({ intercept: async () => undefined });
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await platform.pass(8 * DAY);
    expect((await platform.stored('jane')).subscription).toMatchObject({ status: 'trialing' });
    expect(await client.status()).toMatchObject({ status: 'active', nextRenewalDate: '2026-04-08T12:00:00.000Z' });
    expect((await platform.stored('jane')).subscription).toMatchObject({ status: 'active' });
  });
});

describe('a restart', () => {
  it('when billing restarts, then it keeps customers, subscriptions and webhooks that were not delivered', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await platform.stop('billing');
    platform.clock.advance(8 * DAY);
    await platform.start('billing');
    await platform.provider().simulation.tick();
    expect((await platform.stored('jane')).subscription).toMatchObject({ status: 'active' });
    // The kept-alive connection belongs to the stopped process.
    const status = await eventually(() => client.status().catch(() => null), Boolean);
    expect(status).toMatchObject({ status: 'active', nextRenewalDate: '2026-04-08T12:00:00.000Z' });
  });
});
