import { z } from 'zod';
import { id, instant, text } from '../ids';
import { route, routeTable } from '../route';
import { page } from './common';
import { planKey, plans, subscriptionStatus } from './subscription-status';

/** A manual trial; `id` is the user's. */
export const manualTrial = z.object({
  id,
  fullName: z.string(),
  email: z.string(),
  manualTrialGrantedAt: instant,
  manualTrialEndsAt: instant,
  /** Rounded up; 0 or less: the trial is over. */
  daysRemaining: z.number().int(),
  manualTrialReason: z.string(),
  /** The administrator's name; empty: their account was deleted. */
  manualTrialGrantedBy: z.string(),
});
export type ManualTrial = z.infer<typeof manualTrial>;

export const manualTrialAnswer = z.object({ success: z.literal(true), message: z.string(), trial: manualTrial });

export const foundUser = z.object({ id, email: z.string(), fullName: z.string(), hasManualTrial: z.boolean() });
export type FoundUser = z.infer<typeof foundUser>;

const trialDays = z.number().int('must be whole days').min(1, 'must be 1 to 365').max(365, 'must be 1 to 365');
const reason = text(500, { min: 1, message: 'Reason is required' });

export const grantTrialBody = z.object({ userId: id, days: trialDays, reason });
export const extendTrialBody = z.object({ additionalDays: trialDays, reason });

/** A card number as typed: 12 to 19 digits, blanks between them allowed. */
export const cardNumber = z
  .string()
  .transform((value) => value.replaceAll(/\s/g, ''))
  .refine((digits) => /^\d{12,19}$/.test(digits), 'must be a card number');

/** A card setup: the browser confirms it with the payment provider by its client secret. */
const setupBegun = z.object({ clientSecret: z.string(), setupIntentId: z.string() });
const setupDone = z.object({ setupIntentId: text(255, { min: 1 }) });

/** `paymentMethodId`: the card, which the browser sends again; `hostedUrl`: the provider's own page for the payment. */
const paymentConfirmation = z.object({ clientSecret: z.string(), paymentMethodId: z.string().nullable(), hostedUrl: z.string().nullable() });
export type PaymentConfirmation = z.infer<typeof paymentConfirmation>;

const subscription = { service: 'billing', access: 'session' } as const;
const admin = { service: 'billing', access: 'admin' } as const;
const ofUser = z.object({ userId: id });

