import { loadStripe } from '../stripe/sdk';
import type { SimulatedCustomer, UnsentNotice } from './customer';

const seconds = (instant: string | Date) => Math.floor(new Date(instant).getTime() / 1000);

/** The body of a webhook in Stripe's format, limited to the fields that are read. */
export function webhookBody(customer: SimulatedCustomer, { id, type, at, subscriptionId }: UnsentNotice): Buffer {
  const subscription = customer.subscriptions.find((known) => known.id === subscriptionId);
  const object = type.startsWith('invoice.')
    ? { id: id.replace('evt_', 'in_'), object: 'invoice', customer: customer.id, parent: { subscription_details: { subscription: subscriptionId } } }
    : { id: subscriptionId, object: 'subscription', customer: customer.id, status: subscription?.status };
  return Buffer.from(JSON.stringify({ id, object: 'event', type, created: seconds(at), livemode: false, data: { object } }));
}

/** The `stripe-signature` header of a body, signed at an instant. */
export async function signWebhook(rawBody: Buffer, secret: string, now: Date): Promise<string> {
  const { webhooks } = await loadStripe();
  return webhooks.generateTestHeaderString({ payload: rawBody.toString(), secret, timestamp: seconds(now) });
}
