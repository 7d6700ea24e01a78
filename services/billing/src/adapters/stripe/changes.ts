import type Stripe from 'stripe';
import { NoRunningPlan } from '../../domain/errors';
import { PAID_PLAN, PAID_UNTIL, ifExists, subscriptionFrom, wantsConfirmation } from './translate';

/**
 * Replaces the price of the running subscription from the end of the trial or the paid period on. Stripe would charge the new price at once.
 * A trial until then, without proration, is Stripe's way to move the next charge.
 * https://docs.stripe.com/billing/subscriptions/billing-cycle
 */
export async function changePlan({ subscriptions }: Stripe, id: string, price: string): Promise<void> {
  const running = runningOf(await ifExists(subscriptions.retrieve(id), null));
  const [item] = running.items.data;
  if (!item) throw new Error(`subscription ${id} has no item`);
  if (item.price.id === price) return;
  const paidUntil = running.status === 'active' ? item.current_period_end : null;
  await subscriptions.update(id, {
    items: [{ id: item.id, price }],
    proration_behavior: 'none',
    ...(paidUntil === null ? {} : { trial_end: paidUntil, metadata: { [PAID_PLAN]: subscriptionFrom(running).planKey, [PAID_UNTIL]: paidUntil } }),
  });
}

/** Pays an owed invoice with another card, and only then replaces the old card. It also does so if the bank wants the payment confirmed first. */
export async function changeCard({ subscriptions, invoices }: Stripe, id: string, paymentMethodId: string): Promise<void> {
  const { latest_invoice: invoice } = runningOf(await ifExists(subscriptions.retrieve(id, { expand: ['latest_invoice'] }), null));
  if (typeof invoice === 'object' && invoice?.status === 'open') {
    const paying = invoices.pay(invoice.id, { payment_method: paymentMethodId, off_session: true }, { idempotencyKey: `pay-${invoice.id}-${paymentMethodId}` });
    await paying.catch((error: unknown) => {
      if (!wantsConfirmation(error)) throw error;
    });
  }
  await subscriptions.update(id, { default_payment_method: paymentMethodId });
}

const ENDED = new Set(['canceled', 'incomplete_expired']);

function runningOf(subscription: Stripe.Subscription | null): Stripe.Subscription {
  if (!subscription || ENDED.has(subscription.status)) throw new NoRunningPlan();
  return subscription;
}
