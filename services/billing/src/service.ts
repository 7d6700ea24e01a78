import { billingApi } from '@fairshare/contracts';
import { createApp, mountAggregates, mountPersonalData, type Service, type ServiceDeps } from '@fairshare/service-kit';
import type { CreateProvider } from './adapters/payment-provider';
import { timedProvider } from './adapters/timed-provider';
import { AccountsProjection } from './accounts-projection';
import { createBillingApplication } from './application';
import { keepUsedTrial } from './commands/note-earlier-trial';
import { createBillingConsumers } from './consumers';
import { billingType } from './store';
import { createEarlierTrials } from './adapters/earlier-trials';
import { presentReconciliation } from './http/present-reconciliation';
import { presentPersonal } from './http/present-personal';
import { routes, simulatedRoutes } from './http/routes';
import { searchTextOf } from './queries/search-users';

export { createProvider } from './adapters/create-provider';
export type { CreateProvider, PaymentProvider } from './adapters/payment-provider';
export { createSimulatedProvider, type SimulatedProvider } from './adapters/simulated-provider';
export { createStripeProvider, type StripeOptions } from './adapters/stripe-provider';

export interface BillingOptions {
  readonly provider: CreateProvider;
  /** Key the hash of an address that had its free trial: the first hashes, all are looked for. Default: a random one, kept in the storage. */
  readonly emailHashSecrets?: readonly string[];
}

/** Plans, trials, subscriptions and the provider's webhooks, manual trials: who has access, until when. */
export function createBillingService(deps: ServiceDeps, options: BillingOptions): Service {
  const { storage, clock } = deps;
  const billings = storage.aggregates(billingType);
  const earlierTrials = createEarlierTrials(storage, options.emailHashSecrets ?? []);
  const accountsProjection = new AccountsProjection(deps, { searchText: searchTextOf }, keepUsedTrial({ billings, earlierTrials }));
  const provider = timedProvider(options.provider({ storage, clock, logger: deps.logger }), deps.metrics);
  const { simulation } = provider;
  const application = createBillingApplication({ billings, accounts: accountsProjection, provider, clock, earlierTrials });

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
    }),
    consumers: createBillingConsumers(accountsProjection, application),
    start: async () => simulation?.start(application.receiveWebhook),
    reconcile: async () => presentReconciliation(await application.reconcile()),
    close: async () => simulation?.stop(),
  };
}
