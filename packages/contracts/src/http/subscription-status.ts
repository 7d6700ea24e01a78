import { z } from 'zod';
import { instant } from '../ids';

export const PLAN_KEYS = ['monthly', 'annual'] as const;
export const planKey = z.enum(PLAN_KEYS);
export type PlanKey = z.infer<typeof planKey>;

/** Amount in cents. */
export const plan = z.object({ name: z.string(), amount: z.number().int(), interval: z.enum(['month', 'year']) });
export type Plan = z.infer<typeof plan>;

export const plans = z.object({ monthly: plan, annual: plan });
export type Plans = z.infer<typeof plans>;

export const SUBSCRIPTION_STATES = ['none', 'trial', 'auto_trial', 'manual_trial', 'active', 'canceled', 'past_due', 'expired'] as const;

export const TRIAL_EXPIRED = 'Trial expired';

/** A card as it may be shown: the provider's name of its brand, and the last four digits. The platform has no more of its number. */
export const cardOnFile = z.object({ brand: z.string(), last4: z.string() });
export type CardOnFile = z.infer<typeof cardOnFile>;

/**
 * What a payment that was not made waits for.
 * - confirmation: the bank requires the card holder to confirm it (3-D Secure); another card is not needed
 * - another-card: the card was refused
 */
export const PAYMENT_NEEDS = ['confirmation', 'another-card'] as const;

/** A payment of a plan that was due and was not made. `id` is the invoice's at the payment provider; the amount is in cents. */
export const openPayment = z.object({ id: z.string(), needs: z.enum(PAYMENT_NEEDS), amount: z.number().int() });
export type OpenPayment = z.infer<typeof openPayment>;

/**
 * What choosing a plan now means.
 * - free_trial: 7 days free, then the first charge
 * - later: the plan starts, and is charged, when the present access ends
 * - today: it is charged at once
 * - none: a plan is running; it can be changed, not chosen again
 */
export const PLAN_OFFERS = ['free_trial', 'later', 'today', 'none'] as const;

/** Whether the user has access, and why. `trial` is the payment provider's trial. */
export const subscriptionStatus = z.object({
  hasAccess: z.boolean(),
  hasActiveSubscription: z.boolean(),
  status: z.enum(SUBSCRIPTION_STATES),
  /** "Trial expired" after an unpaid trial. */
  reason: z.string().nullable(),
  /** Set only while access comes from a trial, including a cancelled one that is still running. */
  trialEndsAt: instant.nullable(),
  /** Once a paid plan is cancelled: the day access ends. */
  nextRenewalDate: instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  currentPlan: plan.extend({ planKey }).nullable(),
  /** When access ends, or ended, without a further payment; null: it renews by itself, or there never was any. */
  accessEndsAt: instant.nullable(),
  /** The card that the plan is charged to. */
  card: cardOnFile.nullable(),
  /** The next charge, in cents, and its plan; null: none, or not known yet. */
  nextCharge: z.object({ at: instant, amount: z.number().int(), planKey }).nullable(),
  /** The payment that is owed, and what it waits for; null: none is owed, or what it waits for is not known yet. Absent in responses of older servers. */
  openPayment: openPayment.nullable().optional(),
  /** `firstChargeAt`: null if the plan is charged at once, or cannot be chosen. */
  offer: z.object({ kind: z.enum(PLAN_OFFERS), firstChargeAt: instant.nullable() }),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;
