import { z } from 'zod';
import { id, instant } from '../ids';
import { openPayment } from '../http/subscription-status';
import { published, type StateOf } from './envelope';

/** The billing service publishes until when each user has access. There is one aggregate per user, with the user's id. Only billing decides about access. */
export const billing = published({
  kind: 'billing',
  topic: 'billing',
  schema: 1,
  state: z.object({
    id,
    /** The last instant at which the user has access if nothing else happens; null: the user never had access. */
    accessUntil: instant.nullable(),
    /** End of the auto trial, once one was started. */
    autoTrialEndsAt: instant.nullable(),
    /** True once any trial or subscription existed. */
    everHadAccess: z.boolean(),
    /** True once the user's own free trial is used up; a manual trial does not use it up. Absent in older records: `everHadAccess` is used instead. */
    freeTrialUsed: z.boolean().optional(),
    /** The payment that is owed, and what it waits for; null: none is owed. Absent in older records: unknown. */
    openPayment: openPayment.nullable().optional(),
    /** The text in the admin export: contains Active, Trial, Expired or Past Due. */
    summary: z.string(),
  }),
  changes: {
    'trial-started': 'The 7-day trial without a card began.',
    'earlier-trial-found': 'The email address already had its free trial, with an account that has been deleted.',
    'plan-chosen': 'The user chose a plan, or agreed to its terms with a card. There is no subscription yet.',
    'subscription-changed': 'The payment provider reported the current state of a subscription.',
    'plan-change-requested': 'The user requested a change to the other plan.',
    'card-change-begun': 'The user began to set up another card for the running plan.',
    'card-change-requested': 'The user finished setting up another card, and requested to charge the running plan to it.',
    'cancellation-requested': 'The user cancelled. The subscription or trial ends with its paid or trial period.',
    'manual-trial-granted': 'An administrator granted a manual trial.',
    'manual-trial-extended': 'An administrator extended a manual trial.',
    'manual-trial-revoked': 'An administrator revoked a manual trial.',
    'notice-sent': 'A mail about money was sent to the user. `kind` is its subject; `key` deduplicates mails about the same matter.',
    'billing-deleted': 'The account was deleted, and its billing and subscription with it.',
  },
});
export type BillingState = StateOf<typeof billing>;

export type AutoTrialStatus = 'eligible' | 'active' | 'expired' | 'used';

/** The user's autoTrialStatus (design of GET /api/auth/user): eligible only while there is no access and the free trial is not used up. */
export function autoTrialStatusAt(state: BillingState | null, now: Date): AutoTrialStatus {
  if (!state || (!(state.freeTrialUsed ?? state.everHadAccess) && !hasAccessAt(state, now))) return 'eligible';
  if (!state.autoTrialEndsAt) return 'used';
  return new Date(state.autoTrialEndsAt) > now ? 'active' : 'expired';
}

export function hasAccessAt(state: Pick<BillingState, 'accessUntil'> | null, now: Date): boolean {
  return state?.accessUntil != null && new Date(state.accessUntil) > now;
}
