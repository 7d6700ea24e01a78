import { billing as published, type BillingState } from '@fairshare/contracts';
import { replayOf as replayOfRequest, updateOrCreate } from '@fairshare/service-kit';
import { ignoreGone, type AggregateStore, type AggregateType, type Change, type WriteOptions, type Written } from '@fairshare/store';
import { accessUntil, summaryOf } from './domain/access';
import { openBilling, openPaymentOf, type Billing } from './domain/billing';
import { PLANS } from './domain/plans';
import type { Subscription } from './domain/subscription';
import { noticeHoursOf } from './domain/sending-notices';

export const HAS_MANUAL_TRIAL = 'granted';

/** How billing is stored, indexed and published. */
export const billingType = {
  kind: published.kind,
  schema: 3,
  upcast,
  indexes: {
    customer: (billing) => billing.customerId,
    manualTrial: (billing) => (billing.manualTrial ? HAS_MANUAL_TRIAL : null),
    /** The hours in which a notice is due. */
    noticeHour: noticeHoursOf,
  },
  publish: { topic: published.topic, schema: published.schema, view: publishedBilling },
} satisfies AggregateType<Billing>;

type BillingBefore3 = Omit<Billing, 'subscription' | 'revokedTrialEndedAt' | 'planChange' | 'cardChange' | 'freeTrialUsed'> & {
  readonly revokedTrialEndedAt?: string | null;
  readonly subscription: Omit<Subscription, 'next' | 'card'> | null;
};

/** Schema 2 added the end of a revoked trial (unknown for earlier revocations). Schema 3 added the next plan, and whether the free trial is used. */
function upcast(state: unknown): Billing {
  const before = state as BillingBefore3;
  const { subscription, autoTrial, everHadAccess, revokedTrialEndedAt = null, audit } = before;
  return {
    ...before,
    revokedTrialEndedAt,
    subscription: subscription && { ...subscription, next: { planKey: subscription.planKey, amount: PLANS[subscription.planKey].amount } },
    planChange: null,
    cardChange: null,
    // A user who had access without a manual trial had it from the free trial or a subscription, so the free trial is used.
    freeTrialUsed: autoTrial !== null || subscription !== null || (everHadAccess && !audit.some(({ action }) => action === 'manual-trial-granted')),
  };
}

/** The published part of billing: until when the user has access. It has nothing about cards, customers or administrators. */
function publishedBilling(billing: Billing): BillingState {
  return {
    id: billing.id,
    accessUntil: accessUntil(billing),
    autoTrialEndsAt: billing.autoTrial?.endsAt ?? null,
    everHadAccess: billing.everHadAccess,
    freeTrialUsed: billing.freeTrialUsed,
    openPayment: openPaymentOf(billing),
    summary: summaryOf(billing),
  };
}

/** Changes a user's billing; the first change creates it. @throws NotFound once the account is deleted, and any error of the change */
export const changeBilling = (
  billings: AggregateStore<Billing>,
  userId: string,
  change: (billing: Billing) => Change<Billing>,
  options?: WriteOptions,
): Promise<Written<Billing>> => updateOrCreate(billings, userId, { rule: change, begin: () => change(openBilling(userId)) }, options);

/** The current billing if this request was already applied (a retry); null: the request is new. @throws RequestMismatch */
export const replayOf = async (billings: AggregateStore<Billing>, userId: string, { request }: WriteOptions): Promise<Written<Billing> | null> =>
  request ? replayOfRequest(billings, userId, request).catch(ignoreGone) : null;
