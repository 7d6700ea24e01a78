import Stripe from 'stripe';
import { startTestPlatform } from '@fairshare/testing';
import { CardDeclined, ProviderAway } from '../src/domain/errors';
import type { Subscription } from '../src/domain/subscription';
import { createBillingService, createStripeProvider } from '../src/service';
import { list, seconds, serveStripe, subscription } from './stripe-server';
import { days } from './support';

const stripe = serveStripe();

it('when a card setup is created, then Stripe may charge later', async () => {
  stripe.answers['POST /v1/setup_intents'] = {
    body: { id: 'seti_1', client_secret: 'seti_1_secret_x', customer: 'cus_1', status: 'requires_payment_method', payment_method: null, metadata: { planKey: 'annual' } },
  };
  expect(await stripe.provider.createSetupIntent({ customerId: 'cus_1', planKey: 'annual', requestKey: 'r1' })).toEqual({
    id: 'seti_1',
    clientSecret: 'seti_1_secret_x',
    customerId: 'cus_1',
    planKey: 'annual',
    status: 'pending',
    paymentMethodId: null,
  });
  expect(stripe.asked).toEqual([
    {
      call: 'POST /v1/setup_intents',
      form: { customer: 'cus_1', 'allowed_payment_method_types[0]': 'card', usage: 'off_session', 'metadata[planKey]': 'annual' },
      idempotencyKey: 'setup-r1',
    },
  ]);
});

