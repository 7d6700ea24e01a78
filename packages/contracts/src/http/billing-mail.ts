import { z } from 'zod';
import { id, instant } from '../ids';
import { planKey } from './subscription-status';

const amount = z.number().int().nonnegative();
/** A payment that was due and was not made: until when access stays without it. */
const owed = { planKey, amount, accessUntil: instant };

/** What somebody is told about their money, once each. Amounts are in cents. */
export const billingNotice = z.discriminatedUnion('kind', [
  /** Access without a plan ends. `by`: who gave it. */
  z.object({ kind: z.literal('trial-ends'), endsAt: instant, by: z.enum(['us', 'administrator']) }),
  /** A trial ends, and its plan is charged for the first time. */
  z.object({ kind: z.literal('first-charge'), at: instant, planKey, amount }),
  z.object({ kind: z.literal('payment-failed'), ...owed }),
  /** The bank wants its card holder to confirm it. */
  z.object({ kind: z.literal('payment-to-confirm'), ...owed }),
  /** What is charged next, and when. */
  z.object({ kind: z.literal('plan-changed'), at: instant, planKey, amount }),
  /** `accessUntil`: null where access is over with it. */
  z.object({ kind: z.literal('plan-canceled'), what: z.enum(['plan', 'trial']), accessUntil: instant.nullable() }),
  z.object({ kind: z.literal('access-ended'), at: instant, because: z.enum(['trial-over', 'trial-revoked', 'payment-failed', 'plan-over']) }),
]);
export type BillingNotice = z.infer<typeof billingNotice>;
export type BillingNoticeKind = BillingNotice['kind'];

export const BILLING_NOTICE_KINDS = billingNotice.options.map(({ shape }) => shape.kind.value);
export const billingNoticeKind = z.enum(BILLING_NOTICE_KINDS);

/**
 * `POST /internal/billing-mails`: mails a person about their money. Auth knows the address and writes the mail. Sent again with the same
 * key, the mail has the same Message-ID, by which mail servers know it again.
 */
export const BILLING_MAIL_PATH = '/internal/billing-mails';
export const billingMailBody = z.object({ userId: id, key: z.string().min(1).max(200), notice: billingNotice });
export type BillingMailBody = z.infer<typeof billingMailBody>;

/** False: the account is gone. Not a 404, which an auth of the release before answers. */
export const billingMailAnswer = z.object({ isSent: z.boolean() });
export type BillingMailAnswer = z.infer<typeof billingMailAnswer>;
