import { createHash, randomBytes } from 'node:crypto';
import { ignoreExisting, insteadOf, regularly, type Repeated } from '@fairshare/service-kit';
import { ignoreGone, NotFound, type Stored } from '@fairshare/store';
import { CustomerGone, NoOpenPayment, NoRunningPlan, UnknownSetupIntent } from '../domain/errors';
import { isOpen } from '../domain/subscription';
import type { CreateProvider, Deliver, PaymentProvider, SetupIntent, Simulation } from './payment-provider';
import { paymentMethodOf } from './simulated/cards';
import { BUSY, addIntent, confirmationsOf, newCustomer, newIntent, simulatedCustomerType, toSubscription, withoutNotice, type SimulatedCustomer } from './simulated/customer';
import { beginSubscription, changeCard, changePlan, confirmPayment, endNow, endWithPeriod, advanceTime } from './simulated/life';
import { signWebhook, webhookBody } from './simulated/webhooks';
import { verifyNotice } from './stripe/sdk';

export { TEST_CARDS } from './simulated/cards';

/** Milliseconds between two ticks. */
const TICK = 30_000;

export interface SimulatedProvider extends PaymentProvider {
  readonly simulation: Simulation & {
    /** Lets time pass for every customer and delivers pending webhooks. */
    tick(): Promise<void>;
    /** Replaces the customer's card, as on the provider's own pages. @throws CardDeclined */
    replaceCard(customerId: string, cardNumber: string): Promise<void>;
  };
}

