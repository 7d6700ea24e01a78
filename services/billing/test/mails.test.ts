import { TEST_CARDS } from '../src/adapters/simulated-provider';
import { admin, DAY, days, golfer, startBilling, type BillingPlatform } from './support';

let platform: BillingPlatform;
beforeEach(async () => {
  platform = await startBilling();
  await platform.register('jane');
});
afterEach(() => platform.close());

const HOUR = DAY / 24;
/** All mails sent on each of the next `count` days. */
async function tellDaily(count: number): Promise<Record<string, string[]>> {
  const sent: Record<string, string[]> = {};
  for (let day = 1; day <= count; day += 1) {
    await platform.pass(DAY);
    const mails = await platform.sendDueMails();
    if (mails.length > 0) sent[day] = mails;
  }
  return sent;
}
const last = () => platform.mails.at(-1)?.notice;
const payWith = async (card: string) => platform.provider().simulation.replaceCard((await platform.stored('jane')).customerId!, card);
const grant = (daysGiven: number) => admin(platform).post('/api/admin/grant-manual-trial', { userId: 'jane', days: daysGiven, reason: 'Prize' });

describe('a trial without a card', () => {
  it('when it runs out, then its end is announced before and after', async () => {
    await golfer(platform, 'jane').startTrial();
    expect(await platform.sendDueMails()).toEqual([]);
    expect(await tellDaily(20)).toEqual({ 4: ['jane trial-ends'], 7: ['jane access-ended'] });
    expect(platform.mails.map(({ notice }) => notice)).toEqual([
      { kind: 'trial-ends', endsAt: days(7), by: 'us' },
      { kind: 'access-ended', at: days(7), because: 'trial-over' },
    ]);
  });

  it('when a plan is chosen meanwhile, then its first charge is announced instead', async () => {
    const client = golfer(platform, 'jane');
    await client.startTrial();
    await platform.pass(3.5 * DAY);
    await client.subscribe('annual');
    expect(await tellDaily(10)).toEqual({ 1: ['jane first-charge'] });
    expect(last()).toEqual({ kind: 'first-charge', at: days(7), planKey: 'annual', amount: 1699 });
  });

  it('when it is canceled, then that and its end are announced', async () => {
    const client = golfer(platform, 'jane');
    await client.startTrial();
    await client.cancel();
    expect(await platform.sendDueMails()).toEqual(['jane plan-canceled']);
    expect(last()).toEqual({ kind: 'plan-canceled', what: 'trial', accessUntil: days(7) });
    expect(await tellDaily(10)).toEqual({ 7: ['jane access-ended'] });
  });
});

describe('a trial that an administrator gave', () => {
  it('when it is extended, then each end is announced three days before', async () => {
    await grant(5);
    expect(await tellDaily(3)).toEqual({ 2: ['jane trial-ends'] });
    expect(last()).toEqual({ kind: 'trial-ends', endsAt: days(5), by: 'administrator' });
    await admin(platform).put('/api/admin/extend-manual-trial/jane', { additionalDays: 7, reason: 'Rain' });
    expect(await tellDaily(15)).toEqual({ 6: ['jane trial-ends'], 9: ['jane access-ended'] });
    expect(last()).toEqual({ kind: 'access-ended', at: days(12), because: 'trial-over' });
  });

  it('when it is given for a day, then its end is announced at once', async () => {
    await grant(1);
    expect(await platform.sendDueMails()).toEqual(['jane trial-ends']);
  });

  it('when it is revoked, then the end of access is announced once', async () => {
    await grant(30);
    await platform.pass(DAY);
    await admin(platform).delete('/api/admin/revoke-manual-trial/jane');
    expect(await platform.sendDueMails()).toEqual(['jane access-ended']);
    expect(last()).toEqual({ kind: 'access-ended', at: days(1), because: 'trial-revoked' });
    expect(await tellDaily(40)).toEqual({});
  });

  it('when it is over and then revoked, then nothing more is announced', async () => {
    await grant(5);
    await tellDaily(6);
    await admin(platform).delete('/api/admin/revoke-manual-trial/jane');
    expect(await tellDaily(2)).toEqual({});
  });
});

describe('a trial with a plan', () => {
  it('when its first charge comes, then amount and date are announced once', async () => {
    await golfer(platform, 'jane').subscribe('monthly');
    expect(await tellDaily(30)).toEqual({ 4: ['jane first-charge'] });
    expect(last()).toEqual({ kind: 'first-charge', at: days(7), planKey: 'monthly', amount: 199 });
  });

  it('when it is canceled meanwhile, then no charge is announced', async () => {
    const client = golfer(platform, 'jane');
    await client.subscribe('monthly');
    await platform.pass(4 * DAY);
    await client.cancel();
    expect(await platform.sendDueMails()).toEqual(['jane plan-canceled']);
    expect(last()).toEqual({ kind: 'plan-canceled', what: 'plan', accessUntil: days(7) });
    expect(await tellDaily(10)).toEqual({ 3: ['jane access-ended'] });
    expect(last()).toMatchObject({ because: 'plan-over' });
  });
});

