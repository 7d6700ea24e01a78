import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SERVICE_NAMES, type ServiceName } from '@fairshare/contracts';
import { createEmbeddedBus, LARGEST_PUBLISHED, type EventBus } from '@fairshare/event-bus';
import { browserConfigOf, builtFrontends, startGateway } from '@fairshare/gateway';
import {
  BadEnvironment,
  createLogger,
  createMemoryLoginSessionCache,
  createPeers,
  createUserTokenVerifier,
  currentTraceparent,
  startService,
  startTracing,
  runReconcile,
  type RunningService,
  type Logger,
  type ReconcileRequest,
} from '@fairshare/service-kit';
import { holdDirectory, openSqlite, StoreAway, type ConsumerStore, type HeldDirectory } from '@fairshare/store';
import type { Environment } from './environment';
import { servicesOf } from './services';

const HOST = '127.0.0.1';
/** An address without a listener, for a service that has not started yet. */
const NOBODY = `http://${HOST}:9`;
/** Both this file's source and its bundle lie two folders below the root. */
const FRONTENDS = resolve(__dirname, '..', '..', '..', 'frontends');

/** The running platform: six services and the gateway in this process. */
export interface Platform {
  readonly url: string;
  /** The address of a service, behind the gateway. */
  readonly serviceUrl: (service: ServiceName) => string;
  /** Refuses new requests first, then finishes pending ones, then closes the stores. */
  close(): Promise<void>;
}

export interface PlatformOptions {
  /** Wraps a service's event bus: tests slow a consumer down with it. */
  readonly wrapBus?: (service: ServiceName, bus: EventBus) => EventBus;
  readonly clock?: () => Date;
  /** Default: JSON lines on standard output, from LOG_LEVEL up. */
  readonly logger?: Logger;
}

