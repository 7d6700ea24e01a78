import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { sessionCookieName, type ServiceName } from '@fairshare/contracts';
import { HttpError, listenHttp, noTracer, tracedPeers, type Logger, type Peers, type LoginSessionCache, type Tracer } from '@fairshare/service-kit';
import { TIMES } from './config/limits';
import { PIPELINES } from './config/pipelines';
import type { GatewayDependencies } from './dependencies';
import { loadPipelines } from './express-gateway/load-pipelines';
import { createPages, type BrowserConfig, type FrontendsSource } from './frontends/pages';
import { createClientReader } from './http/client';
import { newRequestId } from './http/request-context';
import { refuseSocket } from './http/respond';
import { PLUGINS } from './plugins';
import { attachWebsocket } from './plugins/websocket';
import { createMemoryRateLimiter, type RateLimiter } from './rate-limiter';
import { closeIdle, connectionsOf } from './routing/connections';
import { responseUnderWay } from './routing/request-pipelining';
import { createRequestGuard, type OnAnswered } from './routing/request-guard';
import { createRouter } from './routing/router';
import { createLoginSessionTokens } from './sessions/login-session-tokens';
import { createBodyBudget } from './upstream/body';
import { createUpstreams } from './upstream/upstreams';

export interface GatewayOptions {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** The one address people use. It determines the session cookie's name, our own origin, and where pages may connect to. */
  readonly publicUrl: string;
  /** The address of each instance of a service; called for each request, since addresses may change. */
  readonly serviceUrls: (service: ServiceName) => readonly string[];
  /** For the session exchange at auth. */
  readonly peers: Pick<Peers, 'call'>;
  readonly sessionCache: LoginSessionCache;
  readonly frontends: FrontendsSource;
  readonly browserConfig: BrowserConfig;
  /** Addresses or networks of proxies whose forwarding headers are trusted. */
  readonly trustedProxies: readonly string[];
  readonly rateLimitMultiplier: number;
  /** Default: counts in this process's memory. */
  readonly rateLimiter?: RateLimiter;
  /** Most upgrades under way at once; further ones are refused temporarily. */
  readonly upgradesAtOnce?: number;
  /** Called after each request. */
  readonly onAnswered?: OnAnswered;
  readonly logger: Logger;
  /** Default: nothing is traced. */
  readonly tracer?: Tracer;
  readonly clock?: () => Date;
}

export interface Gateway {
  readonly url: string;
  readonly port: number;
  readonly openSockets: () => number;
  /** The bytes of bodies that are held now. */
  readonly heldBytes: () => number;
  /** Accepts requests, but makes clients close their connections with the next response, and closes idle ones over so many milliseconds. */
  drain(within: number): Promise<void>;
  /** Accepts no new sockets, and closes the open ones over so many milliseconds. */
  drainSockets(within: number): Promise<void>;
  /** Accepts no new requests, lets those under way finish, and closes open sockets. The caller's peers and session cache stay open. */
  close(): Promise<void>;
}

/**
 * Starts the gateway: the one address of the platform for browsers and other clients.
 *
 * @throws when the port is taken, a trusted proxy is neither address nor network, or a policy has no plugin
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const dependencies = dependenciesOf(options);
  const guard = createRequestGuard(dependencies, options.onAnswered);
  const router = createRouter(guard, await loadPipelines(PLUGINS, PIPELINES, dependencies));
  const server = createServer({ requestTimeout: TIMES.requestOfClient, connectionsCheckingInterval: TIMES.checkSlowClients }, router);
  server.on('clientError', refuseUnreadable);
  const connections = connectionsOf(server);
  const sockets = attachWebsocket(server, dependencies, options.upgradesAtOnce);
  const listening = await listenHttp(router, { port: options.port, host: options.host, server });
  server.headersTimeout = TIMES.headersOfClient;
  server.timeout = TIMES.stalledClient;
  return {
    port: listening.port,
    url: listening.url,
    openSockets: () => sockets.count(),
    heldBytes: () => dependencies.bodies.held(),
    drain(within) {
      listening.drain();
      return closeIdle(connections, within);
    },
    drainSockets: (within) => sockets.drain(within),
    async close() {
      const closed = listening.close();
      sockets.endAll();
      await closed;
      await dependencies.upstreams.close();
    },
  };
}

function dependenciesOf(options: GatewayOptions): GatewayDependencies {
  const { publicUrl, browserConfig, tracer = noTracer } = options;
  const peers = tracer.isOn ? tracedPeers(options.peers, tracer) : options.peers;
  return {
    publicOrigin: new URL(publicUrl).origin,
    sessionCookie: sessionCookieName(publicUrl),
    clientOf: createClientReader(options.trustedProxies, publicUrl),
    serviceUrls: options.serviceUrls,
    sessions: createLoginSessionTokens({ peers, cache: options.sessionCache, clock: options.clock ?? (() => new Date()) }),
    limiter: options.rateLimiter ?? createMemoryRateLimiter(options.rateLimitMultiplier),
    upstreams: createUpstreams(options.serviceUrls),
    bodies: createBodyBudget(),
    pages: createPages(options.frontends, browserConfig, new URL(publicUrl).origin),
    headers: {
      publicUrl,
      stripe: browserConfig.stripePublishableKey !== null,
      analytics: browserConfig.analyticsMeasurementId !== null,
      advertising: browserConfig.adPixelId !== null,
    },
    logger: options.logger.child({ service: 'gateway' }),
    tracer,
  };
}

/** Refuses bytes that never become a request: not HTTP, too large, or too slow. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  // The client would read a second response inside the first as a part of it.
  if (responseUnderWay(socket)?.headersSent) socket.destroy();
  else refuseSocket(socket, unreadable(error.code), newRequestId());
}

function unreadable(code: string | undefined): HttpError {
  if (code === 'HPE_HEADER_OVERFLOW') return new HttpError(431, 'HEADERS_TOO_LARGE', 'The headers are too large.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new HttpError(408, 'TOO_SLOW', 'The request took too long to arrive.');
  return new HttpError(400, 'INVALID_INPUT', 'The request cannot be read.');
}
