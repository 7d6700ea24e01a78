import { billingApi } from '@fairshare/contracts';
import { type Bound, committed, handle, nextPage, ok, pageOf, within, type Mounted } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { SetupIntent, Simulation } from '../adapters/payment-provider';
import type * as useCases from '../use-cases';
import type { Billing } from '../domain/billing';
import { NoOpenPayment, ProviderAway, UnknownSetupIntent } from '../domain/errors';
import { PLANS } from '../domain/plans';
import { presentFoundUser, presentManualTrial, presentStatus } from './present';
import { readCursor, writeCursor } from './search-cursor';
import { texts } from './texts';

/** Milliseconds in which a call must respond. The gateway treats an instance that starts no response within 5 s as hung. */
const ANSWER_WITHIN = 4_000;
/** For a call that requests something from the payment provider, which may be slow. */
const handleInTime: typeof handle = (route, handler) => handle(route, (request) => within(ANSWER_WITHIN, handler(request), () => new ProviderAway()));

/** All public routes of the billing service. */
export const routes = (app: Bound<typeof useCases>, clock: () => Date): Mounted[] => {
  const committedStatus = (billing: Stored<Billing>) => committed(presentStatus(billing.state, clock()), billing);

  return [
    handle(billingApi.getPlans, async () => ok({ ...PLANS })),
    handle(billingApi.getSubscriptionStatus, async ({ caller }) => ok(presentStatus(await app.billingOf(caller), clock()))),
    handle(billingApi.startTrial, async ({ caller, write }) => committedStatus(await app.startTrial(caller, write))),
    handleInTime(billingApi.createSubscription, async ({ caller, body, write }) => committedSetup(await app.choosePlan(caller, body.planKey, write))),
    handleInTime(billingApi.createAfterSetup, async ({ caller, body, write }) => committedStatus(await app.subscribe(caller, body.setupIntentId, write))),
    handleInTime(billingApi.cancelSubscription, async ({ caller, write }) => committedStatus(await app.cancel(caller, write))),
    handleInTime(billingApi.changePlan, async ({ caller, body, write }) => committedStatus(await app.changePlan(caller, body.planKey, write))),
    handleInTime(billingApi.changeCard, async ({ caller, write }) => committedSetup(await app.changeCard(caller, write))),
    handleInTime(billingApi.changeCardAfterSetup, async ({ caller, body, write }) => committedStatus(await app.changeCardAfterSetup(caller, body.setupIntentId, write))),
    handleInTime(billingApi.getOpenPayment, async ({ caller }) => ok(await app.paymentConfirmation(caller))),
    handleInTime(billingApi.confirmPayment, async ({ caller }) => committedStatus(await app.noteConfirmation(caller))),
    handleInTime(billingApi.stripeWebhook, async ({ http: { request } }) => {
      // A missing body is not a buffer. It is replaced by an empty one, whose signature check fails.
      await app.receiveWebhook(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), request.get('stripe-signature'));
      return ok({ received: true as const });
    }),
    ...adminRoutes(app, clock),
  ];
};

const committedSetup = ({ billing, intent }: { readonly billing: Stored<Billing>; readonly intent: SetupIntent }) =>
  committed({ clientSecret: intent.clientSecret, setupIntentId: intent.id }, billing);

const adminRoutes = (app: Bound<typeof useCases>, clock: () => Date): Mounted[] => {
  /** `shown`: the billing whose trial is presented; `written`: the billing after the change. */
  const committedTrial = async (message: string, shown: Billing, written: Stored<Billing>) =>
    committed({ success: true as const, message, trial: presentManualTrial(await app.withAccount(shown), clock()) }, written);

  return [
    handle(billingApi.searchUsers, async ({ query: { q = '', limit, cursor } }) => {
      const { users, last } = await app.searchUsers({ q, limit, after: cursor === undefined ? undefined : readCursor(cursor) });
      const headers = nextPage(billingApi.searchUsers.path, { q, limit: String(limit) }, last && writeCursor(last));
      return ok({ users: users.map(presentFoundUser) }, { headers });
    }),
    handle(billingApi.listManualTrials, async ({ query, http }) => {
      const { entries, headers } = pageOf(await app.manualTrials(), ({ billing }) => billing.id, query, http.request.path);
      return ok({ trials: entries.map((trial) => presentManualTrial(trial, clock())) }, { headers });
    }),
    handle(billingApi.grantManualTrial, async ({ caller, body, write }) => {
      const billing = await app.grantManualTrial(caller, body, write);
      return committedTrial(texts.granted, billing.state, billing);
    }),
    handle(billingApi.extendManualTrial, async ({ caller, params, body, write }) => {
      const billing = await app.extendManualTrial(caller, params.userId, body, write);
      return committedTrial(texts.extended, billing.state, billing);
    }),
    handle(billingApi.revokeManualTrial, async ({ caller, params, write }) => {
      const { before, after } = await app.revokeManualTrial(caller, params.userId, write);
      return committedTrial(texts.revoked, before, after);
    }),
  ];
};

/** Stands in for the provider's own card form; mounted only with the simulated provider. */
export const simulatedRoutes = (app: Bound<typeof useCases>, simulation: Simulation): Mounted[] => [
  handle(billingApi.confirmSimulated, async ({ caller, body }) => {
    const { customerId } = await app.billingOf(caller);
    if (customerId === null) throw new UnknownSetupIntent();
    return ok(await simulation.confirm({ ...body, customerId }));
  }),
  handle(billingApi.confirmSimulatedPayment, async ({ caller, body }) => {
    const { customerId } = await app.billingOf(caller);
    if (customerId === null) throw new NoOpenPayment();
    await simulation.confirmPayment({ ...body, customerId });
    return ok({ status: 'succeeded' as const });
  }),
];
