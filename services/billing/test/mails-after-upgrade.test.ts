import { simulatedCustomerType, type SimulatedCustomer } from '../src/adapters/simulated/customer';
import { openBilling, type Billing } from '../src/domain/billing';
import type { Subscription } from '../src/domain/subscription';
import { billingType } from '../src/store';
import { DAY, days, golfer, startBilling, START, type BillingPlatform } from './support';

let platform: BillingPlatform;
beforeEach(async () => (platform = await startBilling()));
afterEach(() => platform.close());

/** An instant some days from the start of this release. */
const inDays = (count: number) => days(count);
const monthly = { planKey: 'monthly', amount: 199 } as const;

/** A subscription as stored by the last release, without open payments. */
const subscription = (id: string, fields: Partial<Subscription>): Subscription => ({
  id: `sub_${id}`,
  planKey: 'monthly',
  next: monthly,
  card: { brand: 'visa', last4: '4242' },
  setupIntentId: null,
  status: 'active',
  createdAt: inDays(-40),
  currentPeriodStart: inDays(-10),
  currentPeriodEnd: inDays(20),
  trialEndsAt: null,
  cancelsAt: null,
  endedAt: null,
  endedUnpaid: false,
  ...fields,
});
const trialing = (from: number, to: number): Partial<Subscription> => ({
  status: 'trialing',
  createdAt: inDays(from),
  currentPeriodStart: inDays(from),
  currentPeriodEnd: inDays(to),
  trialEndsAt: inDays(to),
});
const autoTrial = (endsIn: number, canceledAt: string | null = null): Partial<Billing> => ({ autoTrial: { startedAt: inDays(endsIn - 7), endsAt: inDays(endsIn), canceledAt } });
const manualTrial = (from: number, to: number): Partial<Billing> => ({
  manualTrial: { grantedAt: inDays(from), endsAt: inDays(to), reason: 'Prize', canceledAt: null },
  audit: [{ at: inDays(from), by: 'admin-1', action: 'manual-trial-granted', days: to - from, reason: 'Prize' }],
});

/** Billing as stored by the last release, and the notice that the first sweep sends for it. */
const STORED: Readonly<Record<string, readonly [Partial<Billing> & { readonly plan?: Partial<Subscription> }, sent: string | null]>> = {
  'nothing yet': [{}, null],
  'a trial that began': [autoTrial(6), null],
  'a trial that ends in 3 days less an hour': [autoTrial(3 - 1 / 24), 'trial-ends'],
  'a trial whose moment passed 2 days ago': [autoTrial(1), null],
  'a canceled trial': [autoTrial(2.5, inDays(-1)), null],
  'a trial that ended an hour ago': [autoTrial(-1 / 24), 'access-ended'],
  'a trial that ended 2 days ago': [autoTrial(-2), null],
  'a trial that ended a year ago': [autoTrial(-365), null],
  'a manual trial that ends soon': [manualTrial(-10, 2.5), 'trial-ends'],
  'a manual trial that ended long ago': [manualTrial(-60, -30), null],
  'a trial that was revoked long ago': [{ revokedTrialEndedAt: inDays(-30) }, null],
  'a plan on trial, charged soon': [{ plan: trialing(-5, 2.5) }, 'first-charge'],
  'a plan on trial, charged tomorrow': [{ plan: trialing(-6, 1) }, null],
  'a plan on trial, charged in 6 days': [{ plan: trialing(-1, 6) }, null],
  'a plan on trial that was canceled': [{ plan: { ...trialing(-5, 2.5), cancelsAt: inDays(2.5) } }, null],
  'a plan that runs': [{ plan: {} }, null],
  'a plan that was canceled': [{ plan: { cancelsAt: inDays(20) } }, null],
  'a plan that is owed since an hour': [{ plan: { status: 'past_due', currentPeriodStart: inDays(-1 / 24), currentPeriodEnd: inDays(30) } }, 'payment-failed'],
  'a plan that is owed since 3 days': [{ plan: { status: 'past_due', currentPeriodStart: inDays(-3), currentPeriodEnd: inDays(27) } }, null],
  'a plan owed since 5 days beside a trial that ends soon': [
    { plan: { status: 'past_due', currentPeriodStart: inDays(-5), currentPeriodEnd: inDays(25) }, ...manualTrial(-10, 2.9) },
    'trial-ends',
  ],
  'a plan whose access ended today, unpaid': [{ plan: { status: 'past_due', currentPeriodStart: inDays(-7.1), currentPeriodEnd: inDays(23) } }, 'access-ended'],
  'a plan whose access ended long ago, unpaid': [{ plan: { status: 'unpaid', currentPeriodStart: inDays(-20), currentPeriodEnd: inDays(10) } }, null],
  'a plan that ended today': [{ plan: { status: 'canceled', currentPeriodStart: inDays(-30), cancelsAt: inDays(-0.1), endedAt: inDays(-0.1) } }, 'access-ended'],
  'a plan that ended long ago': [{ plan: { status: 'canceled', currentPeriodStart: inDays(-60), cancelsAt: inDays(-30), endedAt: inDays(-30) } }, null],
};

