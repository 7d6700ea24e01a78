import type { OpenPayment, PlanKey } from '@fairshare/contracts';
import type { AggregateType } from '@fairshare/store';
import { PLANS } from '../../domain/plans';
import { isOpen, isOwed, type Subscription } from '../../domain/subscription';
import type { SetupIntent } from '../payment-provider';
import { cardOf, neededToPay } from './cards';

/** A subscription with the fields internal to its provider. */
export interface SimulatedSubscription extends Omit<Subscription, 'card' | 'openPayment'> {
  readonly paymentMethodId: string;
  /** The instant billing periods are counted from, and the number of periods begun. */
  readonly anchor: string;
  readonly periods: number;
  /** Attempts made to collect a payment that failed. */
  readonly retries: number;
}

/** A webhook that has not been delivered yet. */
export interface UnsentNotice {
  readonly id: string;
  readonly type: string;
  readonly at: string;
  readonly subscriptionId: string;
}

/** A customer of the simulated provider, with all their data. */
export interface SimulatedCustomer {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly intents: readonly SetupIntent[];
  readonly subscriptions: readonly SimulatedSubscription[];
  readonly notices: readonly UnsentNotice[];
}

export const BUSY = 'busy';

/** Stored in billing's storage, so that it survives a restart. It is not published. */
export const simulatedCustomerType = {
  kind: 'simulated-customers',
  schema: 2,
  upcast,
  indexes: {
    intent: (customer) => customer.intents.map(({ id }) => id),
    subscription: (customer) => customer.subscriptions.map(({ id }) => id),
    /** Customers with open subscriptions, for whom time passes, or with pending webhooks. */
    state: (customer) => (customer.notices.length > 0 || customer.subscriptions.some(isOpen) ? BUSY : null),
  },
} satisfies AggregateType<SimulatedCustomer>;

type CustomerOfSchema1 = Omit<SimulatedCustomer, 'subscriptions'> & { readonly subscriptions: readonly Omit<SimulatedSubscription, 'next'>[] };

/** Schema 2 added the next plan, which before was always the same plan. */
function upcast(state: unknown): SimulatedCustomer {
  const before = state as CustomerOfSchema1;
  return { ...before, subscriptions: before.subscriptions.map((subscription) => ({ ...subscription, next: nextOf(subscription.planKey) })) };
}

export const nextOf = (planKey: PlanKey): Subscription['next'] => ({ planKey, amount: PLANS[planKey].amount });

export const newCustomer = (id: string, { userId, email }: { userId: string; email: string }): SimulatedCustomer => ({
  id,
  userId,
  email,
  intents: [],
  subscriptions: [],
  notices: [],
});

/** Maximum number of card setups stored per customer; older ones are dropped. */
const KEPT_INTENTS = 50;

/** Adds a setup intent; idempotent. */
export const addIntent = (customer: SimulatedCustomer, intent: SetupIntent): SimulatedCustomer =>
  customer.intents.some(({ id }) => id === intent.id) ? customer : { ...customer, intents: [...customer.intents, intent].slice(-KEPT_INTENTS) };

export const newIntent = (id: string, secret: string, customerId: string, planKey: PlanKey | null): SetupIntent => ({
  id,
  clientSecret: `${id}_secret_${secret}`,
  customerId,
  planKey,
  status: 'pending',
  paymentMethodId: null,
});

/** The subscription in the port's form. */
export function toSubscription(simulated: SimulatedSubscription): Subscription {
  const { paymentMethodId, anchor: _anchor, periods: _periods, retries: _retries, ...subscription } = simulated;
  return { ...subscription, card: cardOf(paymentMethodId), openPayment: openPaymentOf(simulated) };
}

/** If the card was replaced by one that works, and the payment was not retried yet, it still needs another card: the old one was refused. */
export function openPaymentOf(subscription: SimulatedSubscription): OpenPayment | null {
  if (!isOwed(subscription) && subscription.status !== 'incomplete') return null;
  const { id, periods, planKey, paymentMethodId } = subscription;
  return { id: `${id.replace('sub_', 'in_')}_${periods}`, needs: neededToPay(paymentMethodId) ?? 'another-card', amount: PLANS[planKey].amount };
}

/** Adds a pending webhook. Its id is derived, so that the same event gives the same webhook. */
export function notify(customer: SimulatedCustomer, subscriptionId: string, type: string, at: string): SimulatedCustomer {
  const id = `evt_${subscriptionId}_${type}_${new Date(at).getTime()}`.replaceAll('.', '_');
  return { ...customer, notices: [...customer.notices, { id, type, at, subscriptionId }] };
}

export const withoutNotice = (customer: SimulatedCustomer, { id }: UnsentNotice): SimulatedCustomer => ({
  ...customer,
  notices: customer.notices.filter((notice) => notice.id !== id),
});

export const replaceSubscription = (customer: SimulatedCustomer, next: SimulatedSubscription): SimulatedCustomer => ({
  ...customer,
  subscriptions: customer.subscriptions.map((subscription) => (subscription.id === next.id ? next : subscription)),
});

interface Confirmation {
  readonly subscription: SimulatedSubscription;
  readonly clientSecret: string;
}

/** Payments that wait for the bank's confirmation. Only this customer can confirm, so the client secret need not be secret. */
export const confirmationsOf = ({ subscriptions }: SimulatedCustomer): Confirmation[] =>
  subscriptions.flatMap((subscription) => {
    const open = openPaymentOf(subscription);
    return open?.needs === 'confirmation' ? [{ subscription, clientSecret: `${open.id.replace('in_', 'pi_')}_secret` }] : [];
  });
