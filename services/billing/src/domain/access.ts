import { TRIAL_EXPIRED, type PlanKey, type SubscriptionStatus } from '@fairshare/contracts';
import type { Billing } from './billing';
import { endedInTrial, accessEndOf, type Subscription } from './subscription';
import { isAfter, latest } from './time';

/** The source of current or last access. */
export type Source = 'subscription' | 'manualTrial' | 'autoTrial';

/** Whether a user has access at an instant, and why. Only this module decides it. */
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

/** The sources of access, each with its last instant: the subscription first, then the trials, the longer one first. */
function claimsOf({ subscription, manualTrial, autoTrial }: Billing): Claim[] {
  const trials: Claim[] = [
    ...(manualTrial ? [{ source: 'manualTrial', until: manualTrial.endsAt } as const] : []),
    ...(autoTrial ? [{ source: 'autoTrial', until: autoTrial.endsAt } as const] : []),
  ].sort((a, b) => b.until.localeCompare(a.until));
  const until = subscription && accessEndOf(subscription);
  return until === null ? trials : [{ source: 'subscription', until }, ...trials];
}

/** The last instant of access, past or future, if nothing else happens; null: the user never had access that counts. */
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
  // A date that has passed is not shown: the provider's event is still pending.
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
  // A subscription canceled in its trial counts as an expired trial, also before the provider's final event arrives.
  if (endedInTrial(subscription) || (status === 'trialing' && cancelsAt !== null)) return { status: 'expired', reason: TRIAL_EXPIRED, planKey: null };
  return { status: status === 'canceled' || cancelsAt !== null ? 'canceled' : 'expired', reason: SUBSCRIPTION_ENDED, planKey: null };
}

/** The Subscription Status of the admin export. It is valid while there is access; the export itself detects access that has lapsed since. */
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
