import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceName } from '@fairshare/contracts';
import { readDistributedEnvironment, startDistributed } from '@fairshare/distributed';
import { aRound, createTestClient, freePort, suiteLogger, type TestClient } from '@fairshare/testing';
import { readPlatformEnvironment } from '../src/environment';
import { startPlatform, type PlatformOptions } from '../src/platform';

/** The whole platform on its own port and directory: as `npm start` runs it or, with PLATFORM=distributed, as processes. `environment`: further settings. */
export async function startForTest(options: PlatformOptions = {}, environment: NodeJS.ProcessEnv = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairshare-platform-'));
  const port = await freePort();
  const platform = await (process.env['PLATFORM'] === 'distributed' ? startProcesses(port, dataDir, environment) : startHere(port, dataDir, environment, options));
  const url = `http://localhost:${port}`;
  return {
    url,
    serviceUrl: platform.serviceUrl,
    dataDir,
    visitor: () => createTestClient(() => url),
    async close() {
      await platform.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const startHere = (port: number, dataDir: string, environment: NodeJS.ProcessEnv, options: PlatformOptions) =>
  startPlatform(readPlatformEnvironment({ ...settings(port, dataDir), ...environment }), { logger: suiteLogger('fairshare'), ...options });

/** The bundles must have been built: `npm run test:distributed` does. Errors of the processes are printed beside the test that causes them. */
async function startProcesses(port: number, dataDir: string, besides: NodeJS.ProcessEnv) {
  const environment = { ...settings(port, dataDir), LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error', ...besides };
  const platform = await startDistributed(readDistributedEnvironment(environment), { environment: { ...process.env, ...environment } });
  await platform.ready();
  const serviceUrl = (name: ServiceName) => platform.instances.find(({ service }) => service === name)?.url ?? '';
  return { serviceUrl, close: () => platform.close() };
}

/** The environment of tests: without logs, and without rate limits that a script would exceed. */
export const settings = (port: number, dataDir: string) => ({
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  RATE_LIMIT_MULTIPLIER: '10000',
});

/** The password of all accounts that are registered here. */
export const PASSWORD = 'correct horse';

let golfers = 0;

/** Registers a new user. */
export async function register(client: TestClient, email = `golfer-${Date.now()}-${(golfers += 1)}@example.com`) {
  const answer = await client.post('/api/auth/register', {
    email,
    password: PASSWORD,
    firstName: 'Ann',
    lastName: 'Archer',
    termsAccepted: true,
    marketingConsent: false,
  });
  if (answer.status !== 201) throw new Error(`register answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.user as { id: string; email: string };
}

/** Registers a new user and starts their trial. */
export async function registerWithTrial(client: TestClient) {
  const user = await register(client);
  const trial = await client.post('/api/trial/start');
  if (trial.status !== 201) throw new Error(`trial answered ${trial.status}: ${JSON.stringify(trial.body)}`);
  return user;
}

export const FOUR = ['ann', 'bob', 'cy', 'di'];

/** A round of four in a group of its own, which has not begun. */
export const ROUND = aRound({ players: FOUR, name: 'Saturday' });
