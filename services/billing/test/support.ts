import { accounts, billing, billingMailBody, type AccountState, type BillingMailBody, type BillingState } from '@fairshare/contracts';
import { createApp, createMetrics, mountAggregates, type Caller, type InternalRouter, type Service, type ServiceDeps } from '@fairshare/service-kit';
import type { AggregateStore } from '@fairshare/store';
import { startTestPlatform, type Answer, type TestClient, type TestPlatform } from '@fairshare/testing';
import type { Deliver } from '../src/adapters/payment-provider';
import { billingType } from '../src/store';
import type { Billing } from '../src/domain/billing';
import { createBillingService, createSimulatedProvider, type BillingService, type SimulatedProvider } from '../src/service';

export const DAY = 86_400_000;
export const START = new Date('2026-03-01T12:00:00.000Z');
/** Milliseconds. So long that sweeps run only when a test calls them. */
const BY_HAND = 2 ** 31 - 1;
export const WEBHOOK_SECRET = 'whsec_of_the_tests';

export interface BillingPlatform extends TestPlatform {
  provider(): SimulatedProvider;
  service(): BillingService;
  /** Another instance over the same storage. */
  another(): BillingService;
  /** The mails requested from auth so far, in the contract's form. */
  readonly mails: readonly BillingMailBody[];
  /** Sets the status with which auth responds to mail requests; null: its normal response. */
  answerMails(status: number | null): void;
  /** Sends all due notices. Returns the mails that this sweep sent: `jane trial-ends`. */
  sendDueMails(): Promise<string[]>;
  /** A user's billing as it is stored. */
  stored(userId: string): Promise<Billing>;
  /** The store of auth: a write publishes an event, which billing receives. */
  accounts(): AggregateStore<AccountState>;
  register(id: string, fields?: Partial<AccountState>): Promise<void>;
  /** Lets time pass, with all renewals, failed payments and webhooks in it. */
  pass(milliseconds: number): Promise<void>;
}

export interface Options {
  readonly now?: Date;
  /** Receives every webhook instead of billing. */
  readonly intercept?: Deliver;
  /** Wraps the provider, to make it slow or unavailable. */
  readonly wrap?: (provider: SimulatedProvider) => SimulatedProvider;
}

/** The real billing service on the simulated provider, with a minimal service that owns accounts. */
export async function startBilling({ now = START, intercept, wrap = (same) => same }: Options = {}): Promise<BillingPlatform> {
  let provider: SimulatedProvider | undefined;
  let service: BillingService | undefined;
  let depsOfBilling: ServiceDeps | undefined;
  const auth = createStubAuth();
  const platform = await startTestPlatform({
    now,
    services: {
      auth: auth.create,
      billing: (deps) =>
        (service = createBillingService((depsOfBilling = deps), {
          noticesEvery: BY_HAND,
          provider: (providerDeps) => {
            const simulated = createSimulatedProvider({ webhookSecret: WEBHOOK_SECRET })(providerDeps);
            const { start } = simulated.simulation;
            provider = wrap({
              ...simulated,
              simulation: { ...simulated.simulation, start: (deliver) => start(intercept ?? deliver) },
            });
            return provider;
          },
        })),
    },
  });

  return {
    ...platform,
    provider: () => must(provider),
    service: () => must(service),
    stored: async (userId) => must(await platform.storage('billing').aggregates(billingType).get(userId)).state,
    accounts: auth.store,
    another: () =>
      createBillingService({ ...must(depsOfBilling), metrics: createMetrics('billing', { process: false }) }, { provider: () => must(provider), noticesEvery: BY_HAND }),
    mails: auth.mails,
    answerMails: auth.answerMails,
    async sendDueMails() {
      const before = auth.mails.length;
      await must(service).sendDueNotices();
      return auth.mails.slice(before).map(({ userId, notice }) => `${userId} ${notice.kind}`);
    },
    async register(id, fields = {}) {
      const [firstName = id, lastName = 'Golfer'] = id.split('-');
      const account = { id, email: `${id}@example.com`, firstName, lastName, role: 'golfer' as const, createdAt: now.toISOString(), ...fields };
      await auth.store().create(id, account, [{ name: 'account-registered' }]);
    },
    async pass(milliseconds) {
      platform.clock.advance(milliseconds);
      await must(provider).simulation.tick();
    },
  };
}

function createStubAuth() {
  let owned: AggregateStore<AccountState> | undefined;
  const mails: BillingMailBody[] = [];
  let status: number | null = null;
  return {
    mails,
    answerMails: (answer: number | null) => void (status = answer),
    create(deps: ServiceDeps): Service {
      const store = deps.storage.aggregates<AccountState>({
        kind: accounts.kind,
        schema: 1,
        publish: { topic: accounts.topic, schema: accounts.schema, view: (state) => state },
      });
      owned = store;
      const internal = (router: InternalRouter) => {
        mountAggregates(router, [store]);
        router.post('/billing-mails', async (request, response) => {
          const mail = billingMailBody.parse(request.body);
          const isSent = (await store.get(mail.userId)) !== null;
          if (status === null && isSent) mails.push(mail);
          response.status(status ?? 200).json({ isSent });
        });
      };
      return { app: createApp({ deps, routes: [], internal }), consumers: [], close: async () => undefined };
    },
    store: () => must(owned),
  };
}

function must<T>(value: T | null | undefined): T {
  if (value == null) throw new Error('it is not there');
  return value;
}

/** The requests of a signed-in golfer, as the screens send them. */
export function golfer(platform: BillingPlatform, userId: string, caller: Partial<Caller> = {}) {
  const client: TestClient = platform.as({ userId, accessUntil: 0, ...caller });
  return {
    ...client,
    status: async () => (await client.get('/api/subscription/status')).body,
    startTrial: () => client.post('/api/trial/start'),
    choose: (planKey: 'monthly' | 'annual') => client.post('/api/subscription/create', { planKey }),
    confirm: (clientSecret: string, cardNumber: string, confirmed = false) => client.post('/api/subscription/simulated/confirm', { clientSecret, cardNumber, confirmed }),
    cancel: () => client.post('/api/subscription/cancel'),
    /** The whole flow from choosing a plan to the running subscription. */
    async subscribe(planKey: 'monthly' | 'annual', cardNumber: string = '4242 4242 4242 4242'): Promise<Answer> {
      const { clientSecret, setupIntentId } = (await client.post('/api/subscription/create', { planKey })).body;
      await client.post('/api/subscription/simulated/confirm', { clientSecret, cardNumber });
      return client.post('/api/subscription/create-after-setup', { setupIntentId });
    },
  };
}

export const admin = (platform: BillingPlatform): TestClient => platform.as({ userId: 'admin-1', role: 'admin', accessUntil: 0 });

export const days = (count: number, from = START): string => new Date(from.getTime() + count * DAY).toISOString();

/** The published state, as other services fetch it. */
export const publishedOf = async ({ peers }: BillingPlatform, userId: string): Promise<BillingState> =>
  billing.state.parse((await peers.call<{ state: BillingState }>('billing', 'GET', `/internal/aggregates/billing/${userId}`)).state);
