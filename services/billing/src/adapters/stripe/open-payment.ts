import type Stripe from 'stripe';
import type { OpenPayment } from '@fairshare/contracts';
import type { PaymentConfirmation } from '../payment-provider';
import { ifExists, wantsConfirmation } from './translate';

/** Expands the invoice's payment intents, as deep as Stripe allows (API version 2025-03-31 and later). */
const WITH_PAYMENT = { expand: ['payments.data.payment.payment_intent'] };

const OWED = new Set(['past_due', 'unpaid', 'incomplete']);

interface Owed {
  readonly invoice: Stripe.Invoice;
  /** null: the invoice is not paid by a payment intent. */
  readonly intent: Stripe.PaymentIntent | null;
}

/** The payment a subscription owes, and what it waits for; null: none. Fetched only for states in which a payment may be owed. */
export async function openPaymentOf(stripe: Stripe, subscription: Stripe.Subscription): Promise<OpenPayment | null> {
  const owed = OWED.has(subscription.status) ? await owedBy(stripe, subscription) : null;
  if (!owed) return null;
  const { invoice, intent } = owed;
  return { id: invoice.id, needs: intent && (isToBeConfirmed(intent) || isOnItsWay(intent)) ? 'confirmation' : 'another-card', amount: invoice.amount_remaining };
}

/** The data with which the browser confirms a subscription's open payment; null: there is nothing to confirm. */
export async function confirmationOf(stripe: Stripe, subscriptionId: string): Promise<PaymentConfirmation | null> {
  const subscription = await ifExists(stripe.subscriptions.retrieve(subscriptionId), null);
  const owed = subscription && (await owedBy(stripe, subscription));
  if (!owed?.intent?.client_secret || !isToBeConfirmed(owed.intent)) return null;
  const { client_secret: clientSecret, last_payment_error: refusal, status } = owed.intent;
  return {
    clientSecret,
    // Stripe detaches the card from a payment that the bank refused.
    paymentMethodId: status === 'requires_payment_method' ? (refusal?.payment_method?.id ?? null) : null,
    hostedUrl: owed.invoice.hosted_invoice_url ?? null,
  };
}

async function owedBy({ invoices }: Stripe, { latest_invoice: latest }: Stripe.Subscription): Promise<Owed | null> {
  const id = typeof latest === 'string' ? latest : latest?.id;
  const invoice = id ? await ifExists(invoices.retrieve(id, WITH_PAYMENT), null) : null;
  if (invoice?.status !== 'open') return null;
  const payments = invoice.payments?.data ?? [];
  const intent = (payments.find((payment) => payment.is_default) ?? payments[0])?.payment.payment_intent;
  return { invoice, intent: typeof intent === 'object' ? intent : null };
}

/** The bank wants a confirmation, or refused a payment that was tried while the card holder was absent. */
const isToBeConfirmed = ({ status, last_payment_error: refusal }: Stripe.PaymentIntent): boolean =>
  status === 'requires_action' || status === 'requires_confirmation' || (status === 'requires_payment_method' && refusal !== null && wantsConfirmation(refusal));

/** The payment is confirmed: the invoice will be paid shortly, and the subscription must not be ended meanwhile. */
const isOnItsWay = ({ status }: Stripe.PaymentIntent): boolean => status === 'processing' || status === 'succeeded';
