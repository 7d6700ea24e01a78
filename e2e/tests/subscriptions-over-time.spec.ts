import type { SubscriptionStatus } from '@fairshare/contracts';
import { CARDS } from '../support/account-area';
import { PlatformOverDays } from '../support/platform-over-days';
import { type Met, Subscriber } from '../support/subscriber';
import { expect, test } from '../support/test';

const DAY = 86_400_000;
const A_DATE = '\\w+ \\d{1,2}, \\d{4}';
const sentence = (start: string, end = '') => new RegExp(`^${start} ${A_DATE}${end}$`);
const PRICES = '$1.99 per month or $16.99 per year';
/** The plans are collapsed at first. */
const BILLING = ['Billing Information', '$1.99 per month', 'All Available Plans'];

const SUBSCRIBE = 'Subscribe, $16.99 today';

const FREE: Met = {
  status: { hasAccess: true, status: 'auto_trial', cancelAtPeriodEnd: false },
  manage: ['Free Trial Active', 'Free Trial', sentence('Your 7-day trial is active until', '\\.'), /^Upgrade to Paid Plan, starts /],
};
const TRIAL_IS_OVER: Met = {
  status: { hasAccess: false, status: 'expired', reason: 'Trial expired', trialEndsAt: null, currentPlan: null },
  manage: ['Subscription Required', 'Inactive', sentence('Your free trial ended on', '\\.'), PRICES, SUBSCRIBE],
};
const ON_TRIAL: Met = {
  status: { hasAccess: true, status: 'trial', cancelAtPeriodEnd: false },
  manage: ['Free Trial Active', sentence('Then your Monthly plan begins: \\$1\\.99 on', '\\.'), 'Visa ending in 4242', 'Change Card', ...BILLING],
};
const TRIAL_CANCELED: Met = {
  status: { hasAccess: true, status: 'trial', nextRenewalDate: null, cancelAtPeriodEnd: true },
  manage: ['Free Trial Active', sentence('Your trial is canceled\\. You have access until', ', and will not be charged\\.'), /^Upgrade to Paid Plan, starts /],
};
const PAID: Met = {
  status: { hasAccess: true, status: 'active', reason: null, trialEndsAt: null, cancelAtPeriodEnd: false },
  manage: ['Subscription Active', 'Active', sentence('Next billing date:'), 'Auto-renewal enabled', ...BILLING],
};
const OWING: Met = {
  status: { hasAccess: true, status: 'past_due', reason: 'Payment failed', nextRenewalDate: null },
  banner: 'Your last payment failed',
  manage: ['Payment Failed', 'Past Due', sentence('Your last payment of \\$1\\.99 failed\\. You have access until', '\\.'), 'Amount due', 'Change Card', ...BILLING],
};
const OWING_TOO_LONG: Met = {
  status: { hasAccess: false, status: 'past_due', reason: 'Payment failed' },
  manage: ['No Active Subscription', 'Past Due', sentence('Your last payment of \\$1\\.99 failed, and your access ended on', '\\.'), 'Change Card', PRICES],
};
const GIVEN_UP: Met = {
  status: { hasAccess: false, status: 'expired', reason: 'Payment failed', currentPlan: null },
  manage: ['No Active Subscription', 'Inactive', sentence('Your card was refused, and your plan ended\\. You had access until', '\\.'), PRICES, SUBSCRIBE],
};
const CANCELED: Met = {
  status: { hasAccess: true, status: 'canceled', cancelAtPeriodEnd: true },
  manage: [
    'Subscription Canceled',
    'Canceled',
    sentence('Your subscription is canceled\\. You have access until', '\\.'),
    'Auto-renewal is off',
    /^Choose plan, starts /,
    ...BILLING,
  ],
};
const ENDED: Met = {
  status: { hasAccess: false, status: 'canceled', reason: 'Subscription ended', nextRenewalDate: null },
  manage: ['No Active Subscription', 'Inactive', sentence('Your subscription ended on', '\\.'), PRICES, SUBSCRIBE],
};

