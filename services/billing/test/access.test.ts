import { accessAt, accessUntil, summaryOf } from '../src/domain/access';
import { openBilling, type Billing } from '../src/domain/billing';
import { currentOf, type ProviderStatus, type Subscription } from '../src/domain/subscription';
import { days } from './support';

/** Day 0 is START: `day(1.5)` is one and a half days later. */
const day = (count: number) => new Date(days(count));

const subscription = (status: ProviderStatus, fields: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  planKey: 'monthly',
  next: { planKey: 'monthly', amount: 199 },
  card: null,
  setupIntentId: 'seti_1',
  status,
  createdAt: days(0),
  currentPeriodStart: days(0),
  currentPeriodEnd: days(30),
  trialEndsAt: null,
  cancelsAt: null,
  endedAt: null,
  endedUnpaid: false,
  ...fields,
});

const billing = (fields: Partial<Billing>): Billing => ({ ...openBilling('jane'), everHadAccess: true, ...fields });
const autoTrial = (end: number, canceledAt: string | null = null) => ({ startedAt: days(end - 7), endsAt: days(end), canceledAt });
const manualTrial = (end: number, canceledAt: string | null = null) => ({ grantedAt: days(0), endsAt: days(end), reason: 'guest', canceledAt });

const trialing = subscription('trialing', { currentPeriodEnd: days(7), trialEndsAt: days(7) });
const afterTrial = { currentPeriodStart: days(7), currentPeriodEnd: days(37), trialEndsAt: days(7) };

type Row = [name: string, state: Partial<Billing>, at: number, expected: object];

