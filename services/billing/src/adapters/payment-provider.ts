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
  /** null: nothing that concerns a customer's subscription, or that there is the customer. */
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

/** An open payment as the browser has its bank confirm it. */
export interface PaymentConfirmation {
  readonly clientSecret: string;
  /** The card it was tried with, which the browser has to name again; null: the payment still has it. */
  readonly paymentMethodId: string | null;
  /** The provider's own page for the payment; null: there is none. */
  readonly hostedUrl: string | null;
}

/**
 * Who takes the money. Every method may throw ProviderAway (try again); all of them may be repeated.
 * No business code knows which provider it is.
 */
export interface PaymentProvider {
  /** Asked for twice there is one, or one in place of each that is gone: `replaces` names it. */
  createCustomer(user: { readonly userId: string; readonly email: string; readonly replaces?: string | null }): Promise<string>;
  /** False once it is deleted, and for one that was never there. */
  hasCustomer(customerId: string): Promise<boolean>;
  /** Asked for twice with the same request key, there is one setup intent. @throws CustomerGone */
  createSetupIntent(order: { readonly customerId: string; readonly planKey: PlanKey | null; readonly requestKey: string }): Promise<SetupIntent>;
  getSetupIntent(id: string): Promise<SetupIntent | null>;
  /** @throws CardDeclined when a payment that is due at once fails; nothing was then subscribed. @throws CustomerGone */
  createSubscription(order: SubscriptionOrder): Promise<void>;
  /** All of a customer's subscriptions as they are now, ended ones included: the truth. */
  subscriptionsOf(customerId: string): Promise<readonly Subscription[]>;
  /** What confirms the open payment of a subscription; null: there is nothing to confirm. */
  confirmationOf(subscriptionId: string): Promise<PaymentConfirmation | null>;
  /** Charges another plan from the end of the trial, or of what is paid, on; nothing before. @throws NoRunningPlan where the subscription is gone */
  changePlan(subscription: Subscription, planKey: PlanKey): Promise<void>;
  /**
   * Charges another card from now on, what is owed at once; a payment that its bank wants confirmed stays open until then.
   * @throws CardDeclined when that fails; the old card then stays. @throws NoRunningPlan where the subscription is gone
   */
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
  /** Gives the bank's confirmation of an open payment. @throws NoOpenPayment */
  confirmPayment(payment: { readonly customerId: string; readonly clientSecret: string }): Promise<void>;
  /** Lets time pass for its customers, and delivers webhooks until stopped. */
  start(deliver: Deliver): void;
  stop(): Promise<void>;
}

/** Makes a provider for the service that is being composed. */
export type CreateProvider = (deps: Pick<ServiceDeps, 'storage' | 'clock' | 'logger'>) => PaymentProvider;
