import { billingApi } from '@fairshare/contracts';
import { committed, handle as handleUntimed, nextPage, ok, pageOf, within, type Mounted } from '@fairshare/service-kit';
import type { Simulation } from '../adapters/payment-provider';
import type { BillingApplication } from '../application';
import { ProviderAway, UnknownSetupIntent } from '../domain/errors';
import { PLANS } from '../domain/plans';
import { presentFoundUser, presentManualTrial, presentStatus } from './present';
import { readCursor, writeCursor } from './search-cursor';
import { texts } from './texts';

/** Milliseconds in which a call has its answer: the gateway takes an instance that begins none within 5 s for one that hangs. */
const ANSWER_WITHIN = 4_000;
const handle: typeof handleUntimed = (route, handler) => handleUntimed(route, (request) => within(ANSWER_WITHIN, handler(request), () => new ProviderAway()));

/** The calls of the billing service. */
export const routes = (app: BillingApplication, clock: () => Date): Mounted[] => [
  handle(billingApi.getPlans, async () => ok({ ...PLANS })),
  handle(billingApi.getSubscriptionStatus, async ({ caller }) => ok(presentStatus(await app.billingOf(caller), clock()))),
  handle(billingApi.startTrial, async ({ caller, write }) => {
    const billing = await app.startTrial(caller, write);
    return committed(presentStatus(billing.state, clock()), billing);
  }),
  handle(billingApi.createSubscription, async ({ caller, body, write }) => {
    const { billing, intent } = await app.choosePlan(caller, body.planKey, write);
    return committed({ clientSecret: intent.clientSecret, setupIntentId: intent.id }, billing);
  }),
  handle(billingApi.createAfterSetup, async ({ caller, body, write }) => {
    const billing = await app.subscribe(caller, body.setupIntentId, write);
    return committed(presentStatus(billing.state, clock()), billing);
  }),
  handle(billingApi.cancelSubscription, async ({ caller, write }) => {
    const billing = await app.cancel(caller, write);
    return committed(presentStatus(billing.state, clock()), billing);
  }),
  handle(billingApi.changePlan, async ({ caller, body, write }) => {
    const billing = await app.changePlan(caller, body.planKey, write);
    return committed(presentStatus(billing.state, clock()), billing);
  }),
  handle(billingApi.changeCard, async ({ caller, write }) => {
    const { billing, intent } = await app.changeCard(caller, write);
    return committed({ clientSecret: intent.clientSecret, setupIntentId: intent.id }, billing);
  }),
  handle(billingApi.changeCardAfterSetup, async ({ caller, body, write }) => {
    const billing = await app.changeCardAfterSetup(caller, body.setupIntentId, write);
    return committed(presentStatus(billing.state, clock()), billing);
  }),
  handle(billingApi.stripeWebhook, async ({ http: { request } }) => {
    // No body at all is not a buffer either: then no signature covers it.
    await app.receiveWebhook(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), request.get('stripe-signature'));
    return ok({ received: true as const });
  }),
  ...adminRoutes(app, clock),
];

const adminRoutes = (app: BillingApplication, clock: () => Date): Mounted[] => [
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
    const trial = presentManualTrial(await app.withAccount(billing.state), clock());
    return committed({ success: true as const, message: texts.granted, trial }, billing);
  }),
  handle(billingApi.extendManualTrial, async ({ caller, params, body, write }) => {
    const billing = await app.extendManualTrial(caller, params.userId, body, write);
    const trial = presentManualTrial(await app.withAccount(billing.state), clock());
    return committed({ success: true as const, message: texts.extended, trial }, billing);
  }),
  handle(billingApi.revokeManualTrial, async ({ caller, params, write }) => {
    const { before, after } = await app.revokeManualTrial(caller, params.userId, write);
    const trial = presentManualTrial(await app.withAccount(before), clock());
    return committed({ success: true as const, message: texts.revoked, trial }, after);
  }),
];

/** Stands in for the provider's own card form; mounted only with the simulated provider. */
export const simulatedRoutes = (app: BillingApplication, simulation: Simulation): Mounted[] => [
  handle(billingApi.confirmSimulated, async ({ caller, body }) => {
    const { customerId } = await app.billingOf(caller);
    if (customerId === null) throw new UnknownSetupIntent();
    return ok(await simulation.confirm({ ...body, customerId }));
  }),
];
