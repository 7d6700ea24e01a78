import { TRIAL_EXPIRED, type PlanKey, type SubscriptionStatus } from '@fairshare/contracts';
import type { Billing } from './billing';
import { endedInTrial, accessEndOf, type Subscription } from './subscription';
import { isAfter, latest } from './time';

/** What access comes from, or last came from. */
export type Source = 'subscription' | 'manualTrial' | 'autoTrial';

/** Whether a user has access at an instant, and why. This page decides it; nothing else does. */
export interface Access extends Pick<SubscriptionStatus, 'hasAccess' | 'status' | 'reason' | 'trialEndsAt' | 'nextRenewalDate' | 'cancelAtPeriodEnd'> {
  readonly source: Source | null;
  readonly planKey: PlanKey | null;
}

const PAYMENT_FAILED = 'Payment failed';
const SUBSCRIPTION_ENDED = 'Subscription ended';

interface Claim {
  readonly source: Source;
  readonly until: string;
}

/** The sources of access there are, each with its last instant: the subscription first, then the trial that lasts longer. */
function claimsOf({ subscription, manualTrial, autoTrial }: Billing): Claim[] {
  const trials: Claim[] = [
    ...(manualTrial ? [{ source: 'manualTrial', until: manualTrial.endsAt } as const] : []),
    ...(autoTrial ? [{ source: 'autoTrial', until: autoTrial.endsAt } as const] : []),
  ].sort((a, b) => b.until.localeCompare(a.until));
  const until = subscription && accessEndOf(subscription);
  return until === null ? trials : [{ source: 'subscription', until }, ...trials];
}

/** The last instant at which the user has access if nothing else happens, or had it; null: none that counts. */
export const accessUntil = (billing: Billing): string | null => latest(billing.revokedTrialEndedAt, ...claimsOf(billing).map(({ until }) => until));

/** Decides access at an instant. */
export function accessAt(billing: Billing, now: Date): Access {
  const claims = claimsOf(billing);
  const running = claims.find(({ until }) => isAfter(until, now));
  const { subscription } = billing;
  if (!running) return lapsed(billing, claims);
  if (running.source === 'subscription' && subscription) return bySubscription(subscription, now);
  return byTrial(billing, running);
}

const NO_ACCESS = {
  hasAccess: false,
  reason: null,
  trialEndsAt: null,
  nextRenewalDate: null,
  cancelAtPeriodEnd: false,
  source: null,
  planKey: null,
} as const;

function bySubscription(subscription: Subscription, now: Date): Access {
  const { status, planKey, cancelsAt, currentPeriodEnd } = subscription;
  const base = { ...NO_ACCESS, hasAccess: true, source: 'subscription', planKey, cancelAtPeriodEnd: cancelsAt !== null } as const;
  if (status === 'past_due') return { ...base, status: 'past_due', reason: PAYMENT_FAILED };
  const end = cancelsAt ?? currentPeriodEnd;
  if (status === 'trialing' && isAfter(end, now)) {
    return { ...base, status: 'trial', trialEndsAt: end, nextRenewalDate: cancelsAt === null ? end : null };
  }
  // No date is shown that has passed: the provider's event is awaited.
  return { ...base, status: cancelsAt === null ? 'active' : 'canceled', nextRenewalDate: isAfter(end, now) ? end : null };
}

function byTrial(billing: Billing, { source, until }: Claim): Access {
  const trial = source === 'manualTrial' ? billing.manualTrial : billing.autoTrial;
  return {
    ...NO_ACCESS,
    hasAccess: true,
    source,
    status: source === 'manualTrial' ? 'manual_trial' : 'auto_trial',
    trialEndsAt: until,
    cancelAtPeriodEnd: trial?.canceledAt != null,
  };
}

function lapsed({ everHadAccess, subscription }: Billing, claims: readonly Claim[]): Access {
  const last = latest(...claims.map(({ until }) => until));
  const source = claims.find(({ until }) => until === last)?.source ?? null;
  if (source === 'subscription' && subscription) return { ...NO_ACCESS, source, ...whyEnded(subscription) };
  return everHadAccess ? { ...NO_ACCESS, source, status: 'expired', reason: TRIAL_EXPIRED } : { ...NO_ACCESS, status: 'none' };
}

function whyEnded(subscription: Subscription): Pick<Access, 'status' | 'reason' | 'planKey'> {
  const { status, cancelsAt, endedUnpaid, planKey } = subscription;
  if (status === 'past_due' || status === 'unpaid') return { status: 'past_due', reason: PAYMENT_FAILED, planKey };
  if (endedUnpaid) return { status: 'expired', reason: PAYMENT_FAILED, planKey: null };
  // One canceled in its trial, and over, though the provider's last word is not here yet, is a trial like any other.
  if (endedInTrial(subscription) || (status === 'trialing' && cancelsAt !== null)) return { status: 'expired', reason: TRIAL_EXPIRED, planKey: null };
  return { status: status === 'canceled' || cancelsAt !== null ? 'canceled' : 'expired', reason: SUBSCRIPTION_ENDED, planKey: null };
}

/** The admin export's words. They hold while there is access; what has lapsed since is for the export to say. */
export function summaryOf(billing: Billing): string {
  const last = accessUntil(billing);
  const source = claimsOf(billing).find(({ until }) => until === last)?.source;
  if (source === 'manualTrial') return 'Manual Trial';
  if (source === 'autoTrial') return 'Trial';
  if (!source || !billing.subscription) return billing.everHadAccess ? 'Expired' : 'None';
  const { status, cancelsAt } = billing.subscription;
  return isCharging(status) && cancelsAt !== null ? `${SUMMARIES[status]}, ends ${dayInWords(cancelsAt)}` : SUMMARIES[status];
}

const isCharging = (status: Subscription['status']): boolean => status === 'active' || status === 'trialing';

/** "Dec 19", in UTC. */
const dayInWords = (instant: string): string => new Date(instant).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const SUMMARIES: Readonly<Record<Subscription['status'], string>> = {
  trialing: 'Trial',
  active: 'Active',
  past_due: 'Past Due',
  unpaid: 'Past Due',
  paused: 'Expired',
  canceled: 'Expired',
  incomplete: 'None',
  incomplete_expired: 'None',
};
