import { eventually } from '@fairshare/testing';
import Stripe from 'stripe';
import { TEST_CARDS } from '../src/adapters/simulated-provider';
import { ProviderAway } from '../src/domain/errors';
import { takeNotice } from '../src/domain/sending-notices';
import { billingType } from '../src/store';
import { DAY, golfer, startBilling, WEBHOOK_SECRET, type BillingPlatform, type Options } from './support';

let platform: BillingPlatform;
const start = async (options: Options = {}) => {
  platform = await startBilling(options);
  await platform.register('jane');
};
afterEach(() => platform.close());

const MINUTE = 60_000;
const billings = () => platform.storage('billing').aggregates(billingType);
const kinds = () => platform.mails.map(({ notice }) => notice.kind);
/** Jane's trial without a card, for whose end a notice is due now. */
async function trialEnds() {
  await golfer(platform, 'jane').startTrial();
  await platform.pass(4 * DAY);
}

async function webhook(type: string): Promise<void> {
  const { customerId, subscription } = await platform.stored('jane');
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: { id: subscription?.id, object: 'subscription', customer: customerId } } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp: Math.floor(platform.clock.now().getTime() / 1000) });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  expect(await fetch(`${platform.url('billing')}/api/webhooks/stripe`, { method: 'POST', headers, body: payload })).toMatchObject({ status: 200 });
}

describe('several instances', () => {
  it('when two look at once, then each user is mailed once', async () => {
    await start();
    const users = Array.from({ length: 20 }, (_, index) => `golfer-${index}`);
    for (const user of users) {
      await platform.register(user);
      await golfer(platform, user).startTrial();
    }
    const [one, other] = [platform.service(), platform.another()];
    await platform.pass(4 * DAY);
    await Promise.all([one.sendDueNotices(), other.sendDueNotices(), one.sendDueNotices(), other.sendDueNotices()]);
    await platform.pass(3 * DAY);
    await Promise.all([other.sendDueNotices(), one.sendDueNotices()]);
    for (const user of users) expect(platform.mails.filter(({ userId }) => userId === user).map(({ notice }) => notice.kind)).toEqual(['trial-ends', 'access-ended']);
  });

  it('when billing restarts, then nothing is mailed again', async () => {
    await start();
    await trialEnds();
    await platform.sendDueMails();
    await platform.stop('billing');
    await platform.start('billing');
    expect(await platform.sendDueMails()).toEqual([]);
    await platform.pass(3 * DAY);
    expect(await platform.sendDueMails()).toEqual(['jane access-ended']);
  });

  it('when it was away for days, then the next start mails what is true', async () => {
    await start();
    await golfer(platform, 'jane').startTrial();
    await platform.sendDueMails();
    await platform.stop('billing');
    platform.clock.advance(6 * DAY);
    await platform.start('billing');
    expect(await platform.sendDueMails()).toEqual(['jane trial-ends']);
    await platform.stop('billing');
    platform.clock.advance(3 * DAY);
    await platform.start('billing');
    expect(await platform.sendDueMails()).toEqual(['jane access-ended']);
  });
});

describe('an instance that stops between claim and mail', () => {
  it('when its time is over, then another sends it with its key', async () => {
    await start();
    await trialEnds();
    const now = platform.clock.now();
    await billings().update('jane', (billing) => takeNotice(billing, now, ''));
    platform.clock.advance(MINUTE);
    expect(await platform.sendDueMails()).toEqual([]);
    platform.clock.advance(MINUTE);
    expect(await platform.sendDueMails()).toEqual(['jane trial-ends']);
    expect(platform.mails[0]?.key).toBe(`trial-ends:${(await platform.stored('jane')).autoTrial!.endsAt}`);
    platform.clock.advance(10 * MINUTE);
    expect(await platform.sendDueMails()).toEqual([]);
  });

  it('when it is not true any more by then, then nobody sends it', async () => {
    await start();
    await trialEnds();
    await billings().update('jane', (billing) => takeNotice(billing, platform.clock.now(), ''));
    await golfer(platform, 'jane').subscribe('monthly');
    platform.clock.advance(2 * MINUTE);
    expect(await platform.sendDueMails()).toEqual(['jane first-charge']);
  });
});

