/**
 * The cost of the course library at a start, with it and with `COURSE_LIBRARY=off` in turns, each until it is ready: of the platform in one process
 * (`platform/embedded/dist/main.cjs` on an empty directory), and of the services of groups and games as processes of their own, on engines that run all along.
 * Needs the builds and /proc; reports it if the engines are not available. `npm run bench -- course-start [turns]`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDistributedEnvironment, startDistributed } from '@fairshare/distributed';
import { freePort, processorTimeOf, startNativeKafka, startNativeMongo, startNativeRedis, type Server } from '@fairshare/engines';
import { median } from './measure';
import { report, rounded } from './report';

const PLATFORM = join(__dirname, '..', '..', 'platform', 'embedded', 'dist', 'main.cjs');
const TURNS = Number(process.argv[2] ?? 7);
const WAYS: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'with the library': {}, 'without it': { COURSE_LIBRARY: 'off' } };
const SERVICES = ['groups', 'games'];
const LOOK_EVERY = 20;

interface Started {
  /** Wall-clock time until it is ready. */
  readonly seconds: number;
  readonly processorSeconds: number;
  /** Resident memory once it is ready. */
  readonly megabytes: number;
}
/** Starts the processes; returns the figures of each measured one, by its name. */
type Start = (settings: Readonly<Record<string, string>>) => Promise<Readonly<Record<string, Started>>>;

/** Waits until the process is ready, and measures its resources. */
async function onceReady(url: string, pid: number, began: number): Promise<Started> {
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) await new Promise((again) => setTimeout(again, LOOK_EVERY));
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { seconds: (performance.now() - began) / 1_000, processorSeconds: processorTimeOf(pid) / 1_000, megabytes: Number(kilobytes) / 1_000 };
}

const newFolder = () => mkdtemp(join(tmpdir(), 'fairshare-start-'));

const inOneProcess: Start = async (settings) => {
  const [dataDir, port, began] = [await newFolder(), await freePort(), performance.now()];
  const platform = spawn(process.execPath, [PLATFORM], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings },
  });
  const gone = once(platform, 'exit');
  try {
    const ended = gone.then(() => {
      throw new Error(`the platform ended with ${platform.exitCode}`);
    });
    return { 'one process': await Promise.race([onceReady(`http://127.0.0.1:${port}`, platform.pid ?? 0, began), ended]) };
  } finally {
    platform.kill();
    await gone;
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** Starts the whole distributed platform, one instance of each process, on these engines. */
const asProcesses =
  (engines: Readonly<Record<string, string>>, dataDir: string): Start =>
  async (settings) => {
    const environment = readDistributedEnvironment({ ...engines, PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'error' });
    const began = performance.now();
    const platform = await startDistributed(environment, {
      environment: { ...process.env, ...settings },
      instances: { games: 1, settlement: 1, realtime: 1, gateway: 1 },
    });
    try {
      const measured = platform.instances.filter(({ service }) => SERVICES.includes(service));
      return Object.fromEntries(await Promise.all(measured.map(async (one) => [`${one.service}, distributed`, await onceReady(one.url, one.process.pid ?? 0, began)] as const)));
    } finally {
      await platform.close();
    }
  };

/** The rows of one way to start: medians of the turns. */
async function rowsOf(start: Start): Promise<Record<string, string | number>[]> {
  const found = Object.entries(WAYS).map(([way, settings]) => ({ way, settings, turns: [] as Awaited<ReturnType<Start>>[] }));
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const { settings, turns } of found) {
      const one = await start(settings);
      // The first turn warms the disk's cache.
      if (turn > 0) turns.push(one);
    }
  }
  return Object.keys(found[0]?.turns[0] ?? {}).flatMap((name) =>
    found.map(({ way, turns }) => {
      const of = (figure: keyof Started) => rounded(median(turns.map((turn) => turn[name]?.[figure] ?? Number.NaN)));
      return { start: `${name}, ${way}`, seconds: of('seconds'), 'processor seconds': of('processorSeconds'), 'resident MB': of('megabytes') };
    }),
  );
}

async function distributedRows(): Promise<Record<string, string | number>[]> {
  const dataDir = await newFolder();
  const started: Server[] = [];
  const engine = async (name: string, start: (options: { directory: string }) => Promise<Server>) => {
    const directory = join(dataDir, name);
    await mkdir(directory);
    const server = await start({ directory });
    started.push(server);
    return server.url;
  };
  try {
    const engines = {
      KAFKA_BROKERS: await engine('kafka', startNativeKafka),
      MONGODB_URL: await engine('mongo', startNativeMongo),
      REDIS_URL: await engine('redis', startNativeRedis),
    };
    return await rowsOf(asProcesses(engines, dataDir));
  } catch (error) {
    if (started.length === 3) throw error;
    console.log(`${String(error)}: measured in one process alone`);
    return [];
  } finally {
    await Promise.all(started.map((server) => server.close()));
    await rm(dataDir, { recursive: true, force: true });
  }
}

void main();

async function main(): Promise<void> {
  report('course-start', [...(await rowsOf(inOneProcess)), ...(await distributedRows())], { turns: TURNS });
}
