import type { PlanKey } from '@fairshare/contracts';
import { CardDeclined } from '../../domain/errors';
import { daysAfter } from '../../domain/time';
import type { SubscriptionOrder } from '../payment-provider';
import { neededToPay } from './cards';
import { nextOf, notify, replaceSubscription, type SimulatedCustomer, type SimulatedSubscription } from './customer';

/** Days after a failed payment on which it is retried; the last failure ends the subscription. */
export const RETRY_DAYS = [3, 5, 10] as const;

/** Days in which a first payment must be confirmed. */
const DAYS_TO_CONFIRM = 23 / 24;

const MONTHS: Readonly<Record<PlanKey, number>> = { monthly: 1, annual: 12 };

/** The end of the nth billing period: the anchor's day of the month, or the month's last. */
export function periodEnd(anchor: string, planKey: PlanKey, periods: number): string {
  const from = new Date(anchor);
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(from.getUTCMonth() + periods * MONTHS[planKey]);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return end.toISOString();
}

/** @throws CardDeclined when the first payment is due at once and fails */
export function beginSubscription(customer: SimulatedCustomer, order: SubscriptionOrder, now: Date): SimulatedCustomer {
  const { setupIntentId, planKey, paymentMethodId, paidPlanKey } = order;
  const at = now.toISOString();
  const trialEndsAt = order.trialEndsAt !== null && order.trialEndsAt > at ? order.trialEndsAt : null;
  const paidRest = trialEndsAt === null ? null : paidPlanKey;
  const needed = trialEndsAt === null ? neededToPay(paymentMethodId) : null;
  if (needed === 'another-card') throw new CardDeclined('Your card was declined.');
  const subscription: SimulatedSubscription = {
    id: setupIntentId.replace('seti_', 'sub_'),
    planKey: paidRest ?? planKey,
    next: nextOf(planKey),
    setupIntentId,
    status: needed ? 'incomplete' : trialEndsAt && !paidRest ? 'trialing' : 'active',
    createdAt: at,
    currentPeriodStart: at,
    currentPeriodEnd: trialEndsAt ?? periodEnd(at, planKey, 1),
    trialEndsAt: paidRest ? null : trialEndsAt,
    cancelsAt: null,
    endedAt: null,
    endedUnpaid: false,
    paymentMethodId,
    anchor: trialEndsAt ?? at,
    periods: trialEndsAt ? 0 : 1,
    retries: 0,
  };
  const begun = { ...customer, subscriptions: [...customer.subscriptions, subscription] };
  return notify(notify(begun, subscription.id, 'customer.subscription.created', at), subscription.id, needed ? 'invoice.payment_action_required' : 'invoice.paid', at);
}

export function endNow(customer: SimulatedCustomer, subscription: SimulatedSubscription, at: string, endedUnpaid = false): SimulatedCustomer {
  const ended = { ...subscription, status: 'canceled', endedAt: at, endedUnpaid } as const;
  return notify(replaceSubscription(customer, ended), subscription.id, 'customer.subscription.deleted', at);
}

export function endWithPeriod(customer: SimulatedCustomer, subscription: SimulatedSubscription, now: Date): SimulatedCustomer {
  const ending = { ...subscription, cancelsAt: subscription.currentPeriodEnd };
  return notify(replaceSubscription(customer, ending), subscription.id, 'customer.subscription.updated', now.toISOString());
}

/** Changes the plan: at once during a trial, otherwise from the end of the paid period. Its periods are counted from the end of the current one. */
export function changePlan(customer: SimulatedCustomer, subscription: SimulatedSubscription, planKey: PlanKey, now: Date): SimulatedCustomer {
  const { status, currentPeriodEnd } = subscription;
  const changed = { ...subscription, next: nextOf(planKey), anchor: currentPeriodEnd, periods: 0 };
  const next = status === 'trialing' ? { ...changed, planKey } : changed;
  return notify(replaceSubscription(customer, next), subscription.id, 'customer.subscription.updated', now.toISOString());
}

