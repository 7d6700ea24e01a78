import type Stripe from 'stripe';
import type { OpenPayment } from '@fairshare/contracts';
import type { PaymentConfirmation } from '../payment-provider';
import { ifExists, wantsConfirmation } from './translate';

/** As deep as Stripe expands: the payment itself, with what was said of it (API version 2025-03-31 and later). */
const WITH_PAYMENT = { expand: ['payments.data.payment.payment_intent'] };

const OWED = new Set(['past_due', 'unpaid', 'incomplete']);

interface Owed {
  readonly invoice: Stripe.Invoice;
  /** null: it is not to be paid by one. */
  readonly intent: Stripe.PaymentIntent | null;
}

/** The payment that a subscription owes, and what it waits for; null: none. Asked for only where one may be owed. */
export async function openPaymentOf(stripe: Stripe, subscription: Stripe.Subscription): Promise<OpenPayment | null> {
  const owed = OWED.has(subscription.status) ? await owedBy(stripe, subscription) : null;
  if (!owed) return null;
  const { invoice, intent } = owed;
  return { id: invoice.id, needs: intent && (isToBeConfirmed(intent) || isOnItsWay(intent)) ? 'confirmation' : 'another-card', amount: invoice.amount_remaining };
}

/** What the browser confirms a subscription's open payment with; null: there is nothing to confirm. */
export async function confirmationOf(stripe: Stripe, subscriptionId: string): Promise<PaymentConfirmation | null> {
  const subscription = await ifExists(stripe.subscriptions.retrieve(subscriptionId), null);
  const owed = subscription && (await owedBy(stripe, subscription));
  if (!owed?.intent?.client_secret || !isToBeConfirmed(owed.intent)) return null;
  const { client_secret: clientSecret, last_payment_error: refusal, status } = owed.intent;
  return {
    clientSecret,
    // A payment that the bank turned down has lost its card.
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

/** The bank asks; or it turned down a payment that nobody was there to confirm. */
const isToBeConfirmed = ({ status, last_payment_error: refusal }: Stripe.PaymentIntent): boolean =>
  status === 'requires_action' || status === 'requires_confirmation' || (status === 'requires_payment_method' && refusal !== null && wantsConfirmation(refusal));

/** Its bank has the confirmation: the invoice is paid in a moment, and nothing may be ended meanwhile. */
const isOnItsWay = ({ status }: Stripe.PaymentIntent): boolean => status === 'processing' || status === 'succeeded';
