import { isDeepStrictEqual } from 'node:util';
import type { PlanKey } from '@fairshare/contracts';
import type { Change } from '@fairshare/store';
import { accessAt } from './access';
import { AlreadySubscribed, NothingToCancel, TrialUsed } from './errors';
import type { ManualTrial } from './manual-trial';
import { TRIAL_DAYS } from './plans';
import { freeUntil, isLive, isSettled, type Subscription } from './subscription';
import { daysAfter, isAfter, latest } from './time';

/** The trial without a card. */
export interface AutoTrial {
  readonly startedAt: string;
  readonly endsAt: string;
  readonly canceledAt: string | null;
}

/** A plan was chosen; once its card is set up, `terms` say what was agreed, before the provider is asked to begin. */
export interface Checkout {
  readonly planKey: PlanKey;
  readonly setupIntentId: string;
  /** When the first payment is due; null: at once. */
  readonly terms: { readonly trialEndsAt: string | null } | null;
}

/** An administrator's action on this user's billing. */
export interface AuditEntry {
  readonly at: string;
  readonly by: string;
  readonly action: 'manual-trial-granted' | 'manual-trial-extended' | 'manual-trial-revoked';
  readonly days: number | null;
  readonly reason: string | null;
}

/** One user's billing as it is stored; its id is the user's. */
export interface Billing {
  readonly id: string;
  readonly autoTrial: AutoTrial | null;
  readonly manualTrial: ManualTrial | null;
  readonly customerId: string | null;
  readonly checkout: Checkout | null;
  /** The provider's truth when it was last asked. */
  readonly subscription: Subscription | null;
  /** Stays true for good: newcomers alone are offered the trial without a card. */
  readonly everHadAccess: boolean;
  readonly audit: readonly AuditEntry[];
}

export const openBilling = (userId: string): Billing => ({
  id: userId,
  autoTrial: null,
  manualTrial: null,
  customerId: null,
  checkout: null,
  subscription: null,
  everHadAccess: false,
  audit: [],
});

/** @throws TrialUsed for anyone who had a trial or subscription before */
export function startTrial(billing: Billing, now: Date): Change<Billing> {
  if (billing.everHadAccess) throw new TrialUsed();
  const autoTrial = { startedAt: now.toISOString(), endsAt: daysAfter(now, TRIAL_DAYS), canceledAt: null };
  return { state: { ...billing, autoTrial, everHadAccess: true }, changes: [{ name: 'trial-started', facts: { endsAt: autoTrial.endsAt } }] };
}

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

/** What canceling means now: ask the provider to end this subscription, or let the trial run out. @throws NothingToCancel */
export function cancellationOf(billing: Billing, now: Date): { subscription: Subscription } | { trial: 'autoTrial' | 'manualTrial' } {
  const { subscription } = billing;
  if (subscription && isLive(subscription) && subscription.cancelsAt === null) return { subscription };
  const { source } = accessAt(billing, now);
  if ((source !== 'autoTrial' && source !== 'manualTrial') || billing[source]?.canceledAt !== null) throw new NothingToCancel();
  return { trial: source };
}

/** The user's wish to cancel; for a subscription it is the provider that makes it so. @throws NothingToCancel */
export function requestCancellation(billing: Billing, now: Date): Change<Billing> {
  const canceled = cancellationOf(billing, now);
  const changes = [{ name: 'cancellation-requested' }];
  if ('subscription' in canceled) return { state: billing, changes };
  const { trial } = canceled;
  return { state: { ...billing, [trial]: { ...billing[trial], canceledAt: now.toISOString() } }, changes };
}