/** Changes the card. An owed payment is charged to it at once, or once its bank has it confirmed. @throws CardDeclined */
export function changeCard(customer: SimulatedCustomer, subscription: SimulatedSubscription, paymentMethodId: string, now: Date): SimulatedCustomer {
  const at = now.toISOString();
  const changed = { ...subscription, paymentMethodId };
  if (subscription.status !== 'past_due') return notify(replaceSubscription(customer, changed), subscription.id, 'customer.subscription.updated', at);
  return collect(customer, changed, at, () => {
    throw new CardDeclined('Your card was declined.');
  });
}

/** The bank confirms the owed payment, which then succeeds. */
export const confirmPayment = (customer: SimulatedCustomer, subscription: SimulatedSubscription, now: Date): SimulatedCustomer =>
  charged(customer, { ...subscription, status: 'active', retries: 0 }, 'invoice.paid', now.toISOString());

/** Simulates everything up to an instant: periods turn, payments succeed, or fail and are retried. */
export function advanceTime(customer: SimulatedCustomer, now: Date): SimulatedCustomer {
  for (;;) {
    const due = customer.subscriptions.find((subscription) => (nextTurn(subscription) ?? '9') <= now.toISOString());
    if (!due) return customer;
    customer = turn(customer, due);
  }
}

/** When the subscription next changes by itself; null: never again. */
function nextTurn({ status, createdAt, cancelsAt, currentPeriodStart, currentPeriodEnd, retries }: SimulatedSubscription): string | null {
  if (status === 'trialing' || status === 'active') return cancelsAt ?? currentPeriodEnd;
  if (status === 'incomplete') return daysAfter(createdAt, DAYS_TO_CONFIRM);
  return status === 'past_due' ? daysAfter(currentPeriodStart, RETRY_DAYS[retries] ?? 0) : null;
}

function turn(customer: SimulatedCustomer, subscription: SimulatedSubscription): SimulatedCustomer {
  const at = nextTurn(subscription) ?? subscription.currentPeriodEnd;
  if (subscription.status === 'incomplete')
    return notify(replaceSubscription(customer, { ...subscription, status: 'incomplete_expired' }), subscription.id, 'customer.subscription.updated', at);
  if (subscription.cancelsAt !== null) return endNow(customer, subscription, at);
  const again = subscription.status === 'past_due';
  const periods = subscription.periods + 1;
  const billed = again
    ? { ...subscription, retries: subscription.retries + 1 }
    : {
        ...subscription,
        planKey: subscription.next.planKey,
        periods,
        currentPeriodStart: subscription.currentPeriodEnd,
        currentPeriodEnd: periodEnd(subscription.anchor, subscription.next.planKey, periods),
        retries: 0,
      };
  if (billed.retries === RETRY_DAYS.length && neededToPay(billed.paymentMethodId) !== null) return endNow(customer, billed, at, true);
  return collect(customer, billed, at, () => charged(customer, { ...billed, status: 'past_due' }, 'invoice.payment_failed', at));
}

/** Tries to collect the due payment. A payment to be confirmed is owed until then. */
function collect(customer: SimulatedCustomer, billed: SimulatedSubscription, at: string, refused: () => SimulatedCustomer): SimulatedCustomer {
  switch (neededToPay(billed.paymentMethodId)) {
    case null:
      return charged(customer, { ...billed, status: 'active', retries: 0 }, 'invoice.paid', at);
    case 'confirmation':
      return charged(customer, { ...billed, status: 'past_due' }, 'invoice.payment_action_required', at);
    case 'another-card':
      return refused();
  }
}

function charged(customer: SimulatedCustomer, next: SimulatedSubscription, type: string, at: string): SimulatedCustomer {
  return notify(notify(replaceSubscription(customer, next), next.id, type, at), next.id, 'customer.subscription.updated', at);
}
