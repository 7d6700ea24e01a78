import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/run.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';

/**
 * Starts the demo like `npm run demo`, on a free port with a directory of its own. Needs the builds.
 *
 * @param {Record<string, string>} [environment] additional environment variables of its process
 * @returns {Promise<{ url: string, pid: number, credentials: (name: string) => { email: string, password: string }, stop: () => Promise<void> }>}
 */
export async function startDemo(environment = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairshare-demo-'));
  const demo = spawn(process.execPath, [join(ROOT, 'platform/embedded/dist/demo.cjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir, RATE_LIMIT_MULTIPLIER: '1000', LOG_LEVEL: 'error', ...environment },
  });
  const gone = new Promise((resolve) => demo.once('exit', resolve));
  const stop = async () => {
    demo.kill('SIGTERM');
    await gone;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { ...(await ready(demo, gone)), pid: demo.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Once it is ready, the demo prints its address and the accounts that can sign in, the administrator last. */
function ready(demo, gone) {
  return new Promise((resolve, reject) => {
    let output = '';
    demo.stdout.on('data', (words) => {
      output += words;
      const url = /is ready: (\S+)/.exec(output)?.[1];
      if (url && output.includes('/admin')) resolve({ url, credentials: (name) => credentialsIn(output, name) });
    });
    void gone.then(() => reject(new Error(`the demo ended instead of starting: ${output}`)));
  });
}

function credentialsIn(output, name) {
  const [, email, password] = new RegExp(`(${name}@\\S+)\\s+(\\S+)`).exec(output) ?? [];
  return { email, password };
}
