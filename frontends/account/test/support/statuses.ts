import type { SubscriptionStatus } from '@fairshare/contracts';

export const STATUS: SubscriptionStatus = {
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
  offer: { kind: 'free_trial', firstChargeAt: '2026-11-28T12:00:00.000Z' },
};

export const ON_TRIAL: SubscriptionStatus = {
  ...STATUS,
  hasAccess: true,
  hasActiveSubscription: true,
  status: 'auto_trial',
  trialEndsAt: '2026-11-28T12:00:00.000Z',
  accessEndsAt: '2026-11-28T12:00:00.000Z',
  offer: { kind: 'later', firstChargeAt: '2026-11-28T12:00:00.000Z' },
};

const ANNUAL = { name: 'Annual', amount: 1699, interval: 'year', planKey: 'annual' } as const;
export const VISA = { brand: 'visa', last4: '4242' };

/** On trial, followed by the annual plan. */
export const ON_TRIAL_WITH_PLAN: SubscriptionStatus = {
  ...ON_TRIAL,
  status: 'trial',
  nextRenewalDate: '2026-11-28T12:00:00.000Z',
  currentPlan: ANNUAL,
  accessEndsAt: null,
  card: VISA,
  nextCharge: { at: '2026-11-28T12:00:00.000Z', amount: 1699, planKey: 'annual' },
  offer: { kind: 'none', firstChargeAt: null },
};

/** On the annual plan. */
export const PAID: SubscriptionStatus = {
  ...STATUS,
  hasAccess: true,
  hasActiveSubscription: true,
  status: 'active',
  nextRenewalDate: '2027-06-15T12:00:00.000Z',
  currentPlan: ANNUAL,
  card: VISA,
  nextCharge: { at: '2027-06-15T12:00:00.000Z', amount: 1699, planKey: 'annual' },
  offer: { kind: 'none', firstChargeAt: null },
};

/** Paid, and canceled. */
export const CANCELED: SubscriptionStatus = {
  ...PAID,
  status: 'canceled',
  cancelAtPeriodEnd: true,
  accessEndsAt: '2027-06-15T12:00:00.000Z',
  nextCharge: null,
  offer: { kind: 'later', firstChargeAt: '2027-06-15T12:00:00.000Z' },
};

/** The last payment failed; within the grace period. */
export const OWING: SubscriptionStatus = {
  ...PAID,
  status: 'past_due',
  reason: 'Payment failed',
  nextRenewalDate: null,
  accessEndsAt: '2026-12-06T12:00:00.000Z',
  nextCharge: null,
  offer: { kind: 'today', firstChargeAt: null },
};

/** The bank wants the last payment confirmed; within the grace period. */
export const TO_BE_CONFIRMED: SubscriptionStatus = { ...OWING, openPayment: { id: 'in_1', needs: 'confirmation', amount: 1699 } };

/** The bank wants the first payment of a plan confirmed; the user has already had a trial. */
export const STARTING: SubscriptionStatus = { ...STATUS, offer: { kind: 'today', firstChargeAt: null }, openPayment: { id: 'in_1', needs: 'confirmation', amount: 1699 } };

const AT_ONCE = { kind: 'today', firstChargeAt: null } as const;
const ENDED_ON = '2026-11-20T12:00:00.000Z';

export const TRIAL_OVER: SubscriptionStatus = { ...STATUS, status: 'expired', reason: 'Trial expired', accessEndsAt: ENDED_ON, offer: AT_ONCE };
export const REFUSED: SubscriptionStatus = { ...TRIAL_OVER, reason: 'Payment failed' };
export const ENDED: SubscriptionStatus = { ...TRIAL_OVER, status: 'canceled', reason: 'Subscription ended' };
export const OWING_TOO_LONG: SubscriptionStatus = { ...OWING, hasAccess: false, hasActiveSubscription: false, accessEndsAt: ENDED_ON };
/** A manual trial has ended or was revoked; the user's own trial is still available. */
export const GRANTED_OVER: SubscriptionStatus = { ...TRIAL_OVER, offer: STATUS.offer };
/** The email address already had its trial, under an account that was deleted. */
export const HAD_TRIAL: SubscriptionStatus = { ...STATUS, offer: AT_ONCE };
