import { accounts, billingApi } from '@fairshare/contracts';
import { Projection, createApp, mountAggregates, mountPersonalData, pullFrom, type Service, type ServiceDeps } from '@fairshare/service-kit';
import type { CreateProvider } from './adapters/payment-provider';
import { createBillingApplication } from './application';
import { billingType } from './billing-store';
import { consumeAccounts } from './consumers/accounts';
import { presentPersonal } from './http/present-personal';
import { routes, simulatedRoutes } from './http/routes';
import { translateErrors } from './http/translate-errors';
import { ALL_USERS } from './queries/users';

export type { CreateProvider, PaymentProvider } from './adapters/payment-provider';
export { createSimulatedProvider, type SimulatedProvider } from './adapters/simulated-provider';
export { createStripeProvider, type StripeOptions } from './adapters/stripe-provider';

export interface BillingOptions {
  readonly provider: CreateProvider;
}

export interface BillingService extends Service {
  /** Asks the payment provider about every customer. @returns how many had changed unheard of */
  readonly reconcile: () => Promise<number>;
}

/** Plans, trials, subscriptions and the provider's webhooks, manual trials: who has access, until when. */
export function createBillingService(deps: ServiceDeps, options: BillingOptions): BillingService {
  const { storage, clock } = deps;
  const billings = storage.aggregates(billingType);
  const accountsProjection = new Projection({
    published: accounts,
    storage,
    clock,
    pull: pullFrom(deps.peers, 'auth', accounts.kind),
    indexes: { [ALL_USERS.index]: () => ALL_USERS.key },
  });
  const provider = options.provider({ storage, clock, logger: deps.logger });
  const { simulation } = provider;
  const application = createBillingApplication({ billings, accounts: accountsProjection, provider, clock });

  return {
    app: createApp({
      deps,
      routes: [...routes(application, clock), ...(simulation ? simulatedRoutes(application, simulation) : [])],
      projections: [accountsProjection],
      internal: (router) => {
        mountAggregates(router, [billings]);
        mountPersonalData(router, async ({ userId }) => {
          const known = await billings.get(userId);
          return known && presentPersonal(known.state, clock());
        });
      },
      rawBodies: [billingApi.stripeWebhook.path],
      translate: translateErrors,
    }),
    consumers: [consumeAccounts(accountsProjection, application)],
    start: async () => simulation?.start(application.receiveWebhook),
    close: async () => simulation?.stop(),
    reconcile: application.reconcile,
  };
}
