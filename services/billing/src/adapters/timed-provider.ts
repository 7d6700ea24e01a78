import type { Metrics } from '@fairshare/service-kit';
import type { PaymentProvider } from './payment-provider';

/** Records metrics of every provider call: its name, outcome and duration. */
export function timedProvider(provider: PaymentProvider, metrics: Metrics): PaymentProvider {
  const note = metrics.timer('payment_provider_call_duration_seconds', 'Time a call to the payment provider took, by outcome.', ['call', 'outcome']);

  const timed =
    <Args extends readonly unknown[], Answer>(call: string, ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      const began = performance.now();
      const end = (outcome: 'ok' | 'failed') => note({ call, outcome }, (performance.now() - began) / 1_000);
      try {
        const answer = await ask(...args);
        end('ok');
        return answer;
      } catch (error) {
        end('failed');
        throw error;
      }
    };

  return {
    createCustomer: timed('createCustomer', (user) => provider.createCustomer(user)),
    hasCustomer: timed('hasCustomer', (customerId) => provider.hasCustomer(customerId)),
    createSetupIntent: timed('createSetupIntent', (order) => provider.createSetupIntent(order)),
    getSetupIntent: timed('getSetupIntent', (id) => provider.getSetupIntent(id)),
    createSubscription: timed('createSubscription', (order) => provider.createSubscription(order)),
    subscriptionsOf: timed('subscriptionsOf', (customerId) => provider.subscriptionsOf(customerId)),
    confirmationOf: timed('confirmationOf', (subscriptionId) => provider.confirmationOf(subscriptionId)),
    changePlan: timed('changePlan', (subscription, planKey) => provider.changePlan(subscription, planKey)),
    changeCard: timed('changeCard', (subscriptionId, paymentMethodId) => provider.changeCard(subscriptionId, paymentMethodId)),
    cancelAtPeriodEnd: timed('cancelAtPeriodEnd', (id) => provider.cancelAtPeriodEnd(id)),
    cancelNow: timed('cancelNow', (id) => provider.cancelNow(id)),
    deleteCustomer: timed('deleteCustomer', (id) => provider.deleteCustomer(id)),
    verifyWebhook: (rawBody, signature) => provider.verifyWebhook(rawBody, signature),
    ...(provider.simulation ? { simulation: provider.simulation } : {}),
  };
}