/** Writes billing as the last release did, its index entries included. */
async function asLastRelease(): Promise<void> {
  const { customer, manualTrial: granted } = billingType.indexes;
  const before = platform.storage('billing').aggregates<Billing>({ ...billingType, indexes: { customer, manualTrial: granted } });
  const customers = platform.storage('billing').aggregates<SimulatedCustomer>(simulatedCustomerType);
  for (const [index, [{ plan, ...fields }]] of Object.values(STORED).entries()) {
    const id = `golfer-${index}`;
    await platform.register(id);
    const known = plan ? subscription(id, plan) : null;
    const { notices: _notices, ...billing } = openBilling(id) as Billing;
    await before.create(id, { ...billing, everHadAccess: true, ...fields, subscription: known, customerId: known && `cus_${id}` }, []);
    if (!known) continue;
    const { card: _card, ...kept } = known;
    const simulated = { ...kept, paymentMethodId: known.status === 'past_due' ? 'pm_cannot_pay' : 'pm_works', anchor: known.currentPeriodEnd, periods: 0, retries: 2 };
    await customers.create(`cus_${id}`, { id: `cus_${id}`, userId: id, email: `${id}@example.com`, intents: [], subscriptions: [simulated], notices: [] }, []);
  }
}

const namesOf = (sent: readonly string[]) =>
  Object.fromEntries(
    sent.map((one) => {
      const [id = '', kind] = one.split(' ');
      return [Object.keys(STORED)[Number(id.slice('golfer-'.length))], kind];
    }),
  );

it('when the last release stored it, then only recent notices are mailed', async () => {
  await asLastRelease();
  const expected = Object.fromEntries(Object.entries(STORED).flatMap(([name, [, sent]]) => (sent === null ? [] : [[name, sent]])));
  const sent = await platform.sendDueMails();
  expect(namesOf(sent)).toEqual(expected);
  expect(sent).toHaveLength(Object.keys(expected).length);
  expect(await platform.sendDueMails()).toEqual([]);
});

it('when days pass after an upgrade, then new notices are mailed once', async () => {
  await asLastRelease();
  await platform.sendDueMails();
  const later: Record<string, string[]> = {};
  for (let day = 1; day <= 21; day += 1) {
    platform.clock.advance(DAY);
    for (const [name, kind = ''] of Object.entries(namesOf(await platform.sendDueMails()))) later[name] = [...(later[name] ?? []), `${day} ${kind}`];
  }
  expect(platform.clock.now()).toEqual(new Date(START.getTime() + 21 * DAY));
  expect(later).toEqual({
    'a trial that began': ['3 trial-ends', '6 access-ended'],
    'a trial that ends in 3 days less an hour': ['3 access-ended'],
    'a trial whose moment passed 2 days ago': ['1 access-ended'],
    'a canceled trial': ['3 access-ended'],
    'a manual trial that ends soon': ['3 access-ended'],
    'a plan on trial, charged in 6 days': ['3 first-charge'],
    'a plan on trial that was canceled': ['3 access-ended'],
    'a plan that was canceled': ['20 access-ended'],
    'a plan that is owed since an hour': ['7 access-ended'],
    'a plan that is owed since 3 days': ['4 access-ended'],
    'a plan owed since 5 days beside a trial that ends soon': ['3 access-ended'],
  });
});

it('when somebody owing for days comes back, then the old failure is not mailed', async () => {
  await asLastRelease();
  await platform.sendDueMails();
  const id = `golfer-${Object.keys(STORED).indexOf('a plan that is owed since 3 days')}`;
  expect(await golfer(platform, id).status()).toMatchObject({ status: 'past_due', openPayment: { needs: 'another-card' } });
  expect(await platform.sendDueMails()).toEqual([]);
});
