import { CARDS } from '../support/account-area';
import { PlatformOverDays } from '../support/platform-over-days';
import { type Met, Subscriber } from '../support/subscriber';
import { expect, test } from '../support/test';

const TO_BE_CONFIRMED: Met = {
  status: { hasAccess: true, status: 'past_due', openPayment: { id: expect.any(String) as unknown as string, needs: 'confirmation', amount: 199 } },
  banner: 'Your bank wants a confirmation',
  manage: [
    'Confirm Your Payment',
    'Past Due',
    /^Your bank wants you to confirm your payment of \$1\.99\. You have access until \w+ \d{1,2}, \d{4}\.$/,
    'Confirm the payment to keep your access. Your card need not change.',
    'Visa ending in 3184',
    'Change Card',
  ],
};
const PAID: Met = { status: { hasAccess: true, status: 'active', reason: null, openPayment: null }, manage: ['Subscription Active', 'Auto-renewal enabled'] };

let platform: PlatformOverDays;
test.beforeEach(async () => {
  platform = await PlatformOverDays.begin();
});
test.afterEach(() => platform.end());

test('when the bank wants renewals confirmed, then a tap pays them', { tag: '@long' }, async ({ browser }) => {
  const golfer = await Subscriber.register(browser, platform, 'Cautious');
  await golfer.subscribeConfirming(CARDS.alwaysToBeConfirmed, 'Start 7-Day Free Trial', 'Complete Setup');
  await golfer.entersTheApp();
  for (const [payment, day] of [
    ['after the trial', 8],
    ['renewal', 40],
  ] as const) {
    await test.step(payment, async () => {
      await platform.turnTo(day);
      await golfer.meets(TO_BE_CONFIRMED, payment);
      await golfer.confirmFromTheApp('$1.99');
      await golfer.meets(PAID);
    });
  }
  await golfer.leave();
});

test('when the bank wants today’s payment confirmed, then the plan begins', async ({ browser }) => {
  const golfer = await Subscriber.register(browser, platform, 'Latecomer');
  await golfer.startTrial();
  await platform.turnTo(8);
  await golfer.subscribeConfirming(CARDS.alwaysToBeConfirmed, 'Subscribe, $1.99 today', 'Subscribe, $1.99 today');
  await expect(golfer.page.getByText('Confirm the payment within a day, and your plan begins.')).toBeVisible();
  await golfer.confirmPayment('$1.99');
  await golfer.meets(PAID);
  await golfer.leave();
});
