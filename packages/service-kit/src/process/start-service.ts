import type { ServiceName } from '@fairshare/contracts';
import type { EventBus } from '@fairshare/event-bus';
import type { MongoStorage, Outbox } from '@fairshare/store';
import { within } from '../core/concurrency';
import type { Logger } from '../core/logger';
import { createMetrics } from '../core/metrics';
import { regularly, type Repeated } from '../core/regularly';
import { noTracer, type Tracer } from '../core/request-context';
import type { Service, ServiceDeps } from '../http/service';
import type { Peers } from '../peers/peers';
import { timed } from '../read-models/consumers';
import { ENVIRONMENTS, addressVariableOf } from './environments';
import { registerGauges, type Probe } from './gauges';
import { listenHttp } from './listen';
import { repair, type RepairOptions, type RepairReport } from './repair';
import { traced, tracedPeers, tracedStorage } from './tracing/traced';

/** Milliseconds between "not ready" and the end of a process, in which its callers switch to another instance. */
const LEAVE = 1_000;
/** Milliseconds consumers have to hand over their partitions before sockets and requests are closed. A slower hand-over continues meanwhile. */
const STOP_CONSUMING_WITHIN = 2_000;
/** Milliseconds between two clean-ups: the data they remove has been stored for days. */
const TIDY_EVERY = 6 * 60 * 60 * 1000;

/** The dependencies of a service, without those that `startService` adds. */
export interface StartOptions
  extends Pick<ServiceDeps, 'storage' | 'bus' | 'peers' | 'verifyUserToken' | 'internalSecret' | 'logger'>, Partial<Pick<ServiceDeps, 'clock' | 'checkAnswers'>> {
  readonly name: ServiceName;
  readonly create: (deps: ServiceDeps) => Service;
  readonly host?: string;
  readonly port?: number;
  /** Whether the process hosts only this service: its metrics then include the process's, and it shuts down slowly. */
  readonly ownProcess?: boolean;
  /** The commits that are not published yet, if they are to be measured. */
  readonly outbox?: Outbox;
  /** Registers a listener for each database command, if these are to be counted. */
  readonly onCommand?: MongoStorage['onCommand'];
  /** Default: nothing is traced. */
  readonly tracer?: Tracer;
  /** Its dependencies besides store and broker, by name: a metric shows whether each one answers. */
  readonly standsOn?: Readonly<Record<string, Probe>>;
}

export interface RunningService {
  readonly name: ServiceName;
  readonly url: string;
  /** Starts to consume events. To be called once every owner in this process listens, since consumers pull from them. */
  startConsuming(): Promise<void>;
  /** Instead of consuming: see repair.ts. */
  repair(options: RepairOptions): Promise<RepairReport>;
  /** Ends readiness, then the consuming of events, then new requests, then bus and store. */
  close(): Promise<void>;
}

/** Runs one service on its adapters: the same in its own process, in the embedded platform and in tests. */
export async function startService(options: StartOptions): Promise<RunningService> {
  const { name, bus } = options;
  const { clock = () => new Date(), ownProcess = false, outbox, tracer = noTracer } = options;
  const logger = options.logger.child({ service: name });
  const storage = tracer.isOn ? tracedStorage(options.storage, tracer) : options.storage;
  const peers = restrictPeers(name, tracer.isOn ? { ...options.peers, ...tracedPeers(options.peers, tracer) } : options.peers);
  const metrics = createMetrics(name, { process: ownProcess });
  options.onCommand?.(metrics.counters('database_commands_total', 'Commands sent to the database, by collection.', ['command', 'collection']));
  let isClosing = false;
  const service = options.create({
    storage,
    bus,
    logger,
    peers,
    clock,
    metrics,
    tracer,
    verifyUserToken: options.verifyUserToken,
    internalSecret: options.internalSecret,
    checkAnswers: options.checkAnswers ?? false,
    isClosing: () => isClosing,
  });
  registerGauges({ metrics, storage, bus, outbox, consumers: service.consumers.map((consumer) => consumer.name), others: options.standsOn ?? {} });
  const consumers = service.consumers.map(timed(metrics, clock));
  for (const consumer of tracer.isOn ? consumers.map(traced(tracer)) : consumers) bus.consume(consumer);
  await service.start?.();
  const listening = await listenHttp(service.app, { host: options.host ?? '127.0.0.1', port: options.port ?? 0 });
  service.attach?.(listening.server);
  logger.info({ url: listening.url }, 'listening');
  const tidy = async () => {
    await service.cleanUp?.();
    await storage.prune();
  };
  let tidying: Repeated | undefined;
  return {
    name,
    url: listening.url,
    async startConsuming() {
      await bus.start();
      tidying = regularly(tidy, TIDY_EVERY, (error) => logger.warn({ err: error }, 'not everything old could be removed; it is tried again'));
      tidying.now();
    },
    repair: (how) => repair({ service, storage, bus, peers, clock }, how),
    async close() {
      isClosing = true;
      // First, so that another instance consumes at once, however long the sockets take.
      const consumersLeave = stopConsuming(bus, logger);
      if (ownProcess) {
        listening.drain();
        await new Promise((resolve) => setTimeout(resolve, LEAVE));
      }
      await consumersLeave;
      await tidying?.stop();
      await service.close();
      await listening.close();
      await bus.close();
      await storage.close();
    },
  };
}

/** Resolves in time even if consumers could not stop: closing the bus tries again. */
async function stopConsuming(bus: EventBus, logger: Logger): Promise<void> {
  const stopped = bus.stopConsuming().catch((error: unknown) => logger.warn({ err: error }, 'consumers could not leave their groups; others take over once they are missed'));
  await within(STOP_CONSUMING_WITHIN, stopped, () => new Error('consumers take too long to leave')).catch(() => undefined);
}

/**
 * Limits the peers to those a service reaches as its own process: itself, and the services whose addresses its environment names. In the
 * embedded platform and in tests it could reach every service, so only users would notice a call that its own process cannot make.
 */
function restrictPeers(name: ServiceName, peers: Peers): Peers {
  return {
    async call<T>(...[service, ...call]: Parameters<Peers['call']>): Promise<T> {
      const variable = addressVariableOf(service);
      if (service !== name && !(variable in ENVIRONMENTS[name].shape)) throw new Error(`${name} calls ${service}, but its environment has no ${variable}`);
      return peers.call<T>(service, ...call);
    },
    close: () => peers.close(),
  };
}
