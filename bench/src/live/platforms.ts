import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readDistributedEnvironment, startDistributed, type DistributedPlatform } from '@fairshare/distributed';
import { freePort } from '@fairshare/engines';
import { BadEnvironment } from '@fairshare/service-kit';

/** This file's bundle lies two folders below the root. */
const ROOT = resolve(__dirname, '..', '..');
const READY_WITHIN = 60_000;
const IN_PRODUCTION = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMIT_MULTIPLIER: '10000' };

export interface Platform {
  /** The addresses of the gateways. */
  readonly urls: readonly string[];
  close(): Promise<void>;
}

/** In one process, with this id. */
export interface Embedded extends Platform {
  readonly pid: number;
}

export interface Distributed extends Platform {
  readonly instances: DistributedPlatform['instances'];
  readonly engines: DistributedPlatform['engines'];
  readonly kafka: string;
  readonly redis: string;
}

/** Builds the stale bundles of the processes. */
export function buildProcesses(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', 'platform/embedded', 'services/', 'gateway'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('the processes cannot be built');
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'fairshare-bench-live-'));

/** The platform in one process, as `npm start` runs it, with these additional settings. */
export async function startEmbedded(settings: NodeJS.ProcessEnv = {}): Promise<Embedded> {
  const [dataDir, port] = [newFolder(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['platform/embedded/dist/main.cjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...IN_PRODUCTION, ...settings, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url },
  });
  const close = async () => {
    const gone = new Promise((ended) => child.once('exit', ended));
    child.kill('SIGKILL');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const until = Date.now() + READY_WITHIN; !(await fetch(`${url}/readyz`).catch(() => null))?.ok;) {
    if (Date.now() > until) throw new Error('the platform did not become ready');
    await new Promise((again) => setTimeout(again, 100));
  }
  return { urls: [url], pid: child.pid ?? 0, close };
}

/** The platform as many processes on engines of its own, as `npm run start:distributed` runs it. Null, with the reason printed, if these are not available. */
export async function startOnEngines(settings: NodeJS.ProcessEnv = {}): Promise<Distributed | null> {
  const dataDir = newFolder();
  try {
    const environment = readDistributedEnvironment({ PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'error' });
    const platform = await startDistributed(environment, { environment: { ...IN_PRODUCTION, ...settings } });
    await platform.ready();
    return {
      urls: platform.urls,
      instances: platform.instances,
      engines: platform.engines,
      kafka: platform.engines.kafka.url,
      redis: platform.engines.redis.url,
      async close() {
        await platform.close();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error;
    console.log(`${error.message}: measured without the distributed platform`);
    return null;
  }
}