const ROWS: Row[] = [
  ['nothing ever', { everHadAccess: false }, 0, { hasAccess: false, status: 'none', reason: null }],
  ['a revoked manual trial', { revokedTrialEndedAt: days(0) }, 0, { hasAccess: false, status: 'expired', reason: 'Trial expired' }],

  ['auto trial, first instant', { autoTrial: autoTrial(7) }, 0, { hasAccess: true, status: 'auto_trial', trialEndsAt: days(7), cancelAtPeriodEnd: false }],
  ['auto trial, last second', { autoTrial: autoTrial(7) }, 7 - 1e-5, { hasAccess: true, status: 'auto_trial' }],
  ['auto trial, its very end', { autoTrial: autoTrial(7) }, 7, { hasAccess: false, status: 'expired', reason: 'Trial expired', trialEndsAt: null }],
  ['auto trial, canceled', { autoTrial: autoTrial(7, days(1)) }, 2, { hasAccess: true, status: 'auto_trial', trialEndsAt: days(7), cancelAtPeriodEnd: true }],

  ['manual trial', { manualTrial: manualTrial(10) }, 9, { hasAccess: true, status: 'manual_trial', trialEndsAt: days(10) }],
  ['manual trial, over', { manualTrial: manualTrial(10) }, 10, { hasAccess: false, status: 'expired', reason: 'Trial expired' }],
  ['manual trial beyond an auto trial', { autoTrial: autoTrial(7), manualTrial: manualTrial(10) }, 1, { status: 'manual_trial', trialEndsAt: days(10) }],
  ['auto trial beyond a manual trial', { autoTrial: autoTrial(7), manualTrial: manualTrial(3) }, 1, { status: 'auto_trial', trialEndsAt: days(7) }],

  ['trial with a card', { subscription: trialing }, 1, { hasAccess: true, status: 'trial', trialEndsAt: days(7), nextRenewalDate: days(7), planKey: 'monthly' }],
  ['trial with a card, within an auto trial', { subscription: trialing, autoTrial: autoTrial(7) }, 1, { status: 'trial', trialEndsAt: days(7) }],
  ['trial with a card, its end not heard of yet', { subscription: trialing }, 8, { hasAccess: true, status: 'active', trialEndsAt: null, nextRenewalDate: null }],
  ['trial with a card, never heard of again', { subscription: trialing }, 14, { hasAccess: false, status: 'expired' }],
  [
    'trial with a card, canceled',
    { subscription: { ...trialing, cancelsAt: days(7) } },
    1,
    { hasAccess: true, status: 'trial', trialEndsAt: days(7), nextRenewalDate: null, cancelAtPeriodEnd: true },
  ],
  [
    'trial with a card, canceled and over, not heard of yet',
    { subscription: { ...trialing, cancelsAt: days(7) } },
    7,
    { hasAccess: false, status: 'expired', reason: 'Trial expired' },
  ],
  [
    'trial with a card, canceled and over',
    { subscription: { ...trialing, status: 'canceled', cancelsAt: days(7), endedAt: days(7) } },
    8,
    { hasAccess: false, status: 'expired', reason: 'Trial expired', planKey: null },
  ],

  ['paid', { subscription: subscription('active') }, 1, { hasAccess: true, status: 'active', reason: null, trialEndsAt: null, nextRenewalDate: days(30), planKey: 'monthly' }],
  ['paid, renewal not heard of yet', { subscription: subscription('active') }, 31, { hasAccess: true, status: 'active', nextRenewalDate: null }],
  ['paid, renewal never heard of', { subscription: subscription('active') }, 37, { hasAccess: false, status: 'expired', reason: 'Subscription ended' }],
  [
    'paid, canceled',
    { subscription: subscription('active', { cancelsAt: days(30) }) },
    29,
    { hasAccess: true, status: 'canceled', nextRenewalDate: days(30), cancelAtPeriodEnd: true, planKey: 'monthly' },
  ],
  ['paid, canceled and over, not heard of yet', { subscription: subscription('active', { cancelsAt: days(30) }) }, 30, { hasAccess: false, status: 'canceled' }],
  [
    'paid, canceled and over',
    { subscription: subscription('canceled', { cancelsAt: days(30), endedAt: days(30) }) },
    31,
    { hasAccess: false, status: 'canceled', reason: 'Subscription ended', cancelAtPeriodEnd: false, nextRenewalDate: null },
  ],
  ['paid after a trial, ended at once', { subscription: subscription('canceled', { ...afterTrial, endedAt: days(9) }) }, 9, { hasAccess: false, status: 'canceled' }],

  ['past due', { subscription: subscription('past_due') }, 6.9, { hasAccess: true, status: 'past_due', reason: 'Payment failed', nextRenewalDate: null }],
  ['past due, grace over', { subscription: subscription('past_due') }, 7, { hasAccess: false, status: 'past_due', reason: 'Payment failed' }],
  ['past due after a trial', { subscription: subscription('past_due', afterTrial) }, 13.9, { hasAccess: true, status: 'past_due' }],
  ['past due, ending within the grace', { subscription: subscription('past_due', { cancelsAt: days(2) }) }, 3, { hasAccess: false, status: 'past_due' }],
  ['past due without access, but a manual trial', { subscription: subscription('past_due'), manualTrial: manualTrial(20) }, 8, { hasAccess: true, status: 'manual_trial' }],
  ['unpaid', { subscription: subscription('unpaid') }, 1, { hasAccess: false, status: 'past_due', reason: 'Payment failed' }],
  ['paused', { subscription: subscription('paused') }, 1, { hasAccess: false, status: 'expired' }],
  ['ended unpaid', { subscription: subscription('canceled', { endedAt: days(10), endedUnpaid: true }) }, 11, { hasAccess: false, status: 'expired', reason: 'Payment failed' }],
  [
    'ended unpaid after the trial',
    { subscription: subscription('canceled', { ...afterTrial, endedAt: days(17), endedUnpaid: true }) },
    18,
    { hasAccess: false, status: 'expired', reason: 'Payment failed' },
  ],
  ['never begun', { subscription: subscription('incomplete'), everHadAccess: false }, 1, { hasAccess: false, status: 'none' }],
  ['never begun, expired', { subscription: subscription('incomplete_expired'), autoTrial: autoTrial(7) }, 1, { hasAccess: true, status: 'auto_trial' }],

  ['a subscription that ended, then a manual trial', { subscription: subscription('canceled', { endedAt: days(5) }), manualTrial: manualTrial(10) }, 6, { status: 'manual_trial' }],
  [
    'a subscription that ended, then a manual trial, over',
    { subscription: subscription('canceled', { endedAt: days(5) }), manualTrial: manualTrial(10) },
    11,
    { hasAccess: false, status: 'expired', reason: 'Trial expired' },
  ],
  ['a trial, then a subscription that ended', { autoTrial: autoTrial(7), subscription: subscription('canceled', { endedAt: days(40) }) }, 41, { status: 'canceled' }],
];

