import { isDeepStrictEqual } from 'node:util';
import type { PlanKey, SubscriptionStatus } from '@fairshare/contracts';
import type { Change } from '@fairshare/store';
import type { Billing, Checkout, Terms } from './billing';
import { AlreadySubscribed } from './errors';
import { withHappenings } from './happenings';
import { TRIAL_DAYS } from './plans';
import { freeUntil, isSettled, willRenew, type Subscription } from './subscription';
import { daysAfter, isAfter, latest } from './time';

/** @throws AlreadySubscribed while a paid subscription is going to renew */
export function assertMaySubscribe(subscription: Subscription | null): void {
  if (isSettled(subscription)) throw new AlreadySubscribed();
}

/** The customer the provider knows this user as; the first one stays. */
export const nameCustomer = (billing: Billing, customerId: string): Change<Billing> =>
  billing.customerId === null ? { state: { ...billing, customerId }, changes: [] } : 'unchanged';

/** @throws AlreadySubscribed */
export function choosePlan(billing: Billing, setupIntentId: string, planKey: PlanKey): Change<Billing> {
  assertMaySubscribe(billing.subscription);
  return { state: { ...billing, checkout: { planKey, setupIntentId, terms: null } }, changes: [{ name: 'plan-chosen', facts: { planKey } }] };
}

/** Writes down when the first payment will be due, so that asking the provider twice asks for the same. @throws AlreadySubscribed */
export function agreeTerms(billing: Billing, { setupIntentId, planKey }: Omit<Checkout, 'terms'>, current: Subscription | null, now: Date): Change<Billing> {
  assertMaySubscribe(current);
  if (billing.checkout?.setupIntentId === setupIntentId && billing.checkout.terms) return 'unchanged';
  const terms = termsOf(billing, current, now);
  return { state: { ...billing, checkout: { planKey, setupIntentId, terms } }, changes: [{ name: 'plan-chosen', facts: { planKey } }] };
}

/** Whoever subscribes keeps the rest of a trial, or of what is paid; someone who never had a free trial or subscription gets 7 days. */
function termsOf(billing: Billing, current: Subscription | null, now: Date): Terms {
  const newcomer = !billing.freeTrialUsed && current === null;
  const paidUntil = current && freeUntil(current);
  const rest = latest(billing.autoTrial?.endsAt ?? null, billing.manualTrial?.endsAt ?? null, paidUntil);
  const trialEndsAt = latest(isAfter(rest, now) ? rest : null, newcomer ? daysAfter(now, TRIAL_DAYS) : null);
  const isPaid = current?.status === 'active' && trialEndsAt !== null && trialEndsAt === paidUntil;
  return { trialEndsAt, paidPlanKey: isPaid ? current.planKey : null };
}

/** What choosing a plan now means, in the terms that subscribing will agree to. */
export function offerOf(billing: Billing, hasAccess: boolean, now: Date): SubscriptionStatus['offer'] {
  const { subscription } = billing;
  if (willRenew(subscription)) return { kind: 'none', firstChargeAt: null };
  const { trialEndsAt: firstChargeAt } = termsOf(billing, subscription, now);
  if (firstChargeAt === null) return { kind: 'today', firstChargeAt };
  return { kind: hasAccess ? 'later' : 'free_trial', firstChargeAt };
}

/** The provider's truth, whichever notice made us ask for it. */
export function noteSubscription(billing: Billing, subscription: Subscription | null, now: Date): Change<Billing> {
  if (isDeepStrictEqual(billing.subscription, subscription)) return 'unchanged';
  const facts = subscription && { status: subscription.status, planKey: subscription.planKey };
  const noted = { ...billing, subscription, everHadAccess: billing.everHadAccess || subscription !== null, freeTrialUsed: billing.freeTrialUsed || subscription !== null };
  return {
    state: withHappenings(billing, noted, now),
    changes: [{ name: 'subscription-changed', facts: facts ?? {} }],
  };
}
