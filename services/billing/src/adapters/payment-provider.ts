import type { PlanKey } from '@fairshare/contracts';
import type { ServiceDeps } from '@fairshare/service-kit';
import type { Subscription } from '../domain/subscription';

/** A card being set up: the browser confirms it with the provider by its client secret. */
export interface SetupIntent {
  readonly id: string;
  readonly clientSecret: string;
  readonly customerId: string;
  /** null: for the card of the plan that is running. */
  readonly planKey: PlanKey | null;
  readonly status: 'pending' | 'succeeded' | 'canceled';
  /** The card, once it is set up. */
  readonly paymentMethodId: string | null;
}

/** A webhook whose signature holds. It only says whom to look at: what is true is asked again. */
export interface PaymentNotice {
  readonly id: string;
  readonly type: string;
  /** null: nothing that concerns a subscription. */
  readonly customerId: string | null;
}

export interface SubscriptionOrder {
  readonly customerId: string;
  /** Asked for twice with the same one, there is one subscription. */
  readonly setupIntentId: string;
  readonly paymentMethodId: string;
  readonly planKey: PlanKey;
  /** When the first payment is due; null: at once. */
  readonly trialEndsAt: string | null;
  /** The plan that the time until then was paid for; null: it is free. */
  readonly paidPlanKey: PlanKey | null;
}

/**
 * Who takes the money. Every method may throw ProviderAway (try again); all of them may be repeated.
 * No business code knows which provider it is.
 */
export interface PaymentProvider {
  createCustomer(user: { readonly userId: string; readonly email: string }): Promise<string>;
  /** Asked for twice with the same request key, there is one setup intent. */
  createSetupIntent(order: { readonly customerId: string; readonly planKey: PlanKey | null; readonly requestKey: string }): Promise<SetupIntent>;
  getSetupIntent(id: string): Promise<SetupIntent | null>;
  /** @throws CardDeclined when a payment that is due at once fails; nothing was then subscribed. */
  createSubscription(order: SubscriptionOrder): Promise<void>;
  /** All of a customer's subscriptions as they are now, ended ones included: the truth. */
  subscriptionsOf(customerId: string): Promise<readonly Subscription[]>;
  /** Charges another plan from the end of the trial, or of what is paid, on; nothing before. */
  changePlan(subscription: Subscription, planKey: PlanKey): Promise<void>;
  /** Charges another card from now on, what is owed at once. @throws CardDeclined when that fails; the old card then stays. */
  changeCard(subscriptionId: string, paymentMethodId: string): Promise<void>;
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  /** Ends the customer's subscriptions at once and forgets who it was. */
  deleteCustomer(customerId: string): Promise<void>;
  /** @throws NoticeRefused */
  verifyWebhook(rawBody: Buffer, signature: string | undefined): Promise<PaymentNotice>;
  /** Only with the simulated provider. */
  readonly simulation?: Simulation;
}

/** Takes a webhook as it would come over HTTP: the body's bytes and the `stripe-signature` header. */
export type Deliver = (rawBody: Buffer, signature: string) => Promise<void>;

/** What the simulated provider can do beyond a real one: stand in for the browser's card form, and send its webhooks in process. */
export interface Simulation {
  /** @throws UnknownSetupIntent, CardDeclined */
  confirm(card: { readonly customerId: string; readonly clientSecret: string; readonly cardNumber: string; readonly confirmed: boolean }): Promise<{
    readonly status: 'succeeded' | 'requires_action';
    readonly setupIntentId: string;
  }>;
  /** Lets time pass for its customers, and delivers webhooks until stopped. */
  start(deliver: Deliver): void;
  stop(): Promise<void>;
}

/** Makes a provider for the service that is being composed. */
export type CreateProvider = (deps: Pick<ServiceDeps, 'storage' | 'clock' | 'logger'>) => PaymentProvider;
