import type { ServiceName } from '@fairshare/contracts';
import { createKafkaBus, LARGEST_PUBLISHED, type EventBus } from '@fairshare/event-bus';
import { openMongo, type Outbox } from '@fairshare/store';
import { createLogger, type Logger } from '../core/logger';
import { createPeers } from '../peers/peers';
import { currentTraceparent } from '../core/request-context';
import type { Service } from '../http/service';
import type { ServiceDeps } from '../http/service';
import { createUserTokenVerifier } from '../core/tokens';
import { createDiscovery } from '../peers/discovery';
import { connectRedis, type Redis } from '../redis/redis';
import { startService } from './start-service';
import { kafkaSecurityOf } from './engine-security';
import { addressVariableOf, readEnvironmentOf, type EnvironmentOf } from './environments';
import { readReconcileRequest, runReconcile } from './reconcile-command';
import { runProcess, runTask } from './run-process';
import { tracedPublishing } from './tracing/traced';
import { startTracing } from './tracing/tracing';

/** Milliseconds an ending process waits for its last commits to be published. The next process publishes the rest. */
const PUBLISH_WITHIN = 2_000;
const LOOK_AGAIN = 20;

/** A command for operators, once no instance of an earlier release runs any more: a start only adds indexes. */
const DROP_INDEXES = 'drop-unused-indexes';

/** What a service's main receives to compose its service. */
export interface ServiceParts<N extends ServiceName> {
  readonly environment: EnvironmentOf<N>;
  readonly logger: Logger;
  /** Closed with the process. */
  connectRedis(url: string): Promise<Redis>;
}

export type Compose<N extends ServiceName> = (parts: ServiceParts<N>) => ((deps: ServiceDeps) => Service) | Promise<(deps: ServiceDeps) => Service>;

/**
 * One service as a process of the distributed profile: MongoDB, Kafka, HTTP. `compose` adds the dependencies that only this service has.
 * With the argument `reconcile` the process repairs the service's data and ends. With `drop-unused-indexes` it drops the indexes that only
 * earlier releases need and ends.
 */
export function runService<N extends ServiceName>(name: N, compose: Compose<N>): void {
  const [command, ...options] = process.argv.slice(2);
  if (command === 'reconcile') {
    return runTask(async () => {
      const request = readReconcileRequest(options);
      const { hosted, storage, close } = await host(name, compose, { host: '127.0.0.1', port: 0 });
      const isDone = await runReconcile({ service: hosted, letters: storage.consumers }, request, (line) => void process.stdout.write(`${line}\n`)).finally(close);
      return isDone ? 0 : 1;
    });
  }
  if (command === DROP_INDEXES) {
    return runTask(async () => {
      const { storage, close } = await host(name, compose, { host: '127.0.0.1', port: 0 });
      const dropped = await storage.dropUnusedIndexes().finally(close);
      process.stdout.write(dropped.length === 0 ? 'no index is unused\n' : dropped.map((index) => `${index} dropped\n`).join(''));
      return 0;
    });
  }
  runProcess(async () => {
    const { hosted, bus, close } = await host(name, compose);
    await hosted.startConsuming();
    return { fault: () => bus.fault(), close };
  });
}

/** The service on its adapters; `place` overrides where it listens. */
async function host<N extends ServiceName>(name: N, compose: Compose<N>, place?: { readonly host: string; readonly port: number }) {
  const environment = readEnvironmentOf(name);
  const { HOST, PORT, LOG_LEVEL, NAME_PREFIX: prefix, INTERNAL_SECRET, MONGODB_URL, MONGODB_CA_FILE, KAFKA_BROKERS } = environment as EnvironmentOf<ServiceName>;
  const logger = createLogger(name, LOG_LEVEL);
  const tracing = await startTracing(environment, logger);
  const tracer = tracing.of(name);
  const redises: Redis[] = [];
  const create = await compose({
    environment,
    logger,
    async connectRedis(url) {
      const redis = await connectRedis(url, logger, 'REDIS_CA_FILE' in environment ? environment.REDIS_CA_FILE : undefined);
      redises.push(redis);
      return redis;
    },
  });

  const clock = () => new Date();
  const storage = openMongo({
    url: MONGODB_URL,
    ca: MONGODB_CA_FILE,
    database: `${prefix}${name}`,
    clock,
    traceparent: currentTraceparent,
    largestPublished: LARGEST_PUBLISHED,
  });
  const { outbox, consumers } = storage;
  const bus = createKafkaBus({
    service: name,
    brokers: KAFKA_BROKERS,
    security: kafkaSecurityOf(environment as EnvironmentOf<ServiceName>),
    consumers,
    outbox,
    logger,
    clock,
    prefix,
    ...(tracer.isOn ? { publishing: tracedPublishing(tracer) } : {}),
  });
  const instancesBehind = createDiscovery();
  const own: { url?: string } = {};
  const peers = createPeers({
    self: name,
    urls: (service) => (service === name && own.url !== undefined ? [own.url] : instancesBehind(addressesIn(environment, service))),
    secret: INTERNAL_SECRET,
  });
  const hosted = await startService({
    name,
    create,
    storage,
    outbox,
    onCommand: storage.onCommand,
    peers,
    logger,
    clock,
    tracer,
    bus: publishingFirst(bus, outbox),
    verifyUserToken: createUserTokenVerifier(() => peers.call('auth', 'GET', '/.well-known/jwks.json'), clock),
    internalSecret: INTERNAL_SECRET,
    ...(place ?? { host: HOST, port: PORT }),
    ownProcess: true,
    ...(redises.length > 0 ? { standsOn: { redis: () => Promise.all(redises.map(({ client }) => client.ping())) } } : {}),
  });
  own.url = hosted.url;
  return {
    hosted,
    storage,
    bus,
    async close() {
      await hosted.close();
      await peers.close();
      for (const redis of redises) await redis.close();
      await tracing.close();
      logger.info('ended');
    },
  };
}

/** The addresses of a service that an environment names. */
export function addressesIn(environment: object, service: ServiceName): readonly string[] {
  const addresses = (environment as Readonly<Record<string, unknown>>)[addressVariableOf(service)];
  if (!Array.isArray(addresses)) throw new Error(`${service} is called, but its address is not in the environment`);
  return addresses as string[];
}

/** A bus that waits for committed events to be published before it closes. */
const publishingFirst = (bus: EventBus, outbox: Outbox): EventBus => ({
  ...bus,
  async close() {
    for (const until = Date.now() + PUBLISH_WITHIN; Date.now() < until;) {
      if ((await outbox.depth().catch(() => 0)) === 0) break;
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    }
    await bus.close();
  },
});
