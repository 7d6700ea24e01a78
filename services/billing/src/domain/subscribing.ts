import { isDeepStrictEqual } from 'node:util';
import type { PlanKey } from '@fairshare/contracts';
import type { Change } from '@fairshare/store';
import type { Billing, Checkout } from './billing';
import { AlreadySubscribed } from './errors';
import { TRIAL_DAYS } from './plans';
import { freeUntil, isSettled, type Subscription } from './subscription';
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
  const terms = { trialEndsAt: trialOf(billing, current, now) };
  return { state: { ...billing, checkout: { planKey, setupIntentId, terms } }, changes: [{ name: 'plan-chosen', facts: { planKey } }] };
}

/** Whoever subscribes keeps the rest of a trial, or of what is paid; someone who never had a trial or subscription gets 7 days. null: none. */
function trialOf(billing: Billing, current: Subscription | null, now: Date): string | null {
  const newcomer = billing.autoTrial === null && current === null;
  const rest = latest(billing.autoTrial?.endsAt ?? null, billing.manualTrial?.endsAt ?? null, current && freeUntil(current));
  return latest(isAfter(rest, now) ? rest : null, newcomer ? daysAfter(now, TRIAL_DAYS) : null);
}

/** The provider's truth, whichever notice made us ask for it. */
export function noteSubscription(billing: Billing, subscription: Subscription | null): Change<Billing> {
  if (isDeepStrictEqual(billing.subscription, subscription)) return 'unchanged';
  const facts = subscription && { status: subscription.status, planKey: subscription.planKey };
  return {
    state: { ...billing, subscription, everHadAccess: billing.everHadAccess || subscription !== null },
    changes: [{ name: 'subscription-changed', facts: facts ?? {} }],
  };
}