/** The calls of the billing service. */
export const billingApi = routeTable({
  getPlans: route({
    ...subscription,
    method: 'GET',
    path: '/api/subscription/plans',
    summary: 'List the plans that can be subscribed to.',
    access: 'public',
    answer: plans,
  }),
  getSubscriptionStatus: route({
    ...subscription,
    method: 'GET',
    path: '/api/subscription/status',
    summary: 'Get whether the user has access, and for which reason.',
    answer: subscriptionStatus,
  }),
  createSubscription: route({
    ...subscription,
    method: 'POST',
    path: '/api/subscription/create',
    summary: 'Choose a plan. Returns the setup intent that the browser confirms with a card.',
    body: z.object({ planKey }),
    answer: setupBegun,
    refusals: [409, 422],
  }),
  createAfterSetup: route({
    ...subscription,
    method: 'POST',
    path: '/api/subscription/create-after-setup',
    summary: 'Start the subscription after the card has been set up. A repeated call returns the same subscription.',
    body: setupDone,
    answer: subscriptionStatus,
    status: 201,
    refusals: [404, 409, 422],
  }),
  cancelSubscription: route({
    ...subscription,
    method: 'POST',
    path: '/api/subscription/cancel',
    summary: 'Cancel the subscription or trial. The user keeps access until the end of the paid period or trial.',
    answer: subscriptionStatus,
    refusals: [409, 422],
  }),
  changePlan: route({
    ...subscription,
    method: 'POST',
    path: '/api/subscription/change-plan',
    summary: 'Change the plan of the running subscription: at once during a trial, otherwise when the paid period ends. Nothing is charged before then.',
    body: z.object({ planKey }),
    answer: subscriptionStatus,
    refusals: [409, 422],
  }),
  changeCard: route({
    ...subscription,
    method: 'POST',
    path: '/api/subscription/change-card',
    summary: 'Begin to change the card of the running plan. Returns the setup intent that the browser confirms with the new card.',
    answer: setupBegun,
    refusals: [409, 422],
  }),
  changeCardAfterSetup: route({
    ...subscription,
    method: 'POST',
    path: '/api/subscription/change-card-after-setup',
    summary: 'Charge the running plan to the card that was set up, and pay an owed amount with it at once. A declined card is a 400 and changes nothing.',
    body: setupDone,
    answer: subscriptionStatus,
    refusals: [404, 409, 422],
  }),
  getOpenPayment: route({
    ...subscription,
    method: 'GET',
    path: '/api/subscription/open-payment',
    summary: 'Get the data with which the browser confirms the open payment, if the bank requires confirmation (3-D Secure). 409: no payment needs confirmation.',
    answer: paymentConfirmation,
    refusals: [409],
  }),
  confirmPayment: route({
    ...subscription,
    method: 'POST',
    path: '/api/subscription/confirm-payment',
    summary: 'Fetch the result of the open payment from the payment provider, after the browser has confirmed the payment.',
    answer: subscriptionStatus,
    refusals: [409],
    ignoresIdempotencyKey: true,
  }),
  confirmSimulatedPayment: route({
    ...subscription,
    method: 'POST',
    path: '/api/subscription/simulated/confirm-payment',
    summary: 'Confirm the open payment as the bank would. Available only with the simulated payment provider.',
    body: z.object({ clientSecret: text(255, { min: 1 }) }),
    answer: z.object({ status: z.literal('succeeded') }),
    refusals: [409],
    ignoresIdempotencyKey: true,
  }),
  confirmSimulated: route({
    ...subscription,
    method: 'POST',
    path: '/api/subscription/simulated/confirm',
    summary: 'Confirm a setup intent with a test card. Available only with the simulated payment provider. A declined card is a 400.',
    body: z.object({
      clientSecret: text(255, { min: 1 }),
      cardNumber,
      /** True in the second step, for a card that needs confirmation. */
      confirmed: z.boolean().default(false),
    }),
    answer: z.object({ status: z.enum(['succeeded', 'requires_action']), setupIntentId: z.string() }),
    refusals: [404],
    ignoresIdempotencyKey: true,
  }),
  startTrial: route({
    ...subscription,
    method: 'POST',
    path: '/api/trial/start',
    summary: 'Start the 7-day trial without a card. A second trial is a 409.',
    answer: subscriptionStatus,
    status: 201,
    refusals: [409, 422],
  }),
  stripeWebhook: route({
    ...subscription,
    method: 'POST',
    path: '/api/webhooks/stripe',
    summary: "Receive the payment provider's webhook events. Their signature covers the raw body.",
    access: 'public',
    body: z.unknown(),
    answer: z.object({ received: z.literal(true) }),
    rawBody: true,
    ignoresIdempotencyKey: true,
  }),
  searchUsers: route({
    ...admin,
    method: 'GET',
    path: '/api/admin/users/search',
    summary: 'Search users by any part of their name or email address, ordered by name. Without a query, lists all users.',
    query: z.object({
      q: text(100).optional(),
      limit: z.coerce.number().int().min(1).max(500).optional(),
      cursor: z.string().max(4_000).optional(),
    }),
    answer: z.object({ users: z.array(foundUser) }),
  }),
  listManualTrials: route({
    ...admin,
    method: 'GET',
    path: '/api/admin/manual-trials',
    summary: 'List the manual trials that were granted and not revoked, ordered by the date on which they end.',
    query: page,
    answer: z.object({ trials: z.array(manualTrial) }),
  }),
  grantManualTrial: route({
    ...admin,
    method: 'POST',
    path: '/api/admin/grant-manual-trial',
    summary: 'Grant a user a manual trial. If the user already has one: 409.',
    body: grantTrialBody,
    answer: manualTrialAnswer,
    status: 201,
    refusals: [404, 409, 422],
  }),
  extendManualTrial: route({
    ...admin,
    method: 'PUT',
    path: '/api/admin/extend-manual-trial/:userId',
    summary: 'Extend a manual trial by a whole number of days.',
    params: ofUser,
    body: extendTrialBody,
    answer: manualTrialAnswer,
    refusals: [404, 422],
  }),
  revokeManualTrial: route({
    ...admin,
    method: 'DELETE',
    path: '/api/admin/revoke-manual-trial/:userId',
    summary: 'Revoke a manual trial. Returns the trial as it was before.',
    params: ofUser,
    answer: manualTrialAnswer,
    refusals: [404],
  }),
});