export interface SimulatedOptions {
  /** Default: a random one. */
  readonly webhookSecret?: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

/**
 * A payment provider that takes no money: real flows, test cards, renewals and signed webhooks, in this process. It stores its data in
 * billing's storage. Time comes from the injected clock.
 */
export const createSimulatedProvider =
  ({ webhookSecret = `whsec_${randomBytes(24).toString('hex')}` }: SimulatedOptions = {}) =>
  ({ storage, clock, logger }: Parameters<CreateProvider>[0]): SimulatedProvider => {
    const customers = storage.aggregates(simulatedCustomerType);
    let deliver: Deliver | undefined;
    let ticking: Repeated | undefined;
    let delivering: Promise<void> = Promise.resolve();

    /** Lets time pass first, so that every change applies to the customer's current state. @throws NotFound */
    async function change(id: string, next: (customer: SimulatedCustomer) => SimulatedCustomer): Promise<Stored<SimulatedCustomer>> {
      let hasNotice = false;
      const changed = await customers.update(id, (customer) => {
        const state = next(advanceTime(customer, clock()));
        hasNotice = state.notices.length > customer.notices.length;
        return state === customer ? 'unchanged' : { state, changes: [] };
      });
      // Webhooks whose delivery failed wait for the next tick: a receiver that refused one may have fetched from here, and would cause a loop.
      if (hasNotice) deliverSoon(id);
      return changed;
    }

    const look = (id: string) => change(id, (customer) => customer);

    /** @returns whether the subscription existed and had not ended */
    async function changeSubscription(id: string, next: (...known: Parameters<typeof endNow>) => SimulatedCustomer): Promise<boolean> {
      let found = false;
      const [owner] = await customers.find('subscription', id);
      if (!owner) return found;
      await change(owner.id, (customer) => {
        const subscription = customer.subscriptions.find((known) => known.id === id);
        found = subscription !== undefined && isOpen(subscription);
        return subscription && found ? next(customer, subscription, clock().toISOString()) : customer;
      });
      return found;
    }

    /** @throws NoRunningPlan */
    async function changeRunning(...[id, next]: Parameters<typeof changeSubscription>): Promise<void> {
      if (!(await changeSubscription(id, next))) throw new NoRunningPlan();
    }

    async function findIntent(id: string): Promise<SetupIntent | null> {
      const [owner] = await customers.find('intent', id);
      return owner?.state.intents.find((intent) => intent.id === id) ?? null;
    }

    function deliverSoon(id: string): void {
      delivering = delivering.then(() => deliverAll(id)).catch((error: unknown) => logger.warn({ err: error }, 'a simulated webhook waits'));
    }

    /** Delivers in order. After a failure, that webhook and all later ones wait for the next tick. */
    async function deliverAll(id: string): Promise<void> {
      const to = deliver;
      const customer = await customers.get(id);
      if (!to || !customer) return;
      for (const notice of customer.state.notices) {
        const body = webhookBody(customer.state, notice);
        await to(body, await signWebhook(body, webhookSecret, clock()));
        await customers.update(id, (state) => ({ state: withoutNotice(state, notice), changes: [] })).catch(ignoreGone);
      }
    }

    async function tick(): Promise<void> {
      for (const { id } of await customers.find('state', BUSY)) {
        const looked = await look(id).catch(ignoreGone);
        if (looked && looked.state.notices.length > 0) deliverSoon(id);
      }
      await delivering;
    }

    return {
      async createCustomer(user) {
        const id = `cus_${digest(user.replaces ? `${user.userId} ${user.replaces}` : user.userId)}`;
        await customers.create(id, newCustomer(id, user), []).catch(ignoreExisting);
        return id;
      },

      hasCustomer: async (id) => (await customers.get(id)) !== null,

      async createSetupIntent({ customerId, planKey, requestKey }) {
        const id = `seti_${digest(`${customerId} ${requestKey}`)}`;
        const intent = newIntent(id, randomBytes(12).toString('hex'), customerId, planKey);
        const { state } = await change(customerId, (customer) => addIntent(customer, intent)).catch(insteadOf(NotFound, CustomerGone));
        return state.intents.find((known) => known.id === id) ?? intent;
      },

      getSetupIntent: findIntent,

      async createSubscription(order) {
        await change(order.customerId, (customer) =>
          customer.subscriptions.some(({ setupIntentId }) => setupIntentId === order.setupIntentId) ? customer : beginSubscription(customer, order, clock()),
        ).catch(insteadOf(NotFound, CustomerGone));
      },

      async subscriptionsOf(customerId) {
        const customer = await look(customerId).catch(ignoreGone);
        return customer?.state.subscriptions.map(toSubscription) ?? [];
      },

      async confirmationOf(id) {
        const [owner] = await customers.find('subscription', id);
        const confirmation = owner && confirmationsOf(owner.state).find(({ subscription }) => subscription.id === id);
        return confirmation ? { clientSecret: confirmation.clientSecret, paymentMethodId: null, hostedUrl: null } : null;
      },

      changePlan: ({ id }, planKey) => changeRunning(id, (customer, subscription) => changePlan(customer, subscription, planKey, clock())),
      changeCard: (id, method) => changeRunning(id, (customer, subscription) => changeCard(customer, subscription, method, clock())),
      cancelAtPeriodEnd: async (id) => void (await changeSubscription(id, (customer, subscription) => endWithPeriod(customer, subscription, clock()))),
      cancelNow: async (id) => void (await changeSubscription(id, endNow)),

      async deleteCustomer(id) {
        await customers.remove(id, () => []).catch(ignoreGone);
      },

      verifyWebhook: (rawBody, signature) => verifyNotice(rawBody, signature, webhookSecret, clock()),

      simulation: {
        async confirm({ customerId, clientSecret, cardNumber, confirmed }) {
          const intent = await findIntent(clientSecret.split('_secret_')[0] ?? '');
          if (!intent || intent.customerId !== customerId || intent.clientSecret !== clientSecret) throw new UnknownSetupIntent();
          if (intent.status === 'succeeded') return { status: 'succeeded', setupIntentId: intent.id };
          const paymentMethodId = paymentMethodOf(cardNumber, confirmed);
          if (paymentMethodId === null) return { status: 'requires_action', setupIntentId: intent.id };
          await change(customerId, (customer) => ({
            ...customer,
            intents: customer.intents.map((known) => (known.id === intent.id ? { ...known, status: 'succeeded', paymentMethodId } : known)),
          }));
          return { status: 'succeeded', setupIntentId: intent.id };
        },

        async confirmPayment({ customerId, clientSecret }) {
          await change(customerId, (customer) => {
            const open = confirmationsOf(customer).find((known) => known.clientSecret === clientSecret);
            if (!open) throw new NoOpenPayment();
            return confirmPayment(customer, open.subscription, clock());
          }).catch(insteadOf(NotFound, NoOpenPayment));
        },

        async replaceCard(customerId, cardNumber) {
          const paymentMethodId = paymentMethodOf(cardNumber, true) ?? '';
          await change(customerId, (customer) => ({
            ...customer,
            subscriptions: customer.subscriptions.map((subscription) => ({ ...subscription, paymentMethodId })),
          }));
        },

        tick,

        start(to) {
          deliver = to;
          ticking = regularly(tick, TICK, (error) => logger.warn({ err: error }, 'the simulated provider stumbled'));
          ticking.now();
        },

        async stop() {
          await ticking?.stop();
          await delivering;
          deliver = undefined;
        },
      },
    };
  };
