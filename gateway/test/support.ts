import { createServer, request as send, type IncomingHttpHeaders, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SESSION_EXCHANGE_PATH, type ServiceName, type SessionExchangeAnswer, type SessionExchangeBody } from '@fairshare/contracts';
import { createLogger, createMemoryLoginSessionCache, createPeers, type LoginSessionCache } from '@fairshare/service-kit';
import { startGateway, type Gateway, type GatewayOptions } from '../src';

const SERVICES: readonly ServiceName[] = ['auth', 'groups', 'games', 'settlement', 'billing', 'realtime'];
const SECRET = 'internal-secret-of-the-tests';

/** A request as a service received it. */
export interface Seen {
  readonly service: ServiceName;
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
  readonly json: unknown;
}

export interface SendOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Buffer;
}

/** A gateway in front of six services that record their requests. */
export interface TestGateway {
  readonly url: string;
  readonly cache: LoginSessionCache;
  /** Advances the cache's clock. */
  advance(milliseconds: number): void;
  /** Requests that reached a service, without the session exchanges. */
  readonly seen: readonly Seen[];
  /** Bodies of the exchange requests to auth. */
  readonly exchanges: readonly SessionExchangeBody[];
  /** Auth's response to an exchange; null: no such session. */
  exchange: (body: SessionExchangeBody) => SessionExchangeAnswer | null | Promise<SessionExchangeAnswer | null>;
  /** The request handler of a service; default: 200 with the name of the service. */
  readonly answer: Partial<Record<ServiceName, RequestListener>>;
  readonly servers: Readonly<Record<ServiceName, Server>>;
  /** Lines logged so far, as JSON text. */
  readonly logged: readonly string[];
  send(path: string, options?: SendOptions): Promise<Answered>;
  heldBytes(): number;
  drain(within: number): Promise<void>;
  drainSockets(within: number): Promise<void>;
  stopService(service: ServiceName): Promise<void>;
  close(): Promise<void>;
}

export const sessionOf = (userId: string, versions: { account?: number; billing?: number } = {}): SessionExchangeAnswer => ({
  token: `token-of-${userId}-${versions.account ?? 1}-${versions.billing ?? 1}`,
  expiresAt: Math.floor(Date.now() / 1_000) + 60,
  accountVersion: versions.account ?? 1,
  billingVersion: versions.billing ?? 1,
  userId,
  sid: `sid-${userId}`,
});

export async function startTestGateway(options: Partial<GatewayOptions> & { files?: Readonly<Record<string, string | Buffer>> } = {}): Promise<TestGateway> {
  const seen: Seen[] = [];
  const exchanges: SessionExchangeBody[] = [];
  const logged: string[] = [];
  const answer: TestGateway['answer'] = {};
  let later = 0;
  // Its time passes only when a test advances it.
  const began = Date.now();
  const cache = createMemoryLoginSessionCache(() => began + later);
  const urls = {} as Record<ServiceName, string>;
  const servers = {} as Record<ServiceName, Server>;
  for (const service of SERVICES) {
    const server = createServer((request, response) => {
      if (service === 'auth' && request.url === SESSION_EXCHANGE_PATH) return void answerExchange(request, response);
      if (request.url === '/readyz') return void response.end('{"status":"ready"}');
      const custom = answer[service];
      if (custom) return void custom(request, response);
      void echo(service, request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers[service] = server;
    urls[service] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  const echo = async (service: ServiceName, request: IncomingMessage, response: Parameters<RequestListener>[1]) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const { method = '', url = '', headers } = request;
    seen.push({ service, method, url, headers, body: Buffer.concat(chunks) });
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ service }));
  };
  const answerExchange: RequestListener = async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body = JSON.parse(text) as SessionExchangeBody;
    exchanges.push(body);
    const session = await test.exchange(body);
    response.writeHead(session ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(session ?? { message: 'Unauthorized' }));
  };

  const directory = await mkdtemp(join(tmpdir(), 'fairshare-gateway-'));
  for (const [name, content] of Object.entries(options.files ?? FILES)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), content);
  }
  const peers = createPeers({ self: 'gateway', urls: (service) => [urls[service]], secret: SECRET });
  const closeOthers = async () => {
    await peers.close();
    await Promise.all(SERVICES.map((service) => stop(servers[service])));
    await rm(directory, { recursive: true, force: true });
  };
  const gateway: Gateway = await startGateway({
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'http://golf.example',
    serviceUrls: (service) => [urls[service]],
    peers,
    sessionCache: cache,
    frontends: { shell: join(directory, 'shell'), remotes: { game: join(directory, 'game') } },
    browserConfig: {
      productName: 'Fairshare',
      supportEmail: 'help@golf.example',
      stripePublishableKey: null,
      analyticsMeasurementId: null,
      adPixelId: null,
      remotes: { game: '/remotes/game/' },
    },
    trustedProxies: [],
    rateLimitMultiplier: 1,
    logger: createLogger('gateway-test', 'info', { write: (line) => void logged.push(line) }),
    ...options,
  }).catch(async (error: unknown) => {
    await closeOthers();
    throw error;
  });

  const test: TestGateway = {
    url: gateway.url,
    cache,
    advance: (milliseconds) => void (later += milliseconds),
    seen,
    exchanges,
    exchange: () => null,
    answer,
    servers,
    logged,
    send: (path, sent) => sendRaw(gateway.url, path, sent),
    heldBytes: () => gateway.heldBytes(),
    drain: (within) => gateway.drain(within),
    drainSockets: (within) => gateway.drainSockets(within),
    stopService: (service) => stop(servers[service]),
    async close() {
      await gateway.close();
      await closeOthers();
    },
  };
  return test;
}

