import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { SERVICE_NAMES, type ServiceName } from '@fairshare/contracts';
import { freePort } from '@fairshare/engines';
import type { ProcessName } from '@fairshare/service-kit';
import { startEngines, type Engines } from './engines';
import type { Environment } from './environment';
import { ROOT } from './root';
import { SupervisedProcess } from './supervised-process';

const HOST = '127.0.0.1';
type Instances = Readonly<Partial<Record<ProcessName, number>>>;
/** The number of instances of each; all other services have one. */
const INSTANCES: Instances = { games: 2, settlement: 2, realtime: 2, gateway: 2 };
/** Milliseconds for everything to become ready, and between two checks. */
const READY_WITHIN = 120_000;
const LOOK_AGAIN = 100;

/** One process of the platform. */
export interface Instance {
  readonly service: ProcessName;
  /** Its address, the same after a restart. */
  readonly url: string;
  readonly process: SupervisedProcess;
}

/** The platform as it runs in a data centre, on one machine: a process for each service, two for those that carry the load. */
export interface DistributedPlatform {
  /** The addresses of the gateways. */
  readonly urls: readonly string[];
  readonly instances: readonly Instance[];
  readonly engines: Engines;
  readonly internalSecret: string;
  /** Resolves once every instance is ready. @throws Error that names what is missing */
  ready(): Promise<void>;
  /** Stops the gateways first, then the services, then the engines that were started here. */
  close(): Promise<void>;
}

export interface DistributedOptions {
  /** Called with each line for the console. */
  readonly say?: (line: string) => void;
  /** Further environment variables for the processes. */
  readonly environment?: NodeJS.ProcessEnv;
  /** The number of instances of some of them, in place of the default. */
  readonly instances?: Instances;
}

/** Starts the platform. Its bundles must have been built. @throws BadEnvironment, or Error with code EADDRINUSE when PORT is taken */
export async function startDistributed(
  environment: Environment,
  { say = () => undefined, environment: more = process.env, instances: numbers = {} }: DistributedOptions = {},
): Promise<DistributedPlatform> {
  const dataDir = resolve(environment.DATA_DIR);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await requireFree(environment.PORT);
  const engines = await startEngines(environment, dataDir);
  const places = await placesOf(environment.PORT, { ...INSTANCES, ...numbers });
  const internalSecret = environment.INTERNAL_SECRET ?? randomBytes(32).toString('base64url');
  const common = {
    ...more,
    HOST,
    LOG_LEVEL: environment.LOG_LEVEL,
    INTERNAL_SECRET: internalSecret,
    KAFKA_BROKERS: engines.kafka.url,
    MONGODB_URL: engines.mongo.url,
    REDIS_URL: engines.redis.url,
    PUBLIC_URL: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`,
    ...(environment.SMTP_URL === undefined ? { MAILBOX_DIR: join(dataDir, 'mailbox') } : {}),
    ...Object.fromEntries(SERVICE_NAMES.map((name) => [`${name.toUpperCase()}_URL`, urlsOf(places, name).join(',')])),
  };
  const instances = await Promise.all(
    places.map(async ({ service, number, port }): Promise<Instance> => {
      const name = `${service}-${number}`;
      return {
        service,
        url: urlOf(port),
        process: new SupervisedProcess({
          name,
          script: join(ROOT, service === 'gateway' ? 'gateway' : join('services', service), 'dist', 'main.cjs'),
          environment: { ...common, PORT: String(port), PROCESS_PORT: String(await freePort()), ...(service === 'gateway' ? { HOST: '0.0.0.0' } : {}) },
          health: urlOf(port),
          onDeath: (how, waits) => say(`${name} died (${how}); it is started again in ${waits} ms`),
        }),
      };
    }),
  );
  const urls = urlsOf(places, 'gateway');
  const stopAll = (wanted: (service: ProcessName) => boolean) => Promise.all(instances.filter(({ service }) => wanted(service)).map(({ process }) => process.stop()));

  return {
    urls,
    instances,
    engines,
    internalSecret,
    ready: () => untilReady(places.map(({ port }) => urlOf(port))),
    async close() {
      await stopAll((service) => service === 'gateway');
      await stopAll((service) => service !== 'gateway');
      await engines.close();
    },
  };
}

interface Place {
  readonly service: ProcessName;
  readonly number: number;
  readonly port: number;
}

/** The first gateway gets the given port, everything else a free one. */
async function placesOf(port: number, instances: Instances): Promise<Place[]> {
  const wanted = [...SERVICE_NAMES, 'gateway' as const].flatMap((service) => Array.from({ length: instances[service] ?? 1 }, (_, index) => ({ service, number: index + 1 })));
  return Promise.all(wanted.map(async (place) => ({ ...place, port: place.service === 'gateway' && place.number === 1 && port !== 0 ? port : await freePort() })));
}

/** Checks the port in advance: the gateway would otherwise fail on it again and again. @throws Error with code EADDRINUSE */
async function requireFree(port: number): Promise<void> {
  const server = createServer().listen(port, '0.0.0.0');
  await once(server, 'listening');
  await new Promise((resolve) => server.close(resolve));
}

const urlOf = (port: number) => `http://${HOST}:${port}`;
const urlsOf = (places: readonly Place[], service: ServiceName | 'gateway') => places.filter((place) => place.service === service).map(({ port }) => urlOf(port));

async function untilReady(urls: readonly string[]): Promise<void> {
  let missing: unknown = 'everything';
  for (const until = Date.now() + READY_WITHIN; Date.now() < until; await new Promise((again) => setTimeout(again, LOOK_AGAIN))) {
    const answers = await Promise.all(
      urls.map((url) =>
        fetch(`${url}/readyz`).then(
          async (answer) => ({ ok: answer.ok, body: await answer.text() }),
          () => ({ ok: false, body: `${url} does not answer` }),
        ),
      ),
    );
    const failed = answers.find(({ ok }) => !ok);
    if (!failed) return;
    missing = failed.body;
  }
  throw new Error(`the platform did not become ready: ${String(missing)}`);
}
