import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readDistributedEnvironment, startDistributed, type DistributedPlatform, type Instance } from '@fairshare/distributed';
import { createTestClient, freePort, startKafka, startMongo, startRedis, type Engine, type TestClient } from '@fairshare/testing';

const ROOT = resolve(__dirname, '..', '..', '..', '..');

/** The platform as processes, on engines that a test may kill. */
export interface PlatformUnderTest {
  readonly urls: readonly string[];
  readonly internalSecret: string;
  readonly engines: { readonly kafka: Engine; readonly mongo: Engine; readonly redis: Engine };
  readonly dataDir: string;
  instancesOf(service: Instance['service']): Instance[];
  instance(name: string): Instance;
  /** The ids of all processes of the platform. */
  pids(): number[];
  /** Shuts all processes down at once. Returns their exit codes. */
  stopProcesses(): Promise<(number | null)[]>;
  ready: DistributedPlatform['ready'];
  /** A new visitor at one of the gateways. */
  visitor(gateway?: number): TestClient;
  close(): Promise<void>;
}

/** Engines for the platform other than the usual ones. */
export interface Ground {
  readonly engines: PlatformUnderTest['engines'];
  /** The environment with which the processes connect to them. */
  readonly environment: NodeJS.ProcessEnv;
}

/** Builds stale bundles and starts the platform as `npm run start:distributed` does, on engines of its own, which it also closes. */
export async function startForTest(ground?: Ground): Promise<PlatformUnderTest> {
  const built = spawnSync(process.execPath, ['scripts/build.mjs', 'services/', 'gateway'], { cwd: ROOT, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`the processes cannot be built:\n${built.stdout}${built.stderr}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'fairshare-distributed-'));
  const engines = ground?.engines ?? (await plainEngines());
  const { kafka, mongo, redis } = engines;
  const environment = readDistributedEnvironment({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    KAFKA_BROKERS: kafka.url,
    MONGODB_URL: mongo.url,
    REDIS_URL: redis.url,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
  });
  const platform = await startDistributed(environment, { environment: { ...process.env, NODE_ENV: 'production', RATE_LIMIT_MULTIPLIER: '10000', ...ground?.environment } });
  const close = async () => {
    await platform.close();
    await Promise.all(Object.values(engines).map((engine) => engine.close()));
    await rm(dataDir, { recursive: true, force: true });
  };
  await platform.ready().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    urls: platform.urls,
    internalSecret: platform.internalSecret,
    engines,
    dataDir,
    instancesOf: (service) => platform.instances.filter((instance) => instance.service === service),
    instance(name) {
      const found = platform.instances.find(({ process }) => process.name === name);
      if (!found) throw new Error(`there is no ${name}`);
      return found;
    },
    pids: () => platform.instances.flatMap(({ process }) => process.pid ?? []),
    stopProcesses: () => Promise.all(platform.instances.map(({ process }) => process.stop())),
    ready: () => platform.ready(),
    visitor: (gateway = 0) => createTestClient(() => platform.urls[gateway] ?? ''),
    close,
  };
}

async function plainEngines(): Promise<PlatformUnderTest['engines']> {
  const [kafka, mongo, redis] = await Promise.all([startKafka(), startMongo(), startRedis()]);
  return { kafka, mongo, redis };
}
