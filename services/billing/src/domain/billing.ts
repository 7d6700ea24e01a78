import type { OpenPayment, PlanKey } from '@fairshare/contracts';
import type { Notices } from './notice-state';
import type { Subscription } from './subscription';

/** The trial without a card. */
export interface AutoTrial {
  readonly startedAt: string;
  readonly endsAt: string;
  readonly canceledAt: string | null;
}

/** Access given by an administrator. The record stays until it is revoked, even after the trial has ended. */
export interface ManualTrial {
  readonly grantedAt: string;
  readonly endsAt: string;
  /** The latest reason; the audit log has all of them. */
  readonly reason: string;
  readonly canceledAt: string | null;
}

/** The terms agreed before a subscription begins. */
export interface Terms {
  /** When the first payment is due; null: at once. */
  readonly trialEndsAt: string | null;
  /** The plan that the time until then was paid for; null, or absent in older checkouts: that time is free. */
  readonly paidPlanKey?: PlanKey | null;
}

/** A chosen plan. `terms` are set after its card is set up, and before the subscription is requested from the provider. */
export interface Checkout {
  readonly planKey: PlanKey;
  readonly setupIntentId: string;
  readonly terms: Terms | null;
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
  /** When access by the last revoked manual trial ended. Scores entered before then still count. */
  readonly revokedTrialEndedAt: string | null;
  readonly customerId: string | null;
  readonly checkout: Checkout | null;
  /** The provider's state at the last sync. */
  readonly subscription: Subscription | null;
  /** A subscription whose first payment waits for the bank's confirmation. It gives no access until then. Absent in records of earlier releases. */
  readonly starting?: Subscription | null;
  /** The plan last requested in place of the running one. */
  readonly planChange: PlanKey | null;
  /** The latest card setup that was begun or requested to replace the running plan's card. */
  readonly cardChange: string | null;
  /** Once true, stays true. */
  readonly everHadAccess: boolean;
  /** The user's own 7 free days are used: by a trial or a subscription, of this account or an earlier, deleted one. Manual trials do not use them. */
  readonly freeTrialUsed: boolean;
  readonly audit: readonly AuditEntry[];
  /** Sent and pending notices to the user; absent in records of earlier releases. */
  readonly notices?: Notices;
}

export const openBilling = (userId: string): Billing => ({
  id: userId,
  autoTrial: null,
  manualTrial: null,
  revokedTrialEndedAt: null,
  customerId: null,
  checkout: null,
  subscription: null,
  planChange: null,
  cardChange: null,
  everHadAccess: false,
  freeTrialUsed: false,
  audit: [],
});

/** The owed payment, and what it waits for; null: no payment is owed, or it is not known yet. */
export const openPaymentOf = ({ starting, subscription }: Pick<Billing, 'starting' | 'subscription'>): OpenPayment | null =>
  starting?.openPayment ?? subscription?.openPayment ?? null;
