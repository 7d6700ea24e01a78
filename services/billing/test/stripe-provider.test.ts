import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { createLogger } from '@fairshare/service-kit';
import type { Storage } from '@fairshare/store';
import { CardDeclined, ProviderAway } from '../src/domain/errors';
import type { Subscription } from '../src/domain/subscription';
import { startTestPlatform } from '@fairshare/testing';
import { createBillingService, createStripeProvider, type PaymentProvider } from '../src/service';
import { days, START } from './support';

/** Stripe as far as one call at a time needs it: answers what it is told to, and remembers what it was asked. */
interface Asked {
  readonly call: string;
  readonly form: Record<string, string>;
  readonly idempotencyKey: string | undefined;
}

let asked: Asked[];
let answers: Record<string, { status?: number; body: object }>;
let server: Server;
let stripe: PaymentProvider;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const call = `${request.method} ${path}`;
    const form = Object.fromEntries(new URLSearchParams(query || Buffer.concat(chunks).toString()));
    asked.push({ call, form, idempotencyKey: request.headers['idempotency-key'] as string | undefined });
    const { status = 200, body } = answers[call] ?? { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  asked = [];
  answers = {};
  const { port } = server.address() as AddressInfo;
  const create = createStripeProvider({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', api: { protocol: 'http', host: '127.0.0.1', port } });
  stripe = create({ storage: {} as Storage, clock: () => START, logger: createLogger('test', 'silent') });
});

const seconds = (count: number) => Math.floor(Date.parse(days(count)) / 1000);
const subscription = (fields: object) => ({
  id: 'sub_1',
  object: 'subscription',
  status: 'active',
  created: seconds(0),
  metadata: { setupIntentId: 'seti_1' },
  trial_end: null,
  cancel_at: null,
  cancel_at_period_end: false,
  ended_at: null,
  cancellation_details: null,
  latest_invoice: null,
  default_payment_method: { id: 'pm_1', card: { brand: 'visa', last4: '4242', exp_year: 2030 } },
  items: {
    object: 'list',
    data: [{ id: 'si_1', current_period_start: seconds(0), current_period_end: seconds(30), price: { id: 'price_monthly', unit_amount: 149, recurring: { interval: 'month' } } }],
  },
  ...fields,
});
const list = (...data: object[]) => ({ body: { object: 'list', data, has_more: false } });

it('when a card setup is created, then Stripe may charge later', async () => {
  answers['POST /v1/setup_intents'] = {
    body: { id: 'seti_1', client_secret: 'seti_1_secret_x', customer: 'cus_1', status: 'requires_payment_method', payment_method: null, metadata: { planKey: 'annual' } },
  };
  expect(await stripe.createSetupIntent({ customerId: 'cus_1', planKey: 'annual', requestKey: 'r1' })).toEqual({
    id: 'seti_1',
    clientSecret: 'seti_1_secret_x',
    customerId: 'cus_1',
    planKey: 'annual',
    status: 'pending',
    paymentMethodId: null,
  });
  expect(asked).toEqual([
    {
      call: 'POST /v1/setup_intents',
      form: { customer: 'cus_1', 'allowed_payment_method_types[0]': 'card', usage: 'off_session', 'metadata[planKey]': 'annual' },
      idempotencyKey: 'setup-r1',
    },
  ]);
});

it("when the plan's price does not exist, then it is created once", async () => {
  answers['GET /v1/prices'] = list();
  answers['POST /v1/prices'] = { body: { id: 'price_1' } };
  answers['POST /v1/subscriptions'] = { body: subscription({}) };
  const order = { customerId: 'cus_1', setupIntentId: 'seti_1', paymentMethodId: 'pm_1', planKey: 'monthly', paidPlanKey: null, trialEndsAt: days(7) } as const;
  await stripe.createSubscription(order);
  await stripe.createSubscription({ ...order, trialEndsAt: days(-1) });
  expect(asked.map(({ call }) => call)).toEqual(['GET /v1/prices', 'POST /v1/prices', 'POST /v1/subscriptions', 'POST /v1/subscriptions']);
  expect(asked[1]?.form).toEqual({
    currency: 'usd',
    unit_amount: '199',
    'recurring[interval]': 'month',
    lookup_key: 'monthly_199_usd',
    'product_data[name]': 'Monthly',
  });
  expect(asked[2]).toMatchObject({
    idempotencyKey: 'subscription-seti_1',
    form: {
      customer: 'cus_1',
      'items[0][price]': 'price_1',
      default_payment_method: 'pm_1',
      off_session: 'true',
      payment_behavior: 'error_if_incomplete',
      trial_end: String(seconds(7)),
      'trial_settings[end_behavior][missing_payment_method]': 'cancel',
      'metadata[setupIntentId]': 'seti_1',
    },
  });
  expect(asked[3]?.form).not.toHaveProperty('trial_end');
});

it.each([
  ['charged to a card, at the price it began with', {}, { card: { brand: 'visa', last4: '4242' }, next: { planKey: 'monthly', amount: 149 } }],
  ['charged to what is no card', { default_payment_method: { id: 'pm_1', type: 'link' } }, { card: null }],
  [
    'paid, with another plan to follow',
    { status: 'trialing', trial_end: seconds(30), metadata: { paidPlanKey: 'annual', paidUntil: String(seconds(30)) } },
    { status: 'active', planKey: 'annual', next: { planKey: 'monthly', amount: 149 }, trialEndsAt: null, currentPeriodEnd: days(30) },
  ],
  [
    'on the plan that followed',
    { trial_end: seconds(0), metadata: { paidPlanKey: 'annual', paidUntil: String(seconds(0)) } },
    { status: 'active', planKey: 'monthly', trialEndsAt: null },
  ],
  ['active', {}, { status: 'active', planKey: 'monthly', currentPeriodEnd: days(30), cancelsAt: null, setupIntentId: 'seti_1' }],
  ['ending with its period', { cancel_at_period_end: true }, { cancelsAt: days(30) }],
  ['ending on a day, as from the customer portal', { cancel_at: seconds(30) }, { cancelsAt: days(30) }],
  ['on trial', { status: 'trialing', trial_end: seconds(7) }, { status: 'trialing', trialEndsAt: days(7) }],
  ['ended unpaid', { status: 'canceled', ended_at: seconds(9), cancellation_details: { reason: 'payment_failed' } }, { endedAt: days(9), endedUnpaid: true }],
  ['in a state nobody knows', { status: 'resting' }, { status: 'paused' }],
])('when a subscription at Stripe is %s, then its fields say so', async (_name, fields, expected) => {
  answers['GET /v1/subscriptions'] = list(subscription(fields));
  expect(await stripe.subscriptionsOf('cus_1')).toEqual([expect.objectContaining(expected)]);
  expect(asked[0]?.form).toMatchObject({ customer: 'cus_1', status: 'all', 'expand[0]': 'data.default_payment_method' });
});

it('when a plan follows a paid period, then trial_end marks it', async () => {
  answers['GET /v1/prices'] = list({ id: 'price_1' });
  answers['POST /v1/subscriptions'] = { body: subscription({}) };
  await stripe.createSubscription({ customerId: 'cus_1', setupIntentId: 'seti_1', paymentMethodId: 'pm_1', planKey: 'annual', trialEndsAt: days(9), paidPlanKey: 'monthly' });
  expect(asked[1]?.form).toMatchObject({ trial_end: String(seconds(9)), 'metadata[paidPlanKey]': 'monthly', 'metadata[paidUntil]': String(seconds(9)) });
});

describe('another plan', () => {
  const change = (running: object) => {
    answers['GET /v1/prices'] = list({ id: 'price_annual' });
    answers['GET /v1/subscriptions/sub_1'] = { body: subscription(running) };
    answers['POST /v1/subscriptions/sub_1'] = { body: subscription({}) };
    return stripe.changePlan({ id: 'sub_1' } as Subscription, 'annual');
  };
  const price = { 'items[0][id]': 'si_1', 'items[0][price]': 'price_annual', proration_behavior: 'none' };

  it('when another plan is chosen, then it begins with the next period', async () => {
    await change({});
    expect(asked.at(-1)).toMatchObject({
      call: 'POST /v1/subscriptions/sub_1',
      form: { ...price, trial_end: String(seconds(30)), 'metadata[paidPlanKey]': 'monthly', 'metadata[paidUntil]': String(seconds(30)) },
    });
  });

  it('when the subscription is on trial, then only its price changes', async () => {
    await change({ status: 'trialing', trial_end: seconds(7) });
    expect(asked.at(-1)?.form).toEqual(price);
  });

  it('when the subscription has the plan already, then nothing changes', async () => {
    await change({ items: { object: 'list', data: [{ id: 'si_1', price: { id: 'price_annual' } }] } });
    expect(asked.at(-1)?.call).toBe('GET /v1/subscriptions/sub_1');
  });
});

describe('another card', () => {
  const change = (fields: object) => {
    answers['GET /v1/subscriptions/sub_1'] = { body: subscription(fields) };
    answers['POST /v1/subscriptions/sub_1'] = { body: subscription({}) };
    answers['POST /v1/invoices/in_1/pay'] ??= { body: { id: 'in_1', status: 'paid' } };
    return stripe.changeCard('sub_1', 'pm_2');
  };
  const calls = () => asked.map(({ call }) => call);

  it('when nothing is owed, then another card becomes the default without a payment', async () => {
    await change({ latest_invoice: { id: 'in_1', status: 'paid' } });
    expect(calls()).toEqual(['GET /v1/subscriptions/sub_1', 'POST /v1/subscriptions/sub_1']);
    expect(asked[1]?.form).toEqual({ default_payment_method: 'pm_2' });
  });

  it('when a payment is owed, then the new card pays before defaulting', async () => {
    await change({ status: 'past_due', latest_invoice: { id: 'in_1', status: 'open' } });
    expect(calls()).toEqual(['GET /v1/subscriptions/sub_1', 'POST /v1/invoices/in_1/pay', 'POST /v1/subscriptions/sub_1']);
    expect(asked[1]?.form).toEqual({ payment_method: 'pm_2', off_session: 'true' });
  });

  it('when the new card is declined, then the old one stays', async () => {
    answers['POST /v1/invoices/in_1/pay'] = { status: 402, body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card has insufficient funds.' } } };
    await expect(change({ status: 'past_due', latest_invoice: { id: 'in_1', status: 'open' } })).rejects.toMatchObject({ name: CardDeclined.name });
    expect(calls()).not.toContain('POST /v1/subscriptions/sub_1');
  });
});

it('when Stripe does not know an object, then reading finds nothing', async () => {
  expect(await stripe.getSetupIntent('seti_unknown')).toBeNull();
  expect(await stripe.subscriptionsOf('cus_unknown')).toEqual([]);
  await stripe.cancelNow('sub_unknown');
  await stripe.deleteCustomer('cus_unknown');
});

it("when Stripe declines a card, then the error has Stripe's own words", async () => {
  answers['GET /v1/prices'] = list({ id: 'price_1' });
  answers['POST /v1/subscriptions'] = { status: 402, body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card has insufficient funds.' } } };
  const order = { customerId: 'cus_1', setupIntentId: 'seti_1', paymentMethodId: 'pm_1', planKey: 'monthly', paidPlanKey: null, trialEndsAt: null } as const;
  await expect(stripe.createSubscription(order)).rejects.toMatchObject({ name: CardDeclined.name, message: 'Your card has insufficient funds.' });
});

it.each([429, 409])('when Stripe answers %i, then the provider counts as unavailable', async (status) => {
  answers['DELETE /v1/customers/cus_1'] = { status, body: { error: { type: 'invalid_request_error', code: 'lock_timeout' } } };
  await expect(stripe.deleteCustomer('cus_1')).rejects.toThrow(ProviderAway);
});

it('when Stripe refuses the API key, then its error is thrown as it is', async () => {
  answers['POST /v1/customers'] = { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } };
  await expect(stripe.createCustomer({ userId: 'jane', email: 'jane@example.com' })).rejects.toThrow('Invalid API Key');
});

it("when a webhook's signature is wrong, then it gets 400", async () => {
  const platform = await startTestPlatform({
    services: { billing: (deps) => createBillingService(deps, { provider: createStripeProvider({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }) }) },
  });
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object: { customer: 'cus_unknown' } } });
  const post = (secret: string) => {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(platform.clock.now().getTime() / 1000) });
    return fetch(`${platform.url('billing')}/api/webhooks/stripe`, { method: 'POST', headers: { 'stripe-signature': signature }, body: payload });
  };
  expect((await post('whsec_1')).status).toBe(200);
  expect((await post('whsec_2')).status).toBe(400);
  const confirm = { clientSecret: 'seti_1_secret_1', cardNumber: '4242424242424242' };
  expect(await platform.as({ userId: 'jane' }).post('/api/subscription/simulated/confirm', confirm)).toMatchObject({ status: 404 });
  await platform.close();
});
