import { billingApi } from '@fairshare/contracts';
import { isAway } from '@fairshare/event-bus';
import { bindAll, createApp, mountAggregates, mountPersonalData, regularly, type Repeated, type Service, type ServiceDeps } from '@fairshare/service-kit';
import type { CreateProvider } from './adapters/payment-provider';
import { createMailAtAuth } from './adapters/mail-at-auth';
import { createNoticesStart } from './adapters/notices-start';
import { timedProvider } from './adapters/timed-provider';
import { AccountsProjection } from './accounts-projection';
import * as useCases from './use-cases';
import { keepUsedTrial } from './commands/keep-used-trial';
import { createBillingConsumers } from './consumers';
import { billingType } from './store';
import { createEarlierTrials } from './adapters/earlier-trials';
import { presentReconciliation } from './http/present-reconciliation';
import { presentPersonal } from './http/present-personal';
import { routes, simulatedRoutes } from './http/routes';
import { searchTextOf } from './loaders/search-text';

export { createProvider } from './adapters/create-provider';
export type { CreateProvider, PaymentProvider } from './adapters/payment-provider';
export { createSimulatedProvider, type SimulatedProvider } from './adapters/simulated-provider';
export { createStripeProvider, type StripeOptions } from './adapters/stripe-provider';

export interface BillingOptions {
  readonly provider: CreateProvider;
  /** Keys of the hashes of addresses that used their free trial. The first hashes new addresses; lookups try all. Default: a random, stored key. */
  readonly emailHashSecrets?: readonly string[];
  /** Milliseconds between two sweeps for due notices. */
  readonly noticesEvery?: number;
}

export interface BillingService extends Service {
  /** Sends all due notices to users; the service also does so itself every few seconds. */
  readonly sendDueNotices: () => Promise<void>;
}

const NOTICES_EVERY = 10_000;

/** Plans, trials, subscriptions and the provider's webhooks, manual trials, and notices about them. Decides which users have access, and until when. */
export function createBillingService(deps: ServiceDeps, options: BillingOptions): BillingService {
  const { storage, clock, logger } = deps;
  const billings = storage.aggregates(billingType);
  const earlierTrials = createEarlierTrials(storage, options.emailHashSecrets ?? []);
  const accountsProjection = new AccountsProjection(deps, { searchText: searchTextOf }, keepUsedTrial({ billings, earlierTrials }));
  const provider = timedProvider(options.provider({ storage, clock, logger }), deps.metrics);
  const { simulation } = provider;
  const note = deps.metrics.timer('billing_mails', 'Mails to one person about their money, by what became of them.', ['outcome']);
  const application = bindAll(useCases, {
    billings,
    accounts: accountsProjection,
    provider,
    clock,
    earlierTrials,
    sendMail: createMailAtAuth(deps.peers),
    noticesSince: createNoticesStart(storage, clock),
    logger,
    countMail: (outcome) => note({ outcome }, 0),
  });
  const { sendDueNotices } = application;
  let sendingNotices: Repeated | undefined;

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
    start: async () => {
      simulation?.start(application.receiveWebhook);
      const failed = (error: unknown) => (isAway(error) ? undefined : logger.error({ err: error }, 'sending of notices failed'));
      sendingNotices = regularly(sendDueNotices, options.noticesEvery ?? NOTICES_EVERY, failed);
    },
    reconcile: async () => presentReconciliation(await application.reconcile()),
    close: async () => {
      await sendingNotices?.stop();
      await simulation?.stop();
    },
    sendDueNotices,
  };
}
