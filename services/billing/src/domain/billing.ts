import type { OpenPayment, PlanKey } from '@fairshare/contracts';
import type { Notices } from './notice-state';
import type { Subscription } from './subscription';

/** The trial without a card. */
export interface AutoTrial {
  readonly startedAt: string;
  readonly endsAt: string;
  readonly canceledAt: string | null;
}

/** Access given by an administrator. It stays, even when it is over, until it is revoked. */
export interface ManualTrial {
  readonly grantedAt: string;
  readonly endsAt: string;
  /** The latest one given; all of them are in the audit log. */
  readonly reason: string;
  readonly canceledAt: string | null;
}

/** What was agreed before a subscription begins. */
export interface Terms {
  /** When the first payment is due; null: at once. */
  readonly trialEndsAt: string | null;
  /** The plan that the time until then was paid for; null, or absent in older checkouts: it is free. */
  readonly paidPlanKey?: PlanKey | null;
}

/** A plan was chosen; once its card is set up, `terms` say what was agreed, before the provider is asked to begin. */
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
  /** When the last manual trial that was revoked gave its last access: scores entered before then still count. */
  readonly revokedTrialEndedAt: string | null;
  readonly customerId: string | null;
  readonly checkout: Checkout | null;
  /** The provider's truth when it was last asked. */
  readonly subscription: Subscription | null;
  /** One whose first payment waits for the bank's confirmation: it gives no access until then. Absent in what was stored before it was kept. */
  readonly starting?: Subscription | null;
  /** The plan that was last asked for in place of the running one. */
  readonly planChange: PlanKey | null;
  /** The latest card setup that was begun, or asked for, in place of the running plan's card. */
  readonly cardChange: string | null;
  /** Stays true permanently. */
  readonly everHadAccess: boolean;
  /** The user's own 7 days are used up: by a trial, a subscription, or both under an account that was deleted. Manual trials leave them. */
  readonly freeTrialUsed: boolean;
  readonly audit: readonly AuditEntry[];
  /** What the user was told, and is to be told, about their money; absent in what was stored before it was kept. */
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

/** The payment that is owed, and what it waits for; null: none is, or that is not known. */
export const openPaymentOf = ({ starting, subscription }: Pick<Billing, 'starting' | 'subscription'>): OpenPayment | null =>
  starting?.openPayment ?? subscription?.openPayment ?? null;
