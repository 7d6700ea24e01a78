import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@fairshare/service-kit';
import type { Storage } from '@fairshare/store';
import { createStripeProvider, type CreateProvider, type PaymentProvider } from '../src/service';
import { days, START } from './support';

interface Asked {
  readonly call: string;
  readonly form: Record<string, string>;
  readonly idempotencyKey: string | undefined;
}

/** A stub of Stripe for one call at a time: it returns configured responses and records the requests. */
export interface StripeServer {
  asked: Asked[];
  answers: Record<string, { status?: number; body: object }>;
  /** Called when a request arrives, before the response. */
  whenAsked: Record<string, () => void>;
  readonly provider: PaymentProvider;
  /** Creates the provider for a composed service. */
  readonly create: CreateProvider;
}

/** One server for the tests of a file, reset before each test. */
export function serveStripe(): StripeServer {
  let server: Server;
  let provider: PaymentProvider;
  let create: CreateProvider;
  const stripe: StripeServer = {
    asked: [],
    answers: {},
    whenAsked: {},
    get provider() {
      return provider;
    },
    get create() {
      return create;
    },
  };

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const [path = '', query = ''] = (request.url ?? '').split('?');
      const call = `${request.method} ${path}`;
      const form = Object.fromEntries(new URLSearchParams(query || Buffer.concat(chunks).toString()));
      stripe.asked.push({ call, form, idempotencyKey: request.headers['idempotency-key'] as string | undefined });
      stripe.whenAsked[call]?.();
      const { status = 200, body } = stripe.answers[call] ?? { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  beforeEach(() => {
    stripe.asked = [];
    stripe.answers = {};
    stripe.whenAsked = {};
    const { port } = server.address() as AddressInfo;
    create = createStripeProvider({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', api: { protocol: 'http', host: '127.0.0.1', port } });
    provider = create({ storage: {} as Storage, clock: () => START, logger: createLogger('test', 'silent') });
  });
  return stripe;
}

export const seconds = (count: number) => Math.floor(Date.parse(days(count)) / 1000);
export const subscription = (fields: object) => ({
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
export const list = (...data: object[]) => ({ body: { object: 'list', data, has_more: false } });