it("when the plan's price does not exist, then it is created once", async () => {
  stripe.answers['GET /v1/prices'] = list();
  stripe.answers['POST /v1/prices'] = { body: { id: 'price_1' } };
  stripe.answers['POST /v1/subscriptions'] = { body: subscription({}) };
  const order = { customerId: 'cus_1', setupIntentId: 'seti_1', paymentMethodId: 'pm_1', planKey: 'monthly', paidPlanKey: null, trialEndsAt: days(7) } as const;
  await stripe.provider.createSubscription(order);
  await stripe.provider.createSubscription({ ...order, trialEndsAt: days(-1) });
  expect(stripe.asked.map(({ call }) => call)).toEqual(['GET /v1/prices', 'POST /v1/prices', 'POST /v1/subscriptions', 'POST /v1/subscriptions']);
  expect(stripe.asked[1]?.form).toEqual({
    currency: 'usd',
    unit_amount: '199',
    'recurring[interval]': 'month',
    lookup_key: 'monthly_199_usd',
    'product_data[name]': 'Monthly',
  });
  expect(stripe.asked[2]).toMatchObject({
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
  expect(stripe.asked[3]?.form).not.toHaveProperty('trial_end');
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
  stripe.answers['GET /v1/subscriptions'] = list(subscription(fields));
  expect(await stripe.provider.subscriptionsOf('cus_1')).toEqual([expect.objectContaining(expected)]);
  expect(stripe.asked[0]?.form).toMatchObject({ customer: 'cus_1', status: 'all', 'expand[0]': 'data.default_payment_method' });
});

it('when a plan follows a paid period, then trial_end marks it', async () => {
  stripe.answers['GET /v1/prices'] = list({ id: 'price_1' });
  stripe.answers['POST /v1/subscriptions'] = { body: subscription({}) };
  await stripe.provider.createSubscription({
    customerId: 'cus_1',
    setupIntentId: 'seti_1',
    paymentMethodId: 'pm_1',
    planKey: 'annual',
    trialEndsAt: days(9),
    paidPlanKey: 'monthly',
  });
  expect(stripe.asked[1]?.form).toMatchObject({ trial_end: String(seconds(9)), 'metadata[paidPlanKey]': 'monthly', 'metadata[paidUntil]': String(seconds(9)) });
});

describe('another plan', () => {
  const change = (running: object) => {
    stripe.answers['GET /v1/prices'] = list({ id: 'price_annual' });
    stripe.answers['GET /v1/subscriptions/sub_1'] = { body: subscription(running) };
    stripe.answers['POST /v1/subscriptions/sub_1'] = { body: subscription({}) };
    return stripe.provider.changePlan({ id: 'sub_1' } as Subscription, 'annual');
  };
  const price = { 'items[0][id]': 'si_1', 'items[0][price]': 'price_annual', proration_behavior: 'none' };

  it('when another plan is chosen, then it begins with the next period', async () => {
    await change({});
    expect(stripe.asked.at(-1)).toMatchObject({
      call: 'POST /v1/subscriptions/sub_1',
      form: { ...price, trial_end: String(seconds(30)), 'metadata[paidPlanKey]': 'monthly', 'metadata[paidUntil]': String(seconds(30)) },
    });
  });

  it('when the subscription is on trial, then only its price changes', async () => {
    await change({ status: 'trialing', trial_end: seconds(7) });
    expect(stripe.asked.at(-1)?.form).toEqual(price);
  });

  it('when the subscription has the plan already, then nothing changes', async () => {
    await change({ items: { object: 'list', data: [{ id: 'si_1', price: { id: 'price_annual' } }] } });
    expect(stripe.asked.at(-1)?.call).toBe('GET /v1/subscriptions/sub_1');
  });
});

describe('another card', () => {
  const change = (fields: object) => {
    stripe.answers['GET /v1/subscriptions/sub_1'] = { body: subscription(fields) };
    stripe.answers['POST /v1/subscriptions/sub_1'] = { body: subscription({}) };
    stripe.answers['POST /v1/invoices/in_1/pay'] ??= { body: { id: 'in_1', status: 'paid' } };
    return stripe.provider.changeCard('sub_1', 'pm_2');
  };
  const calls = () => stripe.asked.map(({ call }) => call);

  it('when nothing is owed, then another card becomes the default without a payment', async () => {
    await change({ latest_invoice: { id: 'in_1', status: 'paid' } });
    expect(calls()).toEqual(['GET /v1/subscriptions/sub_1', 'POST /v1/subscriptions/sub_1']);
    expect(stripe.asked[1]?.form).toEqual({ default_payment_method: 'pm_2' });
  });

  it('when a payment is owed, then the new card pays before defaulting', async () => {
    await change({ status: 'past_due', latest_invoice: { id: 'in_1', status: 'open' } });
    expect(calls()).toEqual(['GET /v1/subscriptions/sub_1', 'POST /v1/invoices/in_1/pay', 'POST /v1/subscriptions/sub_1']);
    expect(stripe.asked[1]?.form).toEqual({ payment_method: 'pm_2', off_session: 'true' });
  });

  it.each(['authentication_required', 'invoice_payment_intent_requires_action'])('when its bank answers %s, then the new card stays', async (code) => {
    stripe.answers['POST /v1/invoices/in_1/pay'] = { status: 402, body: { error: { type: 'card_error', code, message: 'This payment requires authentication.' } } };
    await change({ status: 'past_due', latest_invoice: { id: 'in_1', status: 'open' } });
    expect(stripe.asked.at(-1)).toMatchObject({ call: 'POST /v1/subscriptions/sub_1', form: { default_payment_method: 'pm_2' } });
  });

  it('when the new card is declined, then the old one stays', async () => {
    stripe.answers['POST /v1/invoices/in_1/pay'] = { status: 402, body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card has insufficient funds.' } } };
    await expect(change({ status: 'past_due', latest_invoice: { id: 'in_1', status: 'open' } })).rejects.toMatchObject({ name: CardDeclined.name });
    expect(calls()).not.toContain('POST /v1/subscriptions/sub_1');
  });
});

it('when Stripe does not know an object, then reading finds nothing', async () => {
  expect(await stripe.provider.getSetupIntent('seti_unknown')).toBeNull();
  expect(await stripe.provider.subscriptionsOf('cus_unknown')).toEqual([]);
  await stripe.provider.cancelNow('sub_unknown');
  await stripe.provider.deleteCustomer('cus_unknown');
});

it("when Stripe declines a card, then the error has Stripe's own words", async () => {
  stripe.answers['GET /v1/prices'] = list({ id: 'price_1' });
  stripe.answers['POST /v1/subscriptions'] = { status: 402, body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card has insufficient funds.' } } };
  const order = { customerId: 'cus_1', setupIntentId: 'seti_1', paymentMethodId: 'pm_1', planKey: 'monthly', paidPlanKey: null, trialEndsAt: null } as const;
  await expect(stripe.provider.createSubscription(order)).rejects.toMatchObject({ name: CardDeclined.name, message: 'Your card has insufficient funds.' });
});

it.each([429, 409])('when Stripe answers %i, then the provider counts as unavailable', async (status) => {
  stripe.answers['DELETE /v1/customers/cus_1'] = { status, body: { error: { type: 'invalid_request_error', code: 'lock_timeout' } } };
  await expect(stripe.provider.deleteCustomer('cus_1')).rejects.toThrow(ProviderAway);
});

it('when Stripe refuses the API key, then its error is thrown as it is', async () => {
  stripe.answers['POST /v1/customers'] = { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } };
  await expect(stripe.provider.createCustomer({ userId: 'jane', email: 'jane@example.com' })).rejects.toThrow('Invalid API Key');
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
