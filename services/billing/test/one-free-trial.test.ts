import { autoTrialStatusAt } from '@fairshare/contracts';
import { eventually } from '@fairshare/testing';
import { billingType } from '../src/store';
import { openBilling } from '../src/domain/billing';
import { earlierTrialType } from '../src/adapters/earlier-trials';
import { admin, DAY, days, golfer, publishedOf, startBilling, type BillingPlatform } from './support';

const EMAIL = 'jane.doe@example.com';

let platform: BillingPlatform;
beforeEach(async () => (platform = await startBilling()));
afterEach(() => platform.close());

const jane = (userId: string, email = EMAIL) => golfer(platform, userId, { email });

async function deleteAccount(id: string): Promise<void> {
  await platform.accounts().remove(id, () => [{ name: 'account-deleted' }]);
  await eventually(
    () => platform.storage('billing').aggregates(billingType).getWithTombstone(id),
    (found) => found !== null && 'deleted' in found,
  );
}

describe('the address of a deleted account', () => {
  it.each<[string, (client: ReturnType<typeof golfer>) => Promise<unknown>]>([
    ['without a card', (client) => client.startTrial()],
    ['with a card', (client) => client.subscribe('monthly')],
  ])('when it had a free trial %s, then it gets no second one', async (_case, use) => {
    await platform.register('jane-1', { email: EMAIL });
    await use(jane('jane-1'));
    await deleteAccount('jane-1');
    await platform.register('jane-2', { email: EMAIL });

    const again = jane('jane-2', 'Jane.Doe@Example.com');
    expect(await again.status()).toMatchObject({ status: 'none', offer: { kind: 'today', firstChargeAt: null } });
    expect(await again.startTrial()).toMatchObject({ status: 409, body: { code: 'TRIAL_USED' } });
    expect((await again.subscribe('monthly')).body).toMatchObject({ status: 'active', trialEndsAt: null });
  });

  it('when it registers again, then others learn that no trial is to be had', async () => {
    await platform.register('jane-1', { email: EMAIL });
    await jane('jane-1').startTrial();
    await deleteAccount('jane-1');
    await platform.register('jane-2', { email: EMAIL });
    const state = await eventually(
      () => publishedOf(platform, 'jane-2').catch(() => null),
      (found) => found !== null,
    );
    expect(autoTrialStatusAt(state, platform.clock.now())).toBe('used');
    expect(state).toMatchObject({ everHadAccess: false, freeTrialUsed: true, summary: 'None' });
  });

  it('when it never had a trial, then it gets its own', async () => {
    await platform.register('jane-1', { email: EMAIL });
    await jane('jane-1').choose('monthly');
    await deleteAccount('jane-1');
    expect(await jane('jane-2').startTrial()).toMatchObject({ status: 201 });
    expect(await golfer(platform, 'joan').startTrial()).toMatchObject({ status: 201 });
  });

  it('when it is kept, then only a keyed hash remains', async () => {
    await platform.register('jane-1', { email: EMAIL });
    await jane('jane-1').startTrial();
    await deleteAccount('jane-1');
    const kept = await platform.storage('billing').aggregates(earlierTrialType).scan();
    expect(kept.map(({ state }) => state)).toEqual([{ id: expect.stringMatching(/^[0-9a-f]{64}$/), userId: null }]);
    expect(JSON.stringify(kept)).not.toMatch(/jane/i);
  });
});

