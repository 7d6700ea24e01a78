import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type Stripe from 'stripe';
import { createLogger } from '@fairshare/service-kit';
import type { Storage } from '@fairshare/store';
import { ENGINE_START, describeOnEngines, startStripeMock, type Engine } from '@fairshare/testing';
import type { Subscription } from '../src/domain/subscription';
import { createStripeProvider, type PaymentProvider } from '../src/service';
import { days, START } from './support';

type Request = Exclude<keyof PaymentProvider, 'verifyWebhook' | 'simulation'>;

interface Requesting {
  readonly call: (stripe: PaymentProvider) => Promise<unknown>;
  /** Its requests to Stripe, each with the response's status. */
  readonly asks: readonly string[];
}

const order = { customerId: 'cus_1', setupIntentId: 'seti_1', paymentMethodId: 'pm_1', paidPlanKey: null } as const;

/** Every method of the port that sends a request to Stripe. A new method does not compile until it is listed here. */
const REQUESTS: Readonly<Record<Request, Requesting>> = {
  createCustomer: { call: (stripe) => stripe.createCustomer({ userId: 'jane', email: 'jane@example.com' }), asks: ['POST /v1/customers 200'] },
  createSetupIntent: {
    call: (stripe) => stripe.createSetupIntent({ customerId: 'cus_1', planKey: 'annual', requestKey: 'r1' }),
    asks: ['POST /v1/setup_intents 200'],
  },
  getSetupIntent: { call: (stripe) => stripe.getSetupIntent('seti_1'), asks: ['GET /v1/setup_intents/seti_1 200'] },
  createSubscription: {
    call: async (stripe) => {
      await stripe.createSubscription({ ...order, planKey: 'monthly', trialEndsAt: days(7) });
      await stripe.createSubscription({ ...order, planKey: 'annual', trialEndsAt: null });
    },
    asks: ['GET /v1/prices 200', 'POST /v1/subscriptions 200', 'GET /v1/prices 200', 'POST /v1/subscriptions 200'],
  },
  hasCustomer: { call: (stripe) => stripe.hasCustomer('cus_1'), asks: ['GET /v1/customers/cus_1 200'] },
  confirmationOf: { call: (stripe) => stripe.confirmationOf('sub_1'), asks: ['GET /v1/subscriptions/sub_1 200', 'GET /v1/invoices/in_1 200'] },
  subscriptionsOf: { call: (stripe) => stripe.subscriptionsOf('cus_1'), asks: ['GET /v1/subscriptions 200'] },
  changePlan: {
    call: (stripe) => stripe.changePlan({ id: 'sub_1' } as Subscription, 'annual'),
    asks: ['GET /v1/prices 200', 'GET /v1/subscriptions/sub_1 200', 'POST /v1/subscriptions/sub_1 200'],
  },
  changeCard: {
    call: (stripe) => stripe.changeCard('sub_1', 'pm_2'),
    asks: ['GET /v1/subscriptions/sub_1 200', 'POST /v1/invoices/in_1/pay 200', 'POST /v1/subscriptions/sub_1 200'],
  },
  cancelAtPeriodEnd: { call: (stripe) => stripe.cancelAtPeriodEnd('sub_1'), asks: ['POST /v1/subscriptions/sub_1 200'] },
  cancelNow: { call: (stripe) => stripe.cancelNow('sub_1'), asks: ['DELETE /v1/subscriptions/sub_1 200'] },
  deleteCustomer: { call: (stripe) => stripe.deleteCustomer('cus_1'), asks: ['DELETE /v1/customers/cus_1 200'] },
};

/*
 * stripe-mock refuses parameters that Stripe's OpenAPI document lacks, and values of another type. Its newest version has the API as of
 * 2026-08-26, `allowed_payment_method_types` included. The SDK uses 2026-10-28, which has removed the older `payment_method_types`.
 * stripe-mock is stateless: the effects of a request are tested on the simulated provider.
 */
const owing = (subscription: Stripe.Subscription) => ({
  ...subscription,
  status: 'active',
  latest_invoice: { id: 'in_1', object: 'invoice', status: 'open' },
  items: { ...subscription.items, data: subscription.items.data.map((item) => ({ ...item, price: { ...item.price, id: 'price_of_before' } })) },
});

describeOnEngines(['stripe-mock'], 'the requests to Stripe', () => {
  let mock: Engine;
  let listening: Server;
  let stripe: PaymentProvider;
  let asked: string[];
  let priceKnown: boolean;

  /**
   * Forwards a request to stripe-mock, and records the request and the response's status. stripe-mock has a price for every key, so for a key
   * without a price the list is emptied. Its subscription has another price, and owes an invoice.
   */
  async function passOn(request: IncomingMessage): Promise<Response> {
    const { method = '', url = '', headers } = request;
    const [path] = url.split('?');
    const body = await buffer(request);
    const answer = await fetch(`${mock.url}${url}`, {
      method,
      headers: { authorization: headers.authorization ?? '', 'content-type': headers['content-type'] ?? '' },
      body: body.length > 0 ? new Uint8Array(body) : null,
    });
    asked.push(`${method} ${path} ${answer.status}`);
    const call = `${method} ${path}`;
    if (call === 'GET /v1/subscriptions/sub_1') return Response.json(owing((await answer.json()) as Stripe.Subscription));
    if (priceKnown || call !== 'GET /v1/prices') return answer;
    return Response.json({ ...((await answer.json()) as object), data: [] });
  }

  beforeAll(async () => {
    mock = await startStripeMock();
    listening = createServer((request, response) => {
      void passOn(request).then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
      });
    });
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  }, ENGINE_START);
  afterAll(async () => {
    await new Promise((resolve) => listening.close(resolve));
    await mock.close();
  });

  beforeEach(() => {
    asked = [];
    priceKnown = true;
    const { port } = listening.address() as AddressInfo;
    const create = createStripeProvider({ secretKey: 'sk_test_123', webhookSecret: 'whsec_1', api: { protocol: 'http', host: '127.0.0.1', port } });
    stripe = create({ storage: {} as Storage, clock: () => START, logger: createLogger('test', 'silent') });
  });

  it.each(Object.entries(REQUESTS))('when %s is called, then it asks as Stripe documents it', async (_name, { call, asks }) => {
    await call(stripe);
    expect(asked).toEqual(asks);
  });

  it('when a price does not exist yet, then it is created before the subscription', async () => {
    priceKnown = false;
    await stripe.createSubscription({ ...order, planKey: 'monthly', trialEndsAt: null });
    expect(asked).toEqual(['GET /v1/prices 200', 'POST /v1/prices 200', 'POST /v1/subscriptions 200']);
  });

  it('when a request has an undocumented parameter, then it gets 400', async () => {
    const ask = (form: Record<string, string>) =>
      fetch(`${mock.url}/v1/setup_intents`, { method: 'POST', headers: { authorization: 'Bearer sk_test_123' }, body: new URLSearchParams(form) });
    expect((await ask({ usage: 'off_session' })).status).toBe(200);
    expect((await ask({ usage: 'off_session', purpose: 'golf' })).status).toBe(400);
    expect((await ask({ usage: 'sometimes' })).status).toBe(400);
  });
});
