import type { BillingNotice } from '@fairshare/contracts';
import { accessAt, accessUntil } from './access';
import type { Billing } from './billing';
import { NO_NOTICES, type DueNotice, type Notices } from './notice-state';
import { PLANS } from './plans';
import { endedInTrial, isOwed, willRenew, type Subscription } from './subscription';
import { daysAfter, isAfter, latest } from './time';

/** Design: the days of notice before an end of access or a first charge. */
export const NOTICE_DAYS = 3;

/** Prefixes of the keys of notices about changes. */
export const PLAN_CHANGED = 'plan-changed:';
export const PLAN_CANCELED = 'plan-canceled:';
export const TRIAL_CANCELED = 'trial-canceled:';

/** True for notices about a change: the billing state does not show the change later. */
export const isOfHappening = (key: string): boolean => [PLAN_CHANGED, PLAN_CANCELED, TRIAL_CANCELED].some((start) => key.startsWith(start));

/** Billing stored by earlier releases has no notices. */
export const noticesOf = ({ notices = NO_NOTICES }: Pick<Billing, 'notices'>): Notices => notices;

/** All unsent notices, due now or later. */
export function openNotices(billing: Billing): DueNotice[] {
  const { happened, settled } = noticesOf(billing);
  return [...happened, ...scheduled(billing)].filter(({ key }) => !settled.includes(key));
}

/** The notices that follow from the current billing if nothing else happens. */
function scheduled(billing: Billing): DueNotice[] {
  return [paymentOwed(billing), trialEnd(billing), firstCharge(billing), accessEnd(billing)].filter((notice) => notice !== null);
}

export const paymentKeyOf = ({ id, currentPeriodStart, openPayment }: Subscription): string =>
  `payment:${id}:${currentPeriodStart}${openPayment?.needs === 'confirmation' ? ':confirm' : ''}`;

function paymentOwed(billing: Billing): DueNotice | null {
  const { subscription } = billing;
  if (!subscription || !isOwed(subscription)) return null;
  const key = paymentKeyOf(subscription);
  const { owed } = noticesOf(billing);
  const kind = subscription.openPayment?.needs === 'confirmation' ? 'payment-to-confirm' : 'payment-failed';
  return { key, kind, at: owed?.key === key ? owed.at : subscription.currentPeriodStart };
}

/** The uncanceled trial with which access ends; null: there is none. */
function lastTrial(billing: Billing): { readonly endsAt: string; readonly begunAt: string; readonly by: 'us' | 'administrator' } | null {
  const { subscription, autoTrial, manualTrial, audit } = billing;
  if (willRenew(subscription)) return null;
  const last = accessUntil(billing);
  if (manualTrial?.endsAt === last) {
    const given = audit.findLast(({ action }) => action !== 'manual-trial-revoked');
    return manualTrial.canceledAt === null ? { endsAt: manualTrial.endsAt, begunAt: given?.at ?? manualTrial.grantedAt, by: 'administrator' } : null;
  }
  return autoTrial && autoTrial.endsAt === last && autoTrial.canceledAt === null ? { endsAt: autoTrial.endsAt, begunAt: autoTrial.startedAt, by: 'us' } : null;
}

function trialEnd(billing: Billing): DueNotice | null {
  const trial = lastTrial(billing);
  return trial && { key: `trial-ends:${trial.endsAt}`, kind: 'trial-ends', at: before(trial.endsAt, trial.begunAt) };
}

function firstCharge({ subscription }: Billing): DueNotice | null {
  if (!willRenew(subscription) || subscription.status !== 'trialing') return null;
  const { id, currentPeriodEnd, createdAt } = subscription;
  return { key: `first-charge:${id}:${currentPeriodEnd}`, kind: 'first-charge', at: before(currentPeriodEnd, createdAt) };
}

function accessEnd(billing: Billing): DueNotice | null {
  const at = accessUntil(billing);
  const key = accessEndKey(billing);
  return at === null || key === null ? null : { key, kind: 'access-ended', at };
}