/** Starts the six services. They serve each other's calls, and do not consume events yet. */
async function startServices(environment: Environment, options: PlatformOptions) {
  const { wrapBus = (_service, bus) => bus, clock = () => new Date() } = options;
  const dataDir = resolve(environment.DATA_DIR);

  const logger = options.logger ?? createLogger('fairshare', environment.LOG_LEVEL);
  const tracing = await startTracing(environment, logger);
  const internalSecret = environment.INTERNAL_SECRET ?? randomBytes(32).toString('base64url');
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`;
  const sessionCache = createMemoryLoginSessionCache();
  const hosted = new Map<ServiceName, RunningService>();
  const serviceUrl = (name: ServiceName) => hosted.get(name)?.url ?? NOBODY;
  const serviceUrls = (name: ServiceName) => [serviceUrl(name)];
  const letters = new Map<ServiceName, ConsumerStore>();
  const peers = createPeers({ self: 'platform', urls: serviceUrls, secret: internalSecret });
  const verifyUserToken = createUserTokenVerifier(() => peers.call('auth', 'GET', '/.well-known/jwks.json'), clock);
  const bus = createEmbeddedBus({ logger, clock });

  const create = servicesOf({ environment, publicUrl, dataDir, sessionCache, logger });
  const host = async (name: ServiceName, file: string) => {
    const storage = openSqlite({ file, clock, traceparent: currentTraceparent, largestPublished: LARGEST_PUBLISHED });
    bus.own(name, storage.log);
    letters.set(name, storage.consumers);
    const hostedService = await startService({
      name,
      create: create[name],
      storage,
      bus: wrapBus(name, bus.forService(storage.consumers, name)),
      peers,
      verifyUserToken,
      internalSecret,
      logger,
      tracer: tracing.of(name),
      clock,
      host: HOST,
    });
    // No other release runs on this directory.
    await storage.dropUnusedIndexes();
    return hostedService;
  };
  for (const name of SERVICE_NAMES) {
    const file = join(dataDir, `${name}.sqlite`);
    hosted.set(name, await host(name, file).catch((error: unknown) => Promise.reject(atStart(error, file))));
  }
  return {
    hosted,
    letters,
    serviceUrl,
    serviceUrls,
    peers,
    sessionCache,
    publicUrl,
    logger,
    tracing,
    clock,
    async close() {
      await Promise.all([...hosted.values()].map((service) => service.close()));
      await peers.close();
      await sessionCache.close();
      await tracing.close();
    },
  };
}

/** Turns an unavailable store into one line for the operator: which file cannot be used, and why. Returns any other error unchanged. */
function atStart(error: unknown, file: string): unknown {
  if (!(error instanceof StoreAway)) return error;
  return new BadEnvironment(error.message.includes(file) ? error.message : `${file} cannot be used: ${error.message}`);
}

/** Creates DATA_DIR if it does not exist, and locks it for this process. @throws BadEnvironment of one line */
function holdDataDir({ DATA_DIR }: Environment): HeldDirectory {
  const dataDir = resolve(DATA_DIR);
  let held: HeldDirectory | null;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    held = holdDirectory(dataDir);
  } catch (error) {
    throw new BadEnvironment(`DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}`);
  }
  if (!held) throw new BadEnvironment(`DATA_DIR ${dataDir} is in use by a platform that runs: stop that one first, or choose another DATA_DIR`);
  return held;
}

/** Starts the whole platform in this process, on sqlite files below DATA_DIR. @throws BadEnvironment of one line where they cannot be used */
export async function startPlatform(environment: Environment, options: PlatformOptions = {}): Promise<Platform> {
  const held = holdDataDir(environment);
  try {
    return await startOn(held, environment, options);
  } catch (error) {
    held.release();
    throw error;
  }
}

async function startOn(held: HeldDirectory, environment: Environment, options: PlatformOptions): Promise<Platform> {
  const services = await startServices(environment, options);
  const { hosted, serviceUrl, serviceUrls, peers, sessionCache, publicUrl, logger, tracing, clock } = services;
  for (const service of hosted.values()) await service.startConsuming();

  const gateway = await startGateway({
    port: environment.PORT,
    host: '0.0.0.0',
    publicUrl,
    serviceUrls,
    peers,
    sessionCache,
    frontends: builtFrontends(FRONTENDS),
    browserConfig: browserConfigOf(environment),
    trustedProxies: environment.TRUSTED_PROXIES,
    rateLimitMultiplier: environment.RATE_LIMIT_MULTIPLIER,
    logger,
    tracer: tracing.of('gateway'),
    clock,
  });

  return {
    url: publicUrl,
    serviceUrl,
    async close() {
      await gateway.close();
      await services.close();
      held.release();
    },
  };
}

/**
 * Repairs the data of one service, beside a running platform or without one: the other services only respond to its requests. A rebuild
 * requires a stopped platform, since both would consume the same topics.
 * @returns whether nothing is left for an operator to check @throws BadEnvironment for an unknown service, a DATA_DIR without data, or one in use
 */
export async function reconcileService(
  environment: Environment,
  name: string | undefined,
  request: ReconcileRequest,
  say: (line: string) => void,
  options: PlatformOptions = {},
): Promise<boolean> {
  if (!SERVICE_NAMES.some((known) => known === name)) throw new BadEnvironment(`reconcile needs the name of a service: ${SERVICE_NAMES.join(', ')}`);
  if (!existsSync(join(resolve(environment.DATA_DIR), `${name}.sqlite`))) throw new BadEnvironment(`DATA_DIR ${environment.DATA_DIR} holds no data of the platform`);
  const held = request.action === 'repair' && request.rebuild ? holdDataDir(environment) : null;
  const services = await startServices(environment, options);
  try {
    const service = services.hosted.get(name as ServiceName);
    const letters = services.letters.get(name as ServiceName);
    if (!service || !letters) throw new Error(`${name} is not here`);
    return await runReconcile({ service, letters }, request, say);
  } finally {
    await services.close();
    held?.release();
  }
}
