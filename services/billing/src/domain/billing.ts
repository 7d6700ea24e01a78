import type { PlanKey } from '@fairshare/contracts';
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
  /** When the last manual trial that was revoked gave its last access: scores entered before then still count. */
  readonly revokedTrialEndedAt: string | null;
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
  revokedTrialEndedAt: null,
  customerId: null,
  checkout: null,
  subscription: null,
  everHadAccess: false,
  audit: [],
});