function accessEndKey(billing: Billing): string | null {
  const at = accessUntil(billing);
  if (at === null) return null;
  const { subscription, manualTrial, autoTrial, revokedTrialEndedAt } = billing;
  const isTrial = [manualTrial?.endsAt, autoTrial?.endsAt, revokedTrialEndedAt].includes(at);
  return subscription && !isTrial ? planEndKey(subscription) : trialEndKey(at);
}

/** One key per end of a period, even if the provider reports another second, or ends an unpaid plan days after access. */
const planEndKey = (subscription: Subscription): string =>
  `access-ended:${subscription.id}:${subscription.currentPeriodStart}${isOwed(subscription) || subscription.endedUnpaid ? ':unpaid' : ''}`;
const trialEndKey = (at: string): string => `access-ended:${at}`;

/** The keys of the ends of all sources of access. */
function accessEndKeys({ subscription, manualTrial, autoTrial, revokedTrialEndedAt }: Billing): string[] {
  const ofTrials = [manualTrial?.endsAt, autoTrial?.endsAt, revokedTrialEndedAt].flatMap((at) => (at ? [trialEndKey(at)] : []));
  return subscription ? [planEndKey(subscription), ...ofTrials] : ofTrials;
}

/** `NOTICE_DAYS` before an instant, or when it became known, if that was later. */
const before = (instant: string, knownAt: string): string => latest(daysAfter(instant, -NOTICE_DAYS), knownAt) ?? knownAt;

/** The content of a notice as of now; null: the notice no longer applies. */
export function wordsOf(billing: Billing, { key, kind }: Pick<DueNotice, 'key' | 'kind'>, now: Date): BillingNotice | null {
  const { subscription } = billing;
  const { hasAccess, cancelAtPeriodEnd } = accessAt(billing, now);
  const until = accessUntil(billing);
  switch (kind) {
    case 'trial-ends': {
      const trial = lastTrial(billing);
      return trial && isAfter(trial.endsAt, now) ? { kind, endsAt: trial.endsAt, by: trial.by } : null;
    }
    case 'first-charge':
    case 'plan-changed': {
      if (!willRenew(subscription) || !isAfter(subscription.currentPeriodEnd, now)) return null;
      return { kind, at: subscription.currentPeriodEnd, planKey: subscription.next.planKey, amount: subscription.next.amount };
    }
    case 'payment-failed':
    case 'payment-to-confirm': {
      if (!subscription || !isOwed(subscription) || !hasAccess || until === null) return null;
      const { planKey } = subscription;
      return { kind, planKey, amount: subscription.openPayment?.amount ?? PLANS[planKey].amount, accessUntil: until };
    }
    case 'plan-canceled':
      // An administrator may have given more time to a trial that was canceled.
      if (willRenew(subscription) || (key.startsWith(TRIAL_CANCELED) && hasAccess && !cancelAtPeriodEnd)) return null;
      return { kind, what: key.startsWith(TRIAL_CANCELED) ? 'trial' : 'plan', accessUntil: hasAccess ? until : null };
    case 'access-ended':
      return hasAccess || until === null ? null : { kind, at: until, because: whyEnded(billing, until) };
  }
}

function whyEnded({ subscription, manualTrial, autoTrial, revokedTrialEndedAt }: Billing, until: string): Extract<BillingNotice, { kind: 'access-ended' }>['because'] {
  if (isOwed(subscription)) return 'payment-failed';
  if (manualTrial?.endsAt === until || autoTrial?.endsAt === until || !subscription) return revokedTrialEndedAt === until ? 'trial-revoked' : 'trial-over';
  if (revokedTrialEndedAt === until) return 'trial-revoked';
  if (subscription.endedUnpaid) return 'payment-failed';
  return endedInTrial(subscription) && subscription.cancelsAt === null ? 'trial-over' : 'plan-over';
}

/** The keys of notices that this one supersedes. */
export function supersededBy(billing: Billing, words: BillingNotice, now: Date): string[] {
  // Without access all its sources have ended, so a later record of their end needs no notice.
  if (words.kind === 'access-ended' || (words.kind === 'plan-canceled' && words.accessUntil === null)) return accessEndKeys(billing);
  const charge = words.kind === 'plan-changed' ? firstCharge(billing) : null;
  return charge && !isAfter(charge.at, now) ? [charge.key] : [];
}
