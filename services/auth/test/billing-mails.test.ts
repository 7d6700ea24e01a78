import { BILLING_MAIL_PATH, type BillingMailAnswer, type BillingNotice } from '@fairshare/contracts';
import { eventually } from '@fairshare/testing';
import type { Mail, Mailer } from '../src/service';
import { startAuth, type AuthPlatform } from './support';

let auth: AuthPlatform;
beforeEach(async () => (auth = await startAuth({ publicUrl: 'https://fairshare.test/' })));
afterEach(() => auth.close());

const ask = (userId: string, notice: BillingNotice, key = 'k1') => auth.peers.call<BillingMailAnswer>('auth', 'POST', BILLING_MAIL_PATH, { userId, key, notice });
/** The paragraphs of a mail's plain text part. */
const paragraphsOf = (mail: string | undefined) => (mail ?? '').split('Content-Transfer-Encoding: 8bit\r\n\r\n')[1]?.split('\r\n--')[0]?.trim().split('\r\n\r\n') ?? [];
const subjectOf = (mail: string | undefined) => /^Subject: (.*)\r$/m.exec(mail ?? '')?.[1];

const AT = '2026-12-01T09:30:00.000Z';
const DATE = 'Tuesday, December 1, 2026, at 09:30 UTC';
const CHOOSE = 'https://fairshare.test/subscribe';
const MANAGE = 'https://fairshare.test/manage-subscription';
const KEPT = 'Your groups and rounds are kept.';
const owed = { planKey: 'monthly', amount: 199, accessUntil: AT } as const;

const LETTERS: readonly (readonly [BillingNotice, subject: string, opening: string, link: string, rest: string])[] = [
  [
    { kind: 'trial-ends', endsAt: AT, by: 'us' },
    'Your free time with Fairshare ends soon',
    `Your free trial of Fairshare ends on ${DATE}.`,
    CHOOSE,
    'Nothing is charged then. To go on after that, choose a plan. It is charged when the free time is over, not before.',
  ],
  [
    { kind: 'trial-ends', endsAt: AT, by: 'administrator' },
    'Your free time with Fairshare ends soon',
    `The free access to Fairshare that an administrator gave you ends on ${DATE}.`,
    CHOOSE,
    'Nothing is charged then. To go on after that, choose a plan. It is charged when the free time is over, not before.',
  ],
  [
    { kind: 'first-charge', at: AT, planKey: 'annual', amount: 1699 },
    'Your first Fairshare payment is coming',
    `Your free trial of Fairshare ends on ${DATE}. Your Annual plan begins then: $16.99 is charged to your card, and again every year.`,
    MANAGE,
    'You can change the plan or the card, or cancel, before that date. If you cancel before it, nothing is charged.',
  ],
  [
    { kind: 'payment-failed', ...owed },
    'Your Fairshare payment failed',
    'The payment of $1.99 for your Monthly plan of Fairshare failed.',
    MANAGE,
    `Your access stays until ${DATE}. Change your card before that: the payment is then made at once, and your plan goes on.`,
  ],
  [
    { kind: 'payment-to-confirm', ...owed },
    'Please confirm your Fairshare payment',
    'Your bank wants you to confirm the payment of $1.99 for your Monthly plan of Fairshare.',
    MANAGE,
    `Your access stays until ${DATE}. Confirm the payment before that, and your plan goes on.`,
  ],
  [
    { kind: 'plan-changed', at: AT, planKey: 'monthly', amount: 205 },
    'Your Fairshare plan was changed',
    `Your Fairshare plan was changed. The next charge is $2.05 for the Monthly plan, on ${DATE}, and again every month.`,
    MANAGE,
    'Nothing is charged before that date. If you did not change it, write to us.',
  ],
  [
    { kind: 'plan-canceled', what: 'plan', accessUntil: AT },
    'Your Fairshare plan was canceled',
    `Your Fairshare plan was canceled. Nothing more is charged. Your access stays until ${DATE}.`,
    CHOOSE,
    `${KEPT} To go on, choose a plan.`,
  ],
  [
    { kind: 'plan-canceled', what: 'trial', accessUntil: null },
    'Your Fairshare trial was canceled',
    'Your free trial of Fairshare was canceled. Nothing is charged. Your access has ended.',
    CHOOSE,
    `${KEPT} To go on, choose a plan.`,
  ],
  [
    { kind: 'access-ended', at: AT, because: 'payment-failed' },
    'Your access to Fairshare has ended',
    `Your access to Fairshare ended on ${DATE}. The payment for your plan was not made.`,
    MANAGE,
    `${KEPT} With a plan you can use them again.`,
  ],
  [
    { kind: 'access-ended', at: AT, because: 'trial-over' },
    'Your access to Fairshare has ended',
    `Your access to Fairshare ended on ${DATE}. Your free trial is over. Nothing is charged.`,
    CHOOSE,
    `${KEPT} With a plan you can use them again.`,
  ],
];

