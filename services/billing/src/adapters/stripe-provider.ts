import type Stripe from 'stripe';
import type { CreateProvider } from './payment-provider';
import { changeCard, changePlan } from './stripe/changes';
import { confirmationOf, openPaymentOf } from './stripe/open-payment';
import { createPrices } from './stripe/prices';
import { loadStripe, verifyNotice } from './stripe/sdk';
import { PAID_PLAN, PAID_UNTIL, epochSeconds, ifExists, setupIntentFrom, subscriptionFrom, translated, wantsConfirmation } from './stripe/translate';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another server with Stripe's API; default: Stripe itself. */
  readonly api?: { readonly protocol: 'http' | 'https'; readonly host: string; readonly port: number };
}

/** Timeout of one request to Stripe, in milliseconds. The caller waits less, for all retries together: see http/routes.ts. */
const TIMEOUT = 10_000;
const RETRIES = 2;
const PAGE = 100;
/** Seconds (729 days); Stripe refuses a trial of more than two years. */
const LONGEST_TRIAL = 729 * 86_400;

/** Payments through Stripe. */
export const createStripeProvider =
  ({ secretKey, webhookSecret, api }: StripeOptions): CreateProvider =>
  ({ clock }) => {
    let client: Stripe | undefined;
    const stripe = async () => {
      const Sdk = await loadStripe();
      return (client ??= new Sdk(secretKey, { maxNetworkRetries: RETRIES, timeout: TIMEOUT, telemetry: false, ...api }));
    };
    const priceOf = createPrices(stripe);
    const now = () => epochSeconds(clock().toISOString());

    return {
      createCustomer: ({ userId, email, replaces }) =>
        translated(async () => {
          const { customers } = await stripe();
          // With the same idempotency key Stripe would return the deleted customer.
          const customer = await customers.create({ email, metadata: { userId } }, { idempotencyKey: `customer-${userId}${replaces ? `-after-${replaces}` : ''}` });
          return customer.id;
        }),

      hasCustomer: (id) =>
        translated(async () => {
          const customer = await ifExists((await stripe()).customers.retrieve(id), null);
          return customer !== null && !customer.deleted;
        }),

      createSetupIntent: ({ customerId, planKey, requestKey }) =>
        translated(async () => {
          const { setupIntents } = await stripe();
          const intent = await setupIntents.create(
            { customer: customerId, allowed_payment_method_types: ['card'], usage: 'off_session', metadata: planKey ? { planKey } : {} },
            { idempotencyKey: `setup-${requestKey}` },
          );
          return setupIntentFrom(intent);
        }),

      getSetupIntent: (id) =>
        translated(async () => {
          const { setupIntents } = await stripe();
          const intent = await ifExists(setupIntents.retrieve(id), null);
          return intent && setupIntentFrom(intent);
        }),

      createSubscription: ({ customerId, setupIntentId, paymentMethodId, planKey, trialEndsAt, paidPlanKey }) =>
        translated(async () => {
          const sdk = await stripe();
          const { subscriptions } = sdk;
          const trialEnd = trialEndsAt === null ? 0 : Math.min(epochSeconds(trialEndsAt), now() + LONGEST_TRIAL);
          const wanted: Stripe.SubscriptionCreateParams = {
            customer: customerId,
            items: [{ price: await priceOf(planKey) }],
            default_payment_method: paymentMethodId,
            off_session: true,
            payment_behavior: 'error_if_incomplete',
            // A trial that ran out while billing was unavailable is omitted: Stripe requires one that ends in the future.
            ...(trialEnd > now() ? { trial_end: trialEnd, trial_settings: { end_behavior: { missing_payment_method: 'cancel' } } } : {}),
            metadata: { setupIntentId, planKey, ...(paidPlanKey ? { [PAID_PLAN]: paidPlanKey, [PAID_UNTIL]: trialEnd } : {}) },
          };
          const idempotencyKey = `subscription-${setupIntentId}`;
          await subscriptions.create(wanted, { idempotencyKey }).catch(async (error: unknown) => {
            if (!wantsConfirmation(error)) throw error;
            // Created without its first payment, so that the card holder, who is present, can confirm it.
            const begun = await subscriptions.create({ ...wanted, off_session: false, payment_behavior: 'allow_incomplete' }, { idempotencyKey: `${idempotencyKey}-to-confirm` });
            if ((await openPaymentOf(sdk, begun))?.needs !== 'another-card') return;
            await subscriptions.cancel(begun.id);
            throw error;
          });
        }),

      subscriptionsOf: (customer) =>
        translated(async () => {
          const sdk = await stripe();
          const all = sdk.subscriptions.list({ customer, status: 'all', limit: PAGE, expand: ['data.default_payment_method'] }).autoPagingToArray({ limit: 10 * PAGE });
          return Promise.all((await ifExists(all, [])).map(async (subscription) => subscriptionFrom(subscription, await openPaymentOf(sdk, subscription))));
        }),

      confirmationOf: (id) => translated(async () => confirmationOf(await stripe(), id)),

      changePlan: ({ id }, planKey) => translated(async () => changePlan(await stripe(), id, await priceOf(planKey))),
      changeCard: (id, paymentMethodId) => translated(async () => changeCard(await stripe(), id, paymentMethodId)),

      cancelAtPeriodEnd: (id) =>
        translated(async () => {
          await ifExists((await stripe()).subscriptions.update(id, { cancel_at_period_end: true }), null);
        }),

      cancelNow: (id) =>
        translated(async () => {
          await ifExists((await stripe()).subscriptions.cancel(id), null);
        }),

      deleteCustomer: (id) =>
        translated(async () => {
          await ifExists((await stripe()).customers.del(id), null);
        }),

      verifyWebhook: (rawBody, signature) => verifyNotice(rawBody, signature, webhookSecret, clock()),
    };
  };
