import type Stripe from 'stripe';
import { Unavailable } from '@fairshare/event-bus';
import { CardDeclined } from '../../domain/errors';
import type { ProviderStatus, Subscription } from '../../domain/subscription';
import type { SetupIntent } from '../payment-provider';

const STATUSES: readonly ProviderStatus[] = ['incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled'];

const instant = (epochSeconds: number): string => new Date(epochSeconds * 1000).toISOString();
const instantOrNull = (epochSeconds: number | null): string | null => (epochSeconds === null ? null : instant(epochSeconds));

/** Rounded up: a trial is never a second shorter than was promised. */
export const epochSeconds = (time: string): number => Math.ceil(new Date(time).getTime() / 1000);

/** A state Stripe may add one day gives no access until it is known what it means. */
const statusOf = (status: string): ProviderStatus => STATUSES.find((known) => known === status) ?? 'paused';

/** Billing periods are the item's (API version 2025-03-31 and later); our subscriptions have one. */
export function subscriptionFrom(subscription: Stripe.Subscription): Subscription {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`subscription ${subscription.id} has no item`);
  // Stripe's own customer portal sets `cancel_at`, our API calls `cancel_at_period_end`.
  const cancelsAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null);
  return {
    id: subscription.id,
    planKey: item.price.recurring?.interval === 'year' ? 'annual' : 'monthly',
    setupIntentId: subscription.metadata['setupIntentId'] ?? null,
    status: statusOf(subscription.status),
    createdAt: instant(subscription.created),
    currentPeriodStart: instant(item.current_period_start),
    currentPeriodEnd: instant(item.current_period_end),
    trialEndsAt: instantOrNull(subscription.trial_end),
    cancelsAt: instantOrNull(cancelsAt),
    endedAt: instantOrNull(subscription.ended_at),
    endedUnpaid: subscription.cancellation_details?.reason === 'payment_failed',
  };
}

const FINAL_INTENTS = ['succeeded', 'canceled'] as const;

export function setupIntentFrom(intent: Stripe.SetupIntent): SetupIntent {
  const { customer, payment_method: method } = intent;
  const status = FINAL_INTENTS.find((final) => final === intent.status) ?? 'pending';
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    customerId: typeof customer === 'string' ? customer : (customer?.id ?? ''),
    planKey: intent.metadata?.['planKey'] === 'annual' ? 'annual' : 'monthly',
    status,
    paymentMethodId: typeof method === 'string' ? method : (method?.id ?? null),
  };
}

const AWAY = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']);
const IN_USE = 409;

const fieldOf = (error: unknown, name: 'type' | 'code' | 'statusCode'): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined;

/** Stripe's refusals in the words of the port. */
export async function translated<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    if (AWAY.has(String(fieldOf(cause, 'type'))) || fieldOf(cause, 'statusCode') === IN_USE) {
      throw new Unavailable('Stripe cannot answer now', { cause });
    }
    if (fieldOf(cause, 'type') === 'StripeCardError') throw new CardDeclined(cause instanceof Error ? cause.message : 'Your card was declined.', { cause });
    throw cause;
  }
}

/** Answers `otherwise` where what was asked for does not exist (any more). */
export const ifExists = <T, U>(call: Promise<T>, otherwise: U): Promise<T | U> =>
  call.catch((error: unknown) => {
    if (fieldOf(error, 'code') === 'resource_missing') return otherwise;
    throw error;
  });
