import type { Billing } from './billing';
import type { DueNotice, Notices } from './notice-state';
import { noticesOf, paymentKeyOf, PLAN_CANCELED, PLAN_CHANGED, TRIAL_CANCELED } from './notices';
import { isLive, isOwed, willRenew, type Subscription } from './subscription';

/** Adds to a changed billing the notices its user is to get about the change. */
export function withHappenings(before: Billing, after: Billing, now: Date): Billing {
  const at = now.toISOString();
  const known = noticesOf(before);
  const happened = happeningsBetween(before, after, at);
  const owed = owedSince(before.subscription, after.subscription, known, at);
  if (happened.length === 0 && owed === known.owed) return after;
  const kinds = new Set(happened.map(({ kind }) => kind));
  // When two changes of one kind are pending, the later one describes the current state.
  return { ...after, notices: { ...known, owed, happened: [...known.happened.filter(({ kind }) => !kinds.has(kind)), ...happened] } };
}

function happeningsBetween(before: Billing, after: Billing, at: string): DueNotice[] {
  if (isTrialCanceled(after) && !isTrialCanceled(before)) return [{ key: `${TRIAL_CANCELED}${at}`, kind: 'plan-canceled', at }];
  const [was, is] = [before.subscription, after.subscription];
  if (!was || !is || !isLive(was)) return [];
  if (isChanged(was, is)) return [{ key: `${PLAN_CHANGED}${at}`, kind: 'plan-changed', at }];
  return isCanceled(was, is) ? [{ key: `${PLAN_CANCELED}${at}`, kind: 'plan-canceled', at }] : [];
}

const isTrialCanceled = ({ autoTrial, manualTrial }: Billing) => autoTrial?.canceledAt != null || manualTrial?.canceledAt != null;

/** Another plan is charged next, or a plan that was to end now continues. */
const isChanged = (was: Subscription, is: Subscription) => willRenew(is) && (was.next.planKey !== is.next.planKey || was.cancelsAt !== null);

/** Canceled by its user or by the provider. A subscription that ended unpaid is notified as the end of access instead. */
function isCanceled(was: Subscription, is: Subscription): boolean {
  if (was.id !== is.id || was.cancelsAt !== null || is.endedUnpaid) return false;
  return is.status === 'canceled' || (isLive(is) && is.cancelsAt !== null);
}

/** When billing first saw that this payment is owed; the provider's event may arrive days late. */
function owedSince(was: Subscription | null, is: Subscription | null, { owed }: Notices, at: string): Notices['owed'] {
  if (!is || !isOwed(is) || owed?.key === paymentKeyOf(is)) return owed;
  return was && isKnownAsOwed(was, is) ? owed : { key: paymentKeyOf(is), at };
}

/** The last release recorded the payment as owed, but not what it waits for. */
const isKnownAsOwed = (was: Subscription, is: Subscription) => was.openPayment === undefined && isOwed(was) && was.id === is.id && was.currentPeriodStart === is.currentPeriodStart;