describe('access', () => {
  it.each(ROWS)('when the billing state is "%s", then access and dates follow', (_name, state, at, expected) => {
    expect(accessAt(billing(state), day(at))).toMatchObject(expected);
  });

  it.each(ROWS)('when the billing state is "%s", then access ends as published', (_name, state, at) => {
    const until = accessUntil(billing(state));
    expect(accessAt(billing(state), day(at)).hasAccess).toBe(until !== null && new Date(until) > day(at));
  });

  it.each(ROWS)('when the billing state is "%s", then trial ends are right', (_name, state, at) => {
    const { hasAccess, status, trialEndsAt } = accessAt(billing(state), day(at));
    expect(trialEndsAt !== null).toBe(hasAccess && ['trial', 'auto_trial', 'manual_trial'].includes(status));
  });
});

it('when a trial was revoked, then its past access is known', () => {
  expect(accessUntil(billing({ revokedTrialEndedAt: days(3), autoTrial: autoTrial(1) }))).toBe(days(3));
});

describe('the words of the admin export', () => {
  it.each<[string, Partial<Billing>]>([
    ['None', { everHadAccess: false }],
    ['Expired', {}],
    ['Trial', { autoTrial: autoTrial(7) }],
    ['Manual Trial', { manualTrial: manualTrial(7) }],
    ['Trial', { subscription: trialing }],
    ['Active', { subscription: subscription('active') }],
    ['Active, ends Nov 11', { subscription: subscription('active', { cancelsAt: '2026-11-11T12:00:00.000Z' }) }],
    ['Past Due', { subscription: subscription('past_due') }],
    ['Expired', { subscription: subscription('canceled', { endedAt: days(5) }) }],
    ['Manual Trial', { subscription: subscription('canceled', { endedAt: days(5) }), manualTrial: manualTrial(7) }],
  ])('when the billing state of row %$ is exported, then it reads "%s"', (words, state) => {
    expect(summaryOf(billing(state))).toBe(words);
  });
});

describe('the subscription that counts', () => {
  const old = subscription('active', { id: 'sub_old' });
  const young = subscription('trialing', { id: 'sub_young', createdAt: days(1) });
  const ended = subscription('canceled', { id: 'sub_ended', createdAt: days(2), endedAt: days(3) });
  const failed = subscription('incomplete_expired', { id: 'sub_failed', createdAt: days(4) });

  it.each<[string, Subscription[], string | undefined]>([
    ['none', [], undefined],
    ['one that never began', [failed], undefined],
    ['the newest that lives', [old, young, ended, failed], 'sub_young'],
    ['the newest that began, when none lives', [ended, failed, subscription('canceled', { id: 'sub_older' })], 'sub_ended'],
  ])('when subscriptions come in whatever order, then the same one counts (%s)', (_name, all, expected) => {
    expect(currentOf(all)?.id).toBe(expected);
    expect(currentOf([...all].reverse())?.id).toBe(expected);
  });

  it('when two subscriptions are equally new, then the same one counts in either order', () => {
    const twins = [subscription('active', { id: 'sub_a' }), subscription('active', { id: 'sub_b' })];
    expect(currentOf(twins)?.id).toBe(currentOf([...twins].reverse())?.id);
  });
});
