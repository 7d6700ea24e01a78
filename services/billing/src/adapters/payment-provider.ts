import type { PlanKey } from '@fairshare/contracts';
import type { ServiceDeps } from '@fairshare/service-kit';
import type { Subscription } from '../domain/subscription';

/** A card being set up: the browser confirms it with the provider by its client secret. */
export interface SetupIntent {
  readonly id: string;
  readonly clientSecret: string;
  readonly customerId: string;
  /** null: the setup replaces the card of the running plan. */
  readonly planKey: PlanKey | null;
  readonly status: 'pending' | 'succeeded' | 'canceled';
  /** The card, once it is set up. */
  readonly paymentMethodId: string | null;
}

/** A webhook with a valid signature. It only names the customer; the state is fetched from the provider. */
export interface PaymentNotice {
  readonly id: string;
  readonly type: string;
  /** null: the webhook concerns neither a customer's subscription nor a deleted customer. */
  readonly customerId: string | null;
}

export interface SubscriptionOrder {
  readonly customerId: string;
  /** Idempotency key: two orders with the same setup intent create one subscription. */
  readonly setupIntentId: string;
  readonly paymentMethodId: string;
  readonly planKey: PlanKey;
  /** When the first payment is due; null: at once. */
  readonly trialEndsAt: string | null;
  /** The plan that the time until then was paid for; null: that time is free. */
  readonly paidPlanKey: PlanKey | null;
}

/** The data with which the browser has the bank confirm an open payment. */
export interface PaymentConfirmation {
  readonly clientSecret: string;
  /** The card of the last attempt, which the browser must send again; null: the payment still has it. */
  readonly paymentMethodId: string | null;
  /** The provider's own page for the payment; null: there is none. */
  readonly hostedUrl: string | null;
}

/**
 * The payment provider. Every method may throw ProviderAway (retry), and every method is safe to retry.
 * Business code does not depend on which provider it is.
 */
export interface PaymentProvider {
  /** Idempotent: one customer per user, or one per deleted customer that it `replaces`. */
  createCustomer(user: { readonly userId: string; readonly email: string; readonly replaces?: string | null }): Promise<string>;
  /** False for a customer that was deleted or never existed. */
  hasCustomer(customerId: string): Promise<boolean>;
  /** Idempotent by the request key. @throws CustomerGone */
  createSetupIntent(order: { readonly customerId: string; readonly planKey: PlanKey | null; readonly requestKey: string }): Promise<SetupIntent>;
  getSetupIntent(id: string): Promise<SetupIntent | null>;
  /** @throws CardDeclined when a payment that is due at once fails; no subscription is then created. @throws CustomerGone */
  createSubscription(order: SubscriptionOrder): Promise<void>;
  /** The current state of all of a customer's subscriptions, ended ones included. */
  subscriptionsOf(customerId: string): Promise<readonly Subscription[]>;
  /** The data that confirms a subscription's open payment; null: there is nothing to confirm. */
  confirmationOf(subscriptionId: string): Promise<PaymentConfirmation | null>;
  /** Charges another plan from the end of the trial or the paid period on, and nothing before. @throws NoRunningPlan when the subscription has ended */
  changePlan(subscription: Subscription, planKey: PlanKey): Promise<void>;
  /**
   * Charges another card from now on, an owed payment at once. A payment that the bank wants confirmed stays open until then.
   * @throws CardDeclined when the owed payment fails; the old card then stays. @throws NoRunningPlan when the subscription has ended
   */
  changeCard(subscriptionId: string, paymentMethodId: string): Promise<void>;
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  /** Ends the customer's subscriptions at once and deletes their personal data. */
  deleteCustomer(customerId: string): Promise<void>;
  /** @throws NoticeRefused */
  verifyWebhook(rawBody: Buffer, signature: string | undefined): Promise<PaymentNotice>;
  /** Only with the simulated provider. */
  readonly simulation?: Simulation;
}

/** Receives a webhook as over HTTP: the body's bytes and the `stripe-signature` header. */
export type Deliver = (rawBody: Buffer, signature: string) => Promise<void>;

/** The simulated provider's additions to a real one: it stands in for the browser's card form, and sends its webhooks in process. */
export interface Simulation {
  /** @throws UnknownSetupIntent, CardDeclined */
  confirm(card: { readonly customerId: string; readonly clientSecret: string; readonly cardNumber: string; readonly confirmed: boolean }): Promise<{
    readonly status: 'succeeded' | 'requires_action';
    readonly setupIntentId: string;
  }>;
  /** Gives the bank's confirmation of an open payment. @throws NoOpenPayment */
  confirmPayment(payment: { readonly customerId: string; readonly clientSecret: string }): Promise<void>;
  /** Lets time pass for its customers, and delivers webhooks until stopped. */
  start(deliver: Deliver): void;
  stop(): Promise<void>;
}

/** Makes a provider for the service that is being composed. */
export type CreateProvider = (deps: Pick<ServiceDeps, 'storage' | 'clock' | 'logger'>) => PaymentProvider;
