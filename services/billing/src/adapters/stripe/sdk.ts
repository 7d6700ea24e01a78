import type Stripe from 'stripe';
import { z } from 'zod';
import { NoticeRefused } from '../../domain/errors';
import { CUSTOMER_DELETED } from '../../domain/provider-notices';
import type { PaymentNotice } from '../payment-provider';

let loading: Promise<typeof Stripe> | undefined;

/** The official SDK, loaded at first use: it weighs 16 MB, which a process without subscribers does not load. */
export const loadStripe = (): Promise<typeof Stripe> => (loading ??= import('stripe').then((sdk) => sdk.default));

/** Webhook types after which a customer's subscription may have changed. */
const CONCERNS_SUBSCRIPTIONS = /^(customer\.subscription|invoice)\./;

/** The fields of an event that are read. */
const webhook = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.object({ id: z.string().nullish(), customer: z.union([z.string(), z.object({ id: z.string() })]).nullish() }) }),
});

/** Verifies a webhook's signature over its bytes, as of an instant. @throws NoticeRefused */
export async function verifyNotice(rawBody: Buffer, signature: string | undefined, secret: string, now: Date): Promise<PaymentNotice> {
  const { webhooks } = await loadStripe();
  try {
    return noticeOf(webhooks.constructEvent(rawBody, signature ?? '', secret, webhooks.DEFAULT_TOLERANCE, undefined, now.getTime()));
  } catch (cause) {
    throw new NoticeRefused({ cause });
  }
}

function noticeOf(event: unknown): PaymentNotice {
  const { id, type, data } = webhook.parse(event);
  if (type === CUSTOMER_DELETED) return { id, type, customerId: data.object.id ?? null };
  const customer = CONCERNS_SUBSCRIPTIONS.test(type) ? (data.object.customer ?? null) : null;
  return { id, type, customerId: typeof customer === 'string' ? customer : (customer?.id ?? null) };
}