describe('a mail that cannot be sent', () => {
  it('when mail is down for hours, then it goes once afterwards', async () => {
    await start();
    await trialEnds();
    platform.answerMails(500);
    for (let minutes = 0; minutes < 300; minutes += 10) {
      expect(await platform.sendDueMails()).toEqual([]);
      platform.clock.advance(10 * MINUTE);
    }
    platform.answerMails(null);
    platform.clock.advance(60 * MINUTE);
    expect(await platform.sendDueMails()).toEqual(['jane trial-ends']);
    platform.clock.advance(60 * MINUTE);
    expect(await platform.sendDueMails()).toEqual([]);
  });

  it('when its pause lasts, then it is not tried', async () => {
    await start();
    await trialEnds();
    platform.answerMails(500);
    await platform.sendDueMails();
    platform.answerMails(null);
    platform.clock.advance(MINUTE / 2);
    expect(await platform.sendDueMails()).toEqual([]);
    platform.clock.advance(MINUTE / 2);
    expect(await platform.sendDueMails()).toEqual(['jane trial-ends']);
  });

  it.each([404, 400])('when an older auth answers %i, then it waits for the next', async (status) => {
    await start();
    await trialEnds();
    platform.answerMails(status);
    expect(await platform.sendDueMails()).toEqual([]);
    platform.answerMails(null);
    platform.clock.advance(MINUTE);
    expect(await platform.sendDueMails()).toEqual(['jane trial-ends']);
  });

  it('when it cannot be sent for days, then it is given up', async () => {
    await start();
    await golfer(platform, 'jane').startTrial();
    await golfer(platform, 'jane').cancel();
    platform.answerMails(500);
    for (let hour = 0; hour < 5 * 24; hour += 1) {
      await platform.sendDueMails();
      platform.clock.advance(60 * MINUTE);
    }
    platform.answerMails(null);
    expect(await platform.sendDueMails()).toEqual([]);
  });

  it('when the payment provider is away, then no mail about it goes', async () => {
    let away = false;
    await start({
      wrap: (provider) => ({
        ...provider,
        subscriptionsOf: async (customerId) => {
          if (away) throw new ProviderAway();
          return provider.subscriptionsOf(customerId);
        },
      }),
    });
    await golfer(platform, 'jane').subscribe('monthly');
    await platform.pass(4 * DAY);
    away = true;
    expect(await platform.sendDueMails()).toEqual([]);
    away = false;
    expect(await platform.sendDueMails()).toEqual(['jane first-charge']);
  });
});

describe('webhooks', () => {
  it('when the end of a trial is announced repeatedly, then one mail goes', async () => {
    await start();
    await golfer(platform, 'jane').subscribe('monthly');
    await platform.pass(4 * DAY);
    for (let count = 0; count < 3; count += 1) {
      await webhook('customer.subscription.trial_will_end');
      await platform.sendDueMails();
    }
    expect(kinds()).toEqual(['first-charge']);
  });

  it('when events of a failure repeat or come days late, then one mail goes', async () => {
    await start({ intercept: async () => undefined });
    await golfer(platform, 'jane').subscribe('monthly', TEST_CARDS.cannotPay);
    await platform.pass(4 * DAY);
    await platform.sendDueMails();
    await platform.pass(6 * DAY);
    expect(await platform.sendDueMails()).toEqual([]);
    for (const type of ['invoice.payment_failed', 'invoice.payment_failed', 'customer.subscription.updated']) {
      await webhook(type);
      await platform.sendDueMails();
    }
    expect(kinds()).toEqual(['first-charge', 'payment-failed']);
  });

  it('when a plan ended unheard, then no mail says that it runs', async () => {
    await start({ intercept: async () => undefined });
    await golfer(platform, 'jane').subscribe('monthly');
    await platform.pass(2 * DAY);
    await platform.provider().cancelNow((await platform.stored('jane')).subscription!.id);
    await platform.pass(2 * DAY);
    expect(await platform.sendDueMails()).toEqual(['jane plan-canceled']);
  });
});

describe('an account that is gone', () => {
  it('when it is deleted, then nothing more is mailed', async () => {
    await start();
    await trialEnds();
    await platform.accounts().remove('jane', () => [{ name: 'account-deleted' }]);
    expect(await platform.sendDueMails()).toEqual([]);
    await eventually(
      () => billings().get('jane'),
      (found) => found === null,
    );
    await platform.pass(10 * DAY);
    expect(await platform.sendDueMails()).toEqual([]);
  });

  it('when its deletion has not arrived yet, then auth refuses the mail', async () => {
    await start();
    await golfer(platform, 'unheard').startTrial();
    await platform.pass(4 * DAY);
    expect(await platform.sendDueMails()).toEqual([]);
    await platform.register('unheard');
    await platform.pass(DAY);
    expect(await platform.sendDueMails()).toEqual([]);
  });
});
