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

test('when the bank wants renewals confirmed, then a tap pays them', { tag: '@long' }, async ({ browser }) => {
  test.setTimeout(300_000);
  const platform = await PlatformOverDays.begin();
  try {
    const golfer = await Subscriber.register(browser, platform, 'Cautious');
    await golfer.subscribeConfirming(CARDS.alwaysToBeConfirmed, 'Start 7-Day Free Trial');
    for (const [payment, day] of [
      ['first payment', 8],
      ['renewal', 40],
    ] as const) {
      await test.step(payment, async () => {
        await platform.turnTo(day);
        await golfer.meets(TO_BE_CONFIRMED, payment);
        await golfer.confirmPayment('$1.99');
        await golfer.meets(PAID);
      });
    }
    await golfer.leave();
  } finally {
    await platform.end();
  }
});