/** Counts the requests to groups, and those still under way: neither completely answered nor aborted. */
export function watchGroups(gateway: TestGateway, answer: RequestListener) {
  const counts = { asked: 0, underWay: 0 };
  gateway.answer.groups = (request, response) => {
    counts.asked += 1;
    counts.underWay += 1;
    response.once('close', () => (counts.underWay -= 1));
    answer(request, response);
  };
  return counts;
}

/** Sends exactly this text to the gateway, HTTP or not. `allowHalfOpen`: the client does not close its connection when the gateway closes its side. */
export function sayRaw(gateway: TestGateway, text: string, allowHalfOpen = false): Socket {
  const { hostname, port } = new URL(gateway.url);
  const client = connect({ port: Number(port), host: hostname, allowHalfOpen }).on('error', () => undefined);
  client.write(text);
  return client;
}

/** Resolves once the clients have sent everything they wrote. */
export const haveSaid = (clients: readonly Socket[]) => Promise.all(clients.map((client) => new Promise((resolve) => client.write('', resolve))));

/** The statuses of all responses in the text received on one connection. */
export const answersIn = (heard: string): string[] => [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Sends a request exactly as written: no path is normalised, no header is added. */
export function sendRaw(base: string, path: string, { method = 'GET', headers = {}, body }: SendOptions = {}): Promise<Answered> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, path, method, headers: { ...headers } as Record<string, string>, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const whole = Buffer.concat(chunks);
        const text = whole.toString();
        const isJson = response.headers['content-type']?.startsWith('application/json') && !response.headers['content-encoding'] && text !== '';
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole, text, json: isJson ? JSON.parse(text) : undefined });
      });
    });
    request.once('error', reject);
    request.end(body);
  });
}

const FILES = {
  'shell/index.html': '<!doctype html><title>app</title>',
  'shell/landing.html': '<!doctype html><title>landing</title>',
  'shell/sw.js': 'self.skipWaiting()',
  'shell/.built-from': 'a note of the build',
  'shell/assets/shell.0a1b2c3d.js': `console.log(${JSON.stringify('golf '.repeat(400))})`,
  'shell/assets/shell.4e5f6a7b.css': `a{color:red}${'/* fairway */'.repeat(200)}`,
  'shell/assets/shell.4e5f6a7b.css.br': 'a precompressed stylesheet',
  'game/index.html': '<!doctype html><title>game alone</title>',
  'game/mf-manifest.json': '{"id":"game"}',
  'game/assets/main.8c9d0e1f.js': 'export{}',
  'secret.txt': 'outside of every frontend',
};
