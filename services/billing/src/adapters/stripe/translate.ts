import type Stripe from 'stripe';
import { PLAN_KEYS, type CardOnFile, type OpenPayment, type PlanKey } from '@fairshare/contracts';
import { CardDeclined, CustomerGone, ProviderAway } from '../../domain/errors';
import type { ProviderStatus, Subscription } from '../../domain/subscription';
import type { SetupIntent } from '../payment-provider';
import { PLANS } from '../../domain/plans';

const STATUSES: readonly ProviderStatus[] = ['incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled'];

const instant = (epochSeconds: number): string => new Date(epochSeconds * 1000).toISOString();
const instantOrNull = (epochSeconds: number | null): string | null => (epochSeconds === null ? null : instant(epochSeconds));

/** Rounded up, so that a trial is never a second shorter than promised. */
export const epochSeconds = (time: string): number => Math.ceil(new Date(time).getTime() / 1000);

/** An unknown state, which Stripe may add one day, gives no access. */
const statusOf = (status: string): ProviderStatus => STATUSES.find((known) => known === status) ?? 'paused';

/**
 * A paid period that another plan follows is a trial at Stripe, so that nothing is charged before it ends. These keys of a subscription's
 * metadata distinguish it from a real trial: the paid plan, and the end of its paid period in epoch seconds.
 */
export const PAID_PLAN = 'paidPlanKey';
export const PAID_UNTIL = 'paidUntil';

const planOf = (price: Stripe.Price): PlanKey => (price.recurring?.interval === 'year' ? 'annual' : 'monthly');

/** The plan that the trial was paid for; null: it is, or was, a real trial. */
const paidPlanOf = ({ metadata, trial_end }: Stripe.Subscription): PlanKey | null =>
  trial_end !== null && metadata[PAID_UNTIL] === String(trial_end) ? (metadata[PAID_PLAN] === 'annual' ? 'annual' : 'monthly') : null;

/** Billing periods are fields of the item (API version 2025-03-31 and later); our subscriptions have one item. */
export function subscriptionFrom(subscription: Stripe.Subscription, openPayment: OpenPayment | null = null): Subscription {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`subscription ${subscription.id} has no item`);
  const planKey = planOf(item.price);
  const paidPlan = paidPlanOf(subscription);
  const isPaidRest = paidPlan !== null && subscription.status === 'trialing';
  // Stripe's own customer portal sets `cancel_at`, our API calls `cancel_at_period_end`.
  const cancelsAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null);
  return {
    id: subscription.id,
    planKey: isPaidRest ? paidPlan : planKey,
    next: { planKey, amount: item.price.unit_amount ?? PLANS[planKey].amount },
    card: cardFrom(subscription.default_payment_method),
    openPayment,
    setupIntentId: subscription.metadata['setupIntentId'] ?? null,
    status: isPaidRest ? 'active' : statusOf(subscription.status),
    createdAt: instant(subscription.created),
    currentPeriodStart: instant(item.current_period_start),
    currentPeriodEnd: instant(item.current_period_end),
    trialEndsAt: paidPlan === null ? instantOrNull(subscription.trial_end) : null,
    cancelsAt: instantOrNull(cancelsAt),
    endedAt: instantOrNull(subscription.ended_at),
    endedUnpaid: subscription.cancellation_details?.reason === 'payment_failed',
  };
}

/** The card; null unless the request expanded the payment method. */
function cardFrom(method: Stripe.Subscription['default_payment_method']): CardOnFile | null {
  const card = typeof method === 'string' ? null : method?.card;
  return card ? { brand: card.brand, last4: card.last4 } : null;
}

const FINAL_INTENTS = ['succeeded', 'canceled'] as const;

export function setupIntentFrom(intent: Stripe.SetupIntent): SetupIntent {
  const { customer, payment_method: method } = intent;
  const status = FINAL_INTENTS.find((final) => final === intent.status) ?? 'pending';
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    customerId: typeof customer === 'string' ? customer : (customer?.id ?? ''),
    planKey: PLAN_KEYS.find((planKey) => planKey === intent.metadata?.['planKey']) ?? null,
    status,
    paymentMethodId: typeof method === 'string' ? method : (method?.id ?? null),
  };
}

const AWAY = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']);
const IN_USE = 409;

const fieldOf = (error: unknown, name: 'type' | 'code' | 'decline_code' | 'param' | 'statusCode'): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined;

const MISSING = 'resource_missing';

/** Stripe's error codes for a payment that the card holder must confirm with the bank. */
const CONFIRMATION_CODES: readonly unknown[] = ['authentication_required', 'invoice_payment_intent_requires_action', 'subscription_payment_intent_requires_action'];

/** The card is valid, but its holder must confirm this payment. */
export const wantsConfirmation = (refusal: unknown): boolean =>
  CONFIRMATION_CODES.includes(fieldOf(refusal, 'code')) || CONFIRMATION_CODES.includes(fieldOf(refusal, 'decline_code'));

/** Translates Stripe's errors to those of the port. */
export async function translated<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    if (AWAY.has(String(fieldOf(cause, 'type'))) || fieldOf(cause, 'statusCode') === IN_USE) {
      throw new ProviderAway({ cause });
    }
    if (fieldOf(cause, 'type') === 'StripeCardError') throw new CardDeclined(cause instanceof Error ? cause.message : 'Your card was declined.', { cause });
    if (fieldOf(cause, 'code') === MISSING && fieldOf(cause, 'param') === 'customer') throw new CustomerGone({ cause });
    throw cause;
  }
}

/** Returns `otherwise` if the requested object does not exist (any more). */
export const ifExists = <T, U>(call: Promise<T>, otherwise: U): Promise<T | U> =>
  call.catch((error: unknown) => {
    if (fieldOf(error, 'code') === MISSING) return otherwise;
    throw error;
  });
