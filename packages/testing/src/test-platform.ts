import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allRoutes, type ServiceName } from '@fairshare/contracts';
import { createEmbeddedBus, LARGEST_PUBLISHED, type EventBus } from '@fairshare/event-bus';
import {
  createPeers,
  currentTraceparent,
  startService,
  type Caller,
  type RunningService,
  type Peers,
  type RepairOptions,
  type RepairReport,
  type Service,
  type ServiceDeps,
} from '@fairshare/service-kit';
import { openSqlite, type Storage } from '@fairshare/store';
import { suiteLogger } from './suite-logs';
import { createTestClient, type TestClient } from './test-client';
import { createTestTokens } from './user-tokens';

/** The secret that services and operators share in tests. */
export const INTERNAL_SECRET = 'internal-secret-of-the-tests';

export interface TestPlatformOptions {
  readonly services: Partial<Record<ServiceName, (deps: ServiceDeps) => Service>>;
  /** The time at which the clock starts; default: now. The clock does not run; `advance` moves it. */
  readonly now?: Date;
  /** Wraps a service's bus: to slow a consumer down, for instance. */
  readonly wrapBus?: (service: ServiceName, bus: EventBus) => EventBus;
  /** Other engines than sqlite and the embedded bus; reopened at each start of a service. */
  readonly adapters?: (service: ServiceName, clock: () => Date) => Adapters;
}

export interface Adapters {
  readonly storage: Storage;
  readonly bus: EventBus;
}

/** Some services of the platform, running for real: sqlite in a temporary directory, the embedded bus, HTTP on loopback, real tokens. */
export interface TestPlatform {
  readonly clock: { now(): Date; advance(milliseconds: number): void };
  readonly peers: Peers;
  readonly dataDir: string;
  /** A client signed in as this caller. Each call goes directly to the path's owner. */
  as(caller: Partial<Caller>): TestClient;
  /** A client without a token. */
  anonymous(): TestClient;
  tokenFor(caller: Partial<Caller>): string;
  url(service: ServiceName): string;
  storage(service: ServiceName): Storage;
  /** Stops a service; its peers then find it unavailable. */
  stop(service: ServiceName): Promise<void>;
  /** Starts a stopped service again on the same data. */
  start(service: ServiceName): Promise<void>;
  /** Stops a service, repairs its data as `reconcile` does, and starts it again. */
  repair(service: ServiceName, how: RepairOptions): Promise<RepairReport>;
  close(): Promise<void>;
}

export async function startTestPlatform(options: TestPlatformOptions): Promise<TestPlatform> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairshare-test-'));
  let offset = 0;
  const frozen = options.now ?? new Date();
  const clock = () => new Date(frozen.getTime() + offset);
  const tokens = createTestTokens(clock);
  const bus = createEmbeddedBus();
  const hosted = new Map<ServiceName, RunningService>();
  const storages = new Map<ServiceName, Storage>();
  const ports = new Map<ServiceName, number>();
  const urls = (service: ServiceName) => hosted.get(service)?.url ?? 'http://127.0.0.1:9';
  const peers = createPeers({ self: 'tests', urls: (service) => [urls(service)], secret: INTERNAL_SECRET });
  const logger = suiteLogger('test');

  const embedded = (name: ServiceName): Adapters => {
    const file = join(dataDir, `${name}.sqlite`);
    if (!existsSync(file)) for (const [ending, part] of (emptyDatabase ??= makeDatabase(join(dataDir, 'empty.sqlite')))) writeFileSync(file + ending, part);
    const storage = openSqlite({ file, clock, traceparent: currentTraceparent, largestPublished: LARGEST_PUBLISHED });
    bus.own(name, storage.log);
    return { storage, bus: bus.forService(storage.consumers, name) };
  };

  async function start(name: ServiceName): Promise<RunningService> {
    const create = options.services[name];
    if (!create) throw new Error(`this test platform has no ${name}`);
    const { storage, bus: serviceBus } = options.adapters?.(name, clock) ?? embedded(name);
    storages.set(name, storage);
    const service = await startService({
      name,
      create,
      storage,
      bus: options.wrapBus?.(name, serviceBus) ?? serviceBus,
      peers,
      clock,
      logger,
      internalSecret: INTERNAL_SECRET,
      verifyUserToken: tokens.verify,
      checkAnswers: true,
      port: ports.get(name) ?? 0,
    });
    ports.set(name, Number(new URL(service.url).port));
    hosted.set(name, service);
    return service;
  }

  async function stop(name: ServiceName): Promise<void> {
    await hosted.get(name)?.close();
    hosted.delete(name);
    storages.delete(name);
  }

  const names = Object.keys(options.services) as ServiceName[];
  for (const name of names) await start(name);
  for (const name of names) await hosted.get(name)?.startConsuming();

  return {
    clock: { now: clock, advance: (milliseconds) => (offset += milliseconds) },
    peers,
    dataDir,
    tokenFor: tokens.tokenFor,
    as: (caller) =>
      createTestClient(
        (path) => urls(ownerOf(path)),
        () => ({ authorization: `Bearer ${tokens.tokenFor(caller)}` }),
      ),
    anonymous: () => createTestClient((path) => urls(ownerOf(path))),
    url: urls,
    storage(name) {
      const storage = storages.get(name);
      if (!storage) throw new Error(`${name} is not running`);
      return storage;
    },
    stop,
    async start(name) {
      await (await start(name)).startConsuming();
    },
    async repair(name, how) {
      await stop(name);
      const service = await start(name);
      const repaired = await service.repair(how);
      await service.startConsuming();
      return repaired;
    },
    async close() {
      await Promise.all([...hosted.values()].map((service) => service.close()));
      await peers.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The files of an empty database, to copy: the migration of a new one through all schemas takes as long as some tests. */
let emptyDatabase: readonly (readonly [ending: string, content: Buffer])[] | undefined;

function makeDatabase(file: string) {
  void openSqlite({ file }).close();
  return ['', '-wal'].filter((ending) => existsSync(file + ending)).map((ending) => [ending, readFileSync(file + ending)] as const);
}

/** The service that owns a path, by the contracts' table, by which the gateway routes as well. */
function ownerOf(path: string): ServiceName {
  const segments = path.split('?')[0]?.split('/') ?? [];
  const owner = allRoutes.find((route) => {
    const pattern = route.path.split('/');
    return pattern.length === segments.length && pattern.every((part, index) => part.startsWith(':') || part === segments[index]);
  });
  if (!owner) throw new Error(`no service owns ${path}`);
  return owner.service;
}
