import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..', '..');
const START_WITHIN = 30_000;

/** Starts the built platform on a port and a directory of its own; ends it after the last test. */
export default async function startPlatform(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairshare-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const platform = spawn(process.execPath, [join(ROOT, 'embedded', 'dist', 'main.cjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_MULTIPLIER: '1000',
      ADMIN_EMAILS: 'admin@fairshare.example',
    },
  });
  const gone = new Promise<void>((resolve) => platform.once('exit', () => resolve()));
  await ready(url, gone);
  process.env.BASE_URL = url;
  process.env.E2E_DATA_DIR = dataDir;
  return async () => {
    platform.kill('SIGTERM');
    await gone;
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function ready(url: string, gone: Promise<void>): Promise<void> {
  let ended = false;
  void gone.then(() => (ended = true));
  for (const until = Date.now() + START_WITHIN; Date.now() < until; ) {
    if (ended) throw new Error('the platform ended instead of starting');
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the platform did not become ready');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
