import { z } from 'zod';
import { id, instant } from '../ids';
import { planKey } from './subscription-status';

const amount = z.number().int().nonnegative();
/** A payment that was due and was not made. `accessUntil`: when access ends without it. */
const owed = { planKey, amount, accessUntil: instant };

/** The notices to a user about their money, each sent once. Amounts are in cents. */
export const billingNotice = z.discriminatedUnion('kind', [
  /** Access without a plan ends. `by`: who granted it. */
  z.object({ kind: z.literal('trial-ends'), endsAt: instant, by: z.enum(['us', 'administrator']) }),
  /** A trial ends, and its plan is charged for the first time. */
  z.object({ kind: z.literal('first-charge'), at: instant, planKey, amount }),
  z.object({ kind: z.literal('payment-failed'), ...owed }),
  /** The bank requires the card holder to confirm it. */
  z.object({ kind: z.literal('payment-to-confirm'), ...owed }),
  /** The next charge, and its time. */
  z.object({ kind: z.literal('plan-changed'), at: instant, planKey, amount }),
  /** `accessUntil`: null if access ends with the cancellation. */
  z.object({ kind: z.literal('plan-canceled'), what: z.enum(['plan', 'trial']), accessUntil: instant.nullable() }),
  z.object({ kind: z.literal('access-ended'), at: instant, because: z.enum(['trial-over', 'trial-revoked', 'payment-failed', 'plan-over']) }),
]);
export type BillingNotice = z.infer<typeof billingNotice>;
export type BillingNoticeKind = BillingNotice['kind'];

export const BILLING_NOTICE_KINDS = billingNotice.options.map(({ shape }) => shape.kind.value);
export const billingNoticeKind = z.enum(BILLING_NOTICE_KINDS);

/**
 * `POST /internal/billing-mails`: mails a user about their money. Auth has the address and writes the mail. A mail that is sent again
 * with the same key has the same Message-ID, by which mail servers recognise a duplicate.
 */
export const BILLING_MAIL_PATH = '/internal/billing-mails';
export const billingMailBody = z.object({ userId: id, key: z.string().min(1).max(200), notice: billingNotice });
export type BillingMailBody = z.infer<typeof billingMailBody>;

/** False: the account was deleted. This is not a 404, because an auth of the previous release responds with 404. */
export const billingMailAnswer = z.object({ isSent: z.boolean() });
export type BillingMailAnswer = z.infer<typeof billingMailAnswer>;
