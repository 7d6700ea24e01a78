import { autoTrialStatusAt, hasAccessAt } from '@fairshare/contracts';
import { DAY, days, golfer, publishedOf, startBilling, START, type BillingPlatform } from './support';

let platform: BillingPlatform;
beforeAll(async () => (platform = await startBilling()));
afterAll(() => platform.close());

const published = (userId: string) => publishedOf(platform, userId);

describe('plans', () => {
  it('when anyone asks for the plans, then they are shown in cents', async () => {
    expect(await platform.anonymous().get('/api/subscription/plans')).toMatchObject({
      status: 200,
      body: { monthly: { amount: 199, interval: 'month' }, annual: { amount: 1699, interval: 'year' } },
    });
  });
});

describe('the trial without a card', () => {
  it('when no trial was started, then one is offered without access', async () => {
    expect(await golfer(platform, 'new').status()).toEqual({
      hasAccess: false,
      hasActiveSubscription: false,
      status: 'none',
      reason: null,
      trialEndsAt: null,
      nextRenewalDate: null,
      cancelAtPeriodEnd: false,
      currentPlan: null,
      accessEndsAt: null,
      card: null,
      nextCharge: null,
      openPayment: null,
      offer: { kind: 'free_trial', firstChargeAt: days(7) },
    });
  });

  it('when a trial is started, then it runs for 7 days', async () => {
    const answer = await golfer(platform, 'jane').startTrial();
    expect(answer).toMatchObject({ status: 201, body: { hasAccess: true, status: 'auto_trial', trialEndsAt: days(7) } });
    expect(answer.headers.get('x-versions')).toBe('billing/jane=1');
    expect(await published('jane')).toEqual({
      id: 'jane',
      accessUntil: days(7),
      autoTrialEndsAt: days(7),
      everHadAccess: true,
      freeTrialUsed: true,
      openPayment: null,
      summary: 'Trial',
    });
  });

  it('when a trial is started a second time, then it is refused with 409', async () => {
    await golfer(platform, 'twice').startTrial();
    expect(await golfer(platform, 'twice').startTrial()).toMatchObject({ status: 409, body: { code: 'TRIAL_USED' } });
  });

  it('when a trial is started five times at once, then one counts', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => golfer(platform, 'eager').startTrial()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('when a start is repeated under one Idempotency-Key, then it returns the same answer', async () => {
    const headers = { 'Idempotency-Key': 'start-1' };
    const call = () => golfer(platform, 'repeats').post('/api/trial/start', {}, { headers });
    const first = await call();
    expect(await call()).toMatchObject({ status: 201, body: first.body });
  });

  it('when there is no session, then status, trial, create and cancel return 401', async () => {
    for (const [method, path] of [
      ['get', 'subscription/status'],
      ['post', 'trial/start'],
      ['post', 'subscription/create'],
      ['post', 'subscription/cancel'],
    ] as const) {
      expect(await platform.anonymous()[method](`/api/${path}`)).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
    }
  });

  it('when a trial is canceled, then it runs to its end', async () => {
    const client = golfer(platform, 'cancels');
    await client.startTrial();
    expect(await client.cancel()).toMatchObject({
      status: 200,
      body: { hasAccess: true, status: 'auto_trial', trialEndsAt: days(7), cancelAtPeriodEnd: true },
    });
    expect(await client.cancel()).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_CANCEL' } });
  });

  it('when a trial is over, then canceling it is refused with 409', async () => {
    const client = golfer(platform, 'late', { accessUntil: 0 });
    await client.startTrial();
    platform.clock.advance(7 * DAY);
    expect(await client.cancel()).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_CANCEL' } });
    platform.clock.advance(-7 * DAY);
  });

  it('when someone never had anything to cancel, then canceling is refused with 409', async () => {
    expect(await golfer(platform, 'nobody').cancel()).toMatchObject({ status: 409 });
  });
});

describe('the trial day by day', () => {
  it('when the days of a trial pass, then day 7 has none', async () => {
    const clocked = await startBilling();
    const client = golfer(clocked, 'jane');
    await client.startTrial();
    for (let day = 0; day <= 8; day += 1) {
      const within = day < 7;
      expect(await client.status()).toMatchObject({
        hasAccess: within,
        status: within ? 'auto_trial' : 'expired',
        reason: within ? null : 'Trial expired',
        trialEndsAt: within ? days(7) : null,
      });
      await clocked.pass(DAY);
    }
    expect(await client.startTrial()).toMatchObject({ status: 409 });
    await clocked.close();
  });

  it('when others have the published state, then they compute the same', async () => {
    const state = await published('jane');
    const at = (day: number) => new Date(START.getTime() + day * DAY);
    expect(hasAccessAt(state, at(6.99))).toBe(true);
    expect(hasAccessAt(state, at(7))).toBe(false);
    expect(autoTrialStatusAt(state, at(6))).toBe('active');
    expect(autoTrialStatusAt(state, at(8))).toBe('expired');
  });
});