test('when trials end, plans renew and payments fail, then access is right daily', { tag: '@long' }, async ({ browser }) => {
  test.setTimeout(600_000);
  const platform = await PlatformOverDays.begin();
  const golfers: Subscriber[] = [];
  const register = async (lastName: string) => {
    const golfer = await Subscriber.register(browser, platform, lastName);
    golfers.push(golfer);
    return golfer;
  };
  const on = (day: number, meet: () => Promise<unknown>) =>
    test.step(`day ${day}`, async () => {
      if (day > 0) await platform.turnTo(day);
      await meet();
    });

  try {
    const freeloader = await register('Freeloader');
    const quitter = await register('Quitter');
    const regular = await register('Regular');
    const recovering = await register('Recovering');
    const insolvent = await register('Insolvent');
    const penniless = await register('Penniless');
    await freeloader.startTrial();
    for (const golfer of [quitter, regular, recovering, insolvent]) await golfer.subscribe('monthly');
    await penniless.subscribe('monthly', CARDS.cannotPay);
    expect(await quitter.cancel('Trial Subscription')).toMatch(/the end of your trial, and will not be charged\./);

    const onTrial = (banner?: string) => Promise.all([freeloader.meets({ ...FREE, banner }), regular.meets({ ...ON_TRIAL, banner }), quitter.meets({ ...TRIAL_CANCELED, banner })]);
    await on(0, () => onTrial());
    for (const day of [1, 2, 3]) await on(day, () => freeloader.meets(FREE));
    await on(4, () => onTrial('Your free trial ends in 3 days'));
    await on(5, async () => {
      await freeloader.meets({ ...FREE, banner: 'Your free trial ends in 2 days' }, 'trial about to end');
      await freeloader.sees('/subscribe', sentence('You have access until', '\\.'), 'subscribe, on trial');
    });
    await on(6.5, () => onTrial('Your free trial ends within a day'));
    await on(7, () => Promise.all([freeloader.meets(TRIAL_IS_OVER, 'trial over'), quitter.meets(TRIAL_IS_OVER), regular.meets(PAID), penniless.meets(OWING)]));
    let renewal = 0;
    await on(8, async () => {
      await Promise.all([freeloader.meets(TRIAL_IS_OVER), regular.meets(PAID)]);
      renewal = Math.ceil(8 + (dueAt(await regular.status()) - platform.now()) / DAY);
      await freeloader.sees('/subscribe', 'You have had your free trial: a plan chosen now begins, and is charged, today.', 'subscribe, trial over');
      await freeloader.subscribeByScreens('Subscribe, $1.99 today', 'Your plan begins today, and $1.99 is charged today.');
      await freeloader.meets(PAID, 'paid');
    });
    await on(18, () => penniless.meets(GIVEN_UP, 'card refused'));
    for (const golfer of [recovering, insolvent]) await golfer.payWith(CARDS.cannotPay);

    await on(renewal + 1, async () => {
      await Promise.all([regular.meets(PAID), recovering.meets(OWING), insolvent.meets(OWING, 'payment owed')]);
      expect(dueAt(await regular.status())).toBeGreaterThan(platform.now() + 25 * DAY);
      expect(await regular.cancel('Subscription')).toMatch(/and will not be charged again\./);
      await regular.meets(CANCELED, 'canceled');
    });
    await recovering.payWith(CARDS.accepted);
    await on(renewal + 4, () => Promise.all([regular.meets(CANCELED), recovering.meets(PAID), insolvent.meets(OWING)]));
    await on(renewal + 8, () => insolvent.meets(OWING_TOO_LONG, 'payment owed too long'));
    await on(renewal + 11, () => insolvent.meets(GIVEN_UP));
    await on(renewal + 32, () => Promise.all([regular.meets(ENDED, 'ended'), recovering.meets(PAID)]));

    for (const golfer of golfers) await golfer.leave();
  } finally {
    await platform.end();
  }
});

const dueAt = ({ nextRenewalDate }: SubscriptionStatus): number => Date.parse(nextRenewalDate ?? '');