describe('a trial that was used under the last release', () => {
  beforeEach(async () => {
    await platform.register('jane-1', { email: EMAIL });
    const autoTrial = { startedAt: days(-9), endsAt: days(-2), canceledAt: null };
    await platform
      .storage('billing')
      .aggregates(billingType)
      .create('jane-1', { ...openBilling('jane-1'), autoTrial, everHadAccess: true, freeTrialUsed: true }, []);
  });

  it('when the subscription is looked at, then it is kept in mind', async () => {
    expect(await jane('jane-1').status()).toMatchObject({ status: 'expired' });
    await deleteAccount('jane-1');
    expect(await jane('jane-2').startTrial()).toMatchObject({ status: 409, body: { code: 'TRIAL_USED' } });
  });

  it('when the account is deleted before anybody looks, then it is kept in mind', async () => {
    await eventually(
      async () => (await admin(platform).get('/api/admin/users/search')).body.users,
      (users) => users.length === 1,
    );
    await deleteAccount('jane-1');
    expect(await jane('jane-2').startTrial()).toMatchObject({ status: 409, body: { code: 'TRIAL_USED' } });
  });
});

describe('a manual trial', () => {
  const grant = (userId: string, count: number) => admin(platform).post('/api/admin/grant-manual-trial', { userId, days: count, reason: 'Prize' });
  const autoTrialStatus = async () => autoTrialStatusAt(await publishedOf(platform, 'jane-1'), platform.clock.now());

  beforeEach(() => platform.register('jane-1', { email: EMAIL }));

  it("when it is revoked, then the user's own 7 days remain", async () => {
    await grant('jane-1', 10);
    expect(await autoTrialStatus()).toBe('used');
    await admin(platform).delete('/api/admin/revoke-manual-trial/jane-1');
    expect(await autoTrialStatus()).toBe('eligible');
    expect(await jane('jane-1').status()).toMatchObject({ hasAccess: false, status: 'expired', offer: { kind: 'free_trial', firstChargeAt: days(7) } });
    expect(await jane('jane-1').startTrial()).toMatchObject({ status: 201, body: { status: 'auto_trial', trialEndsAt: days(7) } });
    expect(await jane('jane-1').startTrial()).toMatchObject({ status: 409 });
  });

  it("when it is over, then a card's plan begins with 7 days", async () => {
    await grant('jane-1', 3);
    await platform.pass(4 * DAY);
    expect((await jane('jane-1').subscribe('annual')).body).toMatchObject({ status: 'trial', trialEndsAt: days(11) });
  });

  it('when its account is deleted, then the address keeps its trial', async () => {
    await grant('jane-1', 3);
    await jane('jane-1').status();
    await deleteAccount('jane-1');
    expect(await jane('jane-2').startTrial()).toMatchObject({ status: 201 });
  });
});

describe('billing of the last release', () => {
  /** As stored then: schema 2, without the next plan, the card and the used trial. */
  const stored = {
    autoTrial: null,
    manualTrial: null,
    revokedTrialEndedAt: null,
    customerId: null,
    checkout: null,
    subscription: null,
    everHadAccess: true,
    audit: [],
  };
  const granted = { at: days(0), by: 'admin-1', action: 'manual-trial-granted', days: 3, reason: 'Prize' };
  const subscription = {
    id: 'sub_1',
    planKey: 'annual',
    setupIntentId: 'seti_1',
    status: 'active',
    createdAt: days(0),
    currentPeriodStart: days(0),
    currentPeriodEnd: days(365),
    trialEndsAt: null,
    cancelsAt: null,
    endedAt: null,
    endedUnpaid: false,
  };

  it.each([
    ['nothing at all', { everHadAccess: false }, false],
    ['a manual trial that was revoked', { revokedTrialEndedAt: days(0), audit: [granted] }, false],
    ['a free trial', { autoTrial: { startedAt: days(0), endsAt: days(7), canceledAt: null } }, true],
    ['a subscription', { subscription }, true],
  ])('when there was %s, then whether the free trial is used is known', (_case, fields, used) => {
    expect(billingType.upcast({ id: 'jane', ...stored, ...fields })).toMatchObject({ freeTrialUsed: used });
  });

  it('when there is a subscription, then its price and card are known', () => {
    const { subscription: upcast } = billingType.upcast({ id: 'jane', ...stored, subscription });
    expect(upcast).toEqual({ ...subscription, next: { planKey: 'annual', amount: 1699 } });
  });
});
