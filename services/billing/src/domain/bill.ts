import type { SubscriptionStatus } from '@fairshare/contracts';
import { accessUntil, type Access } from './access';
import { openPaymentOf, type Billing } from './billing';
import { PLANS } from './plans';
import { offerOf } from './subscribing';
import { isLive, willRenew } from './subscription';
import { isAfter } from './time';

/** The next charge with its card and date, and when access ends without it. Amounts in cents. */
export type Bill = Pick<SubscriptionStatus, 'currentPlan' | 'accessEndsAt' | 'card' | 'nextCharge' | 'openPayment' | 'offer'>;

/** The bill that gives a user access at an instant. */
export function billOf(billing: Billing, { hasAccess, source, planKey }: Access, now: Date): Bill {
  const { subscription } = billing;
  const renews = willRenew(subscription);
  const { next } = subscription ?? {};
  const amount = next && next.planKey === planKey ? next.amount : planKey && PLANS[planKey].amount;
  return {
    currentPlan: planKey && { ...PLANS[planKey], ...(amount !== null ? { amount } : {}), planKey },
    accessEndsAt: renews && hasAccess && source === 'subscription' ? null : accessUntil(billing),
    card: subscription && isLive(subscription) ? (subscription.card ?? null) : null,
    // A date that has passed is not shown: the provider's event is still pending.
    nextCharge: renews && isAfter(subscription.currentPeriodEnd, now) ? { at: subscription.currentPeriodEnd, ...subscription.next } : null,
    openPayment: openPaymentOf(billing),
    offer: offerOf(billing, hasAccess, now),
  };
}
