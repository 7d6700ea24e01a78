import type { SubscriptionStatus, TRIAL_EXPIRED } from '@fairshare/contracts';

/** The states of the screen (specification 001, section 4); `none` belongs on the subscribe screen. */
export type SubscriptionView = 'none' | 'trial' | 'active' | 'expired' | 'inactive';

/** Repeats the contract's value, so that this screen does not bundle the contracts of all billing calls. */
const TRIAL_IS_EXPIRED: typeof TRIAL_EXPIRED = 'Trial expired';

export function viewOf({ hasAccess, status, trialEndsAt, reason, openPayment }: SubscriptionStatus): SubscriptionView {
  if (hasAccess) return trialEndsAt === null ? 'active' : 'trial';
  if (status === 'none') return openPayment ? 'inactive' : 'none';
  return reason === TRIAL_IS_EXPIRED ? 'expired' : 'inactive';
}

/** The end of access if no further payment is made; null: not known yet. */
export const lastDayOf = ({ trialEndsAt, nextRenewalDate }: SubscriptionStatus): string | null => trialEndsAt ?? nextRenewalDate;

export const isOwing = ({ status }: SubscriptionStatus): boolean => status === 'past_due';

/** Whether a plan is running that will be charged again. The plan and its card can then be changed. */
export const hasPlan = (status: SubscriptionStatus): boolean => status.nextCharge !== null || (isOwing(status) && !status.cancelAtPeriodEnd);