test.each(LETTERS.map(([notice, ...says]) => [notice.kind, notice, ...says] as const))(
  'when %s is told, then the mail says what and when',
  async (_kind, notice, subject, opening, link, rest) => {
    const { userId } = await auth.register();
    expect(await ask(userId, notice)).toEqual({ isSent: true });
    const [mail] = await auth.mails(1);
    expect(mail).toMatch(/^To: jane.doe@example.com\r$/m);
    expect(subjectOf(mail)).toBe(subject);
    expect(paragraphsOf(mail)).toEqual([
      opening,
      link,
      rest,
      'You get this mail because it is about what you pay. It is sent also to those who chose no news by mail.',
      'Questions? Write to support@fairshare.test.',
      'Fairshare',
    ]);
  },
);

it('when somebody chose no marketing, then they are mailed all the same', async () => {
  const browser = await auth.register({ marketingConsent: false });
  expect((await browser.put('/api/user/email-preferences', { unsubscribe: true })).status).toBe(200);
  expect(await ask(browser.userId, { kind: 'trial-ends', endsAt: AT, by: 'us' })).toEqual({ isSent: true });
  expect(await auth.mails(1)).toHaveLength(1);
});

describe('a mail that is asked for again', () => {
  const notice = { kind: 'trial-ends', endsAt: AT, by: 'us' } as const;

  it('when its key is the same, then it goes once', async () => {
    const [jane, joan] = [await auth.register(), await auth.register({ email: 'joan@example.com' })];
    for (let count = 0; count < 3; count += 1) expect(await ask(jane.userId, notice)).toEqual({ isSent: true });
    await ask(jane.userId, notice, 'k2');
    await ask(joan.userId, notice);
    const ids = (await auth.mails(3)).map((mail) => /^Message-ID: (<[0-9a-f]{32}@fairshare\.test>)\r$/m.exec(mail)?.[1]);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
  });

  describe('of a slow mail server', () => {
    const taken: Mail[] = [];
    const answers: ((error?: Error) => void)[] = [];
    const slow: Mailer = {
      send: (mail) =>
        new Promise((resolve, reject) => {
          taken.push(mail);
          answers.push((error) => (error ? reject(error) : resolve()));
        }),
      close: async () => undefined,
    };
    let userId: string;
    beforeEach(async () => {
      await auth.close();
      taken.length = answers.length = 0;
      auth = await startAuth({ publicUrl: 'https://fairshare.test/', mailer: slow });
      ({ userId } = await auth.register());
    });
    const handed = (count: number) =>
      eventually(
        () => answers,
        (all) => all.length === count,
      );

    it('when it is being handed over, then nobody else does it', async () => {
      const first = ask(userId, notice);
      const [answer] = await handed(1);
      await expect(ask(userId, notice)).rejects.toThrow('503');
      answer?.();
      expect(await first).toEqual({ isSent: true });
      expect(await ask(userId, notice)).toEqual({ isSent: true });
      expect(taken).toHaveLength(1);
    });

    it('when it was refused, then it is tried again at once', async () => {
      const first = ask(userId, notice);
      (await handed(1))[0]?.(new Error('mailbox full'));
      await expect(first).rejects.toThrow('500');
      const second = ask(userId, notice);
      (await handed(2))[1]?.();
      expect(await second).toEqual({ isSent: true });
    });

    it('when its sender died, then it goes with its Message-ID', async () => {
      const lost = ask(userId, notice);
      await handed(1);
      auth.clock.advance(5 * 60_000);
      const second = ask(userId, notice);
      (await handed(2)).forEach((answer) => answer());
      expect(await second).toEqual({ isSent: true });
      await lost;
      expect(taken.map(({ messageId }) => messageId)).toEqual([taken[0]?.messageId, taken[0]?.messageId]);
    });
  });
});

it('when the account is gone, then auth says so and mails nobody', async () => {
  expect(await ask('nobody', { kind: 'trial-ends', endsAt: AT, by: 'us' })).toEqual({ isSent: false });
});

it.each([
  { userId: 'u1', key: 'k1', notice: { kind: 'lottery', at: AT } },
  { userId: 'u1', key: '', notice: { kind: 'trial-ends', endsAt: AT, by: 'us' } },
  { userId: 'u1', key: 'k1', notice: { kind: 'first-charge', at: AT, planKey: 'monthly', amount: 1.5 } },
])('when body %# is no such mail, then it is refused', async (body) => {
  await expect(auth.peers.call('auth', 'POST', BILLING_MAIL_PATH, body)).rejects.toMatchObject({ status: 400 });
});
