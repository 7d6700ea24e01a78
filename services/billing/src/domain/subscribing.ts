import { isDeepStrictEqual } from 'node:util';
import type { PlanKey, SubscriptionStatus } from '@fairshare/contracts';
import type { Change, NamedChange } from '@fairshare/store';
import type { Billing, Checkout, Terms } from './billing';
import { AlreadySubscribed } from './errors';
import { withHappenings } from './happenings';
import { TRIAL_DAYS } from './plans';
import { endedAtProvider, freeUntil, isSettled, willRenew, type Subscription } from './subscription';
import { daysAfter, isAfter, latest } from './time';

/** @throws AlreadySubscribed while a paid subscription is going to renew */
export function assertMaySubscribe(subscription: Subscription | null): void {
  if (isSettled(subscription)) throw new AlreadySubscribed();
}

/** Stores the provider's customer id for this user. The first one stays, unless it is `gone`. */
export function nameCustomer(billing: Billing, customerId: string, gone: string | null, now: Date): Change<Billing> {
  if (billing.customerId === null) return { state: { ...billing, customerId }, changes: [] };
  if (billing.customerId !== gone) return 'unchanged';
  const { state, changes } = withoutCustomer(billing, now);
  return { state: { ...state, customerId }, changes };
}

/** The provider has deleted the customer, and with it the subscription. */
export const forgetCustomer = (billing: Billing, customerId: string, now: Date): Change<Billing> =>
  billing.customerId === customerId ? withoutCustomer(billing, now) : 'unchanged';

function withoutCustomer(billing: Billing, now: Date): { readonly state: Billing; readonly changes: readonly NamedChange[] } {
  const subscription = billing.subscription && endedAtProvider(billing.subscription, now);
  const state = { ...billing, subscription, starting: null, customerId: null, checkout: null, planChange: null, cardChange: null };
  return { state: withHappenings(billing, state, now), changes: isDeepStrictEqual(billing.subscription, subscription) ? [] : [changeOf(subscription)] };
}

/** @throws AlreadySubscribed */
export function choosePlan(billing: Billing, setupIntentId: string, planKey: PlanKey): Change<Billing> {
  assertMaySubscribe(billing.subscription);
  return { state: { ...billing, checkout: { planKey, setupIntentId, terms: null } }, changes: [{ name: 'plan-chosen', facts: { planKey } }] };
}

/** Stores when the first payment is due, so that a retried request to the provider is identical. @throws AlreadySubscribed */
export function agreeTerms(billing: Billing, { setupIntentId, planKey }: Omit<Checkout, 'terms'>, current: Subscription | null, now: Date): Change<Billing> {
  assertMaySubscribe(current);
  if (billing.checkout?.setupIntentId === setupIntentId && billing.checkout.terms) return 'unchanged';
  const terms = termsOf(billing, current, now);
  return { state: { ...billing, checkout: { planKey, setupIntentId, terms } }, changes: [{ name: 'plan-chosen', facts: { planKey } }] };
}

/** A subscriber keeps the rest of a trial or a paid period. A user who never had a free trial or subscription gets 7 days. */
function termsOf(billing: Billing, current: Subscription | null, now: Date): Terms {
  const newcomer = !billing.freeTrialUsed && current === null;
  const paidUntil = current && freeUntil(current);
  const rest = latest(billing.autoTrial?.endsAt ?? null, billing.manualTrial?.endsAt ?? null, paidUntil);
  const trialEndsAt = latest(isAfter(rest, now) ? rest : null, newcomer ? daysAfter(now, TRIAL_DAYS) : null);
  const isPaid = current?.status === 'active' && trialEndsAt !== null && trialEndsAt === paidUntil;
  return { trialEndsAt, paidPlanKey: isPaid ? current.planKey : null };
}

/** What choosing a plan now would cost, by the same terms as subscribing. */
export function offerOf(billing: Billing, hasAccess: boolean, now: Date): SubscriptionStatus['offer'] {
  const { subscription } = billing;
  if (willRenew(subscription)) return { kind: 'none', firstChargeAt: null };
  const { trialEndsAt: firstChargeAt } = termsOf(billing, subscription, now);
  if (firstChargeAt === null) return { kind: 'today', firstChargeAt };
  return { kind: hasAccess ? 'later' : 'free_trial', firstChargeAt };
}

/** Stores the provider's current state, whatever triggered the fetch. */
export function noteSubscription(billing: Billing, subscription: Subscription | null, starting: Subscription | null, now: Date): Change<Billing> {
  if (isDeepStrictEqual(billing.subscription, subscription) && isDeepStrictEqual(billing.starting ?? null, starting)) return 'unchanged';
  const noted = {
    ...billing,
    subscription,
    starting,
    everHadAccess: billing.everHadAccess || subscription !== null,
    freeTrialUsed: billing.freeTrialUsed || subscription !== null,
  };
  return {
    state: withHappenings(billing, noted, now),
    changes: [changeOf(starting ?? subscription)],
  };
}

const changeOf = (subscription: Subscription | null) => ({
  name: 'subscription-changed',
  facts: subscription ? { status: subscription.status, planKey: subscription.planKey } : {},
});