describe('a plan that runs', () => {
  beforeEach(async () => {
    await golfer(platform, 'jane').subscribe('monthly');
    await tellDaily(8);
  });
  const renewal = '2026-04-08T12:00:00.000Z';
  const graceEnd = '2026-04-15T12:00:00.000Z';

  it('when its card is refused, then that is announced once, then the end', async () => {
    await payWith(TEST_CARDS.cannotPay);
    expect(await tellDaily(60)).toEqual({ 30: ['jane payment-failed'], 37: ['jane access-ended'] });
    expect(platform.mails.slice(-2).map(({ notice }) => notice)).toEqual([
      { kind: 'payment-failed', planKey: 'monthly', amount: 199, accessUntil: graceEnd },
      { kind: 'access-ended', at: graceEnd, because: 'payment-failed' },
    ]);
  });

  it('when its bank wants a confirmation, then that is announced once', async () => {
    await payWith(TEST_CARDS.alwaysToBeConfirmed);
    expect(await tellDaily(35)).toEqual({ 30: ['jane payment-to-confirm'] });
    expect(last()).toEqual({ kind: 'payment-to-confirm', planKey: 'monthly', amount: 199, accessUntil: graceEnd });
  });

  it('when it is paid after access ended, then its later end is announced too', async () => {
    await payWith(TEST_CARDS.cannotPay);
    await tellDaily(38);
    await payWith(TEST_CARDS.works);
    expect(await tellDaily(3)).toEqual({});
    expect(await golfer(platform, 'jane').cancel()).toMatchObject({ body: { hasAccess: true } });
    expect(await tellDaily(30)).toEqual({ 1: ['jane plan-canceled'], 19: ['jane access-ended'] });
    expect(last()).toMatchObject({ because: 'plan-over', at: '2026-05-08T12:00:00.000Z' });
  });

  it('when two renewals fail, then each is announced', async () => {
    await payWith(TEST_CARDS.cannotPay);
    expect(await tellDaily(30)).toEqual({ 30: ['jane payment-failed'] });
    await payWith(TEST_CARDS.works);
    expect(await tellDaily(10)).toEqual({});
    await payWith(TEST_CARDS.cannotPay);
    expect(await tellDaily(25)).toEqual({ 20: ['jane payment-failed'] });
  });

  it('when it was paid before the mail went, then none goes', async () => {
    await payWith(TEST_CARDS.cannotPay);
    await platform.pass(30 * DAY);
    expect((await platform.stored('jane')).subscription).toMatchObject({ status: 'past_due' });
    await payWith(TEST_CARDS.works);
    await platform.pass(3 * DAY);
    expect(await platform.sendDueMails()).toEqual([]);
  });

  it('when it is changed and changed back, then each change is announced', async () => {
    const change = (planKey: string) => golfer(platform, 'jane').post('/api/subscription/change-plan', { planKey });
    await change('annual');
    expect(await platform.sendDueMails()).toEqual(['jane plan-changed']);
    expect(last()).toEqual({ kind: 'plan-changed', at: renewal, planKey: 'annual', amount: 1699 });
    await platform.pass(HOUR);
    await change('monthly');
    expect(await platform.sendDueMails()).toEqual(['jane plan-changed']);
    expect(last()).toEqual({ kind: 'plan-changed', at: renewal, planKey: 'monthly', amount: 199 });
  });

  it('when it is canceled while paid, then its end is announced too', async () => {
    await golfer(platform, 'jane').cancel();
    expect(await tellDaily(40)).toEqual({ 1: ['jane plan-canceled'], 30: ['jane access-ended'] });
    expect(platform.mails.slice(-2).map(({ notice }) => notice)).toEqual([
      { kind: 'plan-canceled', what: 'plan', accessUntil: renewal },
      { kind: 'access-ended', at: renewal, because: 'plan-over' },
    ]);
  });

  it('when it is canceled while owing, then one mail announces both', async () => {
    await payWith(TEST_CARDS.cannotPay);
    await tellDaily(31);
    await golfer(platform, 'jane').cancel();
    expect(await tellDaily(10)).toEqual({ 1: ['jane plan-canceled'] });
    expect(last()).toEqual({ kind: 'plan-canceled', what: 'plan', accessUntil: null });
  });

  it('when a canceled one goes on, then the next charge is announced', async () => {
    const client = golfer(platform, 'jane');
    await client.cancel();
    await platform.sendDueMails();
    await client.subscribe('monthly');
    expect(await tellDaily(60)).toEqual({ 1: ['jane plan-changed'] });
    expect(platform.mails.at(-1)?.notice).toEqual({ kind: 'plan-changed', at: renewal, planKey: 'monthly', amount: 199 });
  });
});
