import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..', '..');
/** PLATFORM=distributed: the same tests on the platform as processes. */
const IS_DISTRIBUTED = process.env.PLATFORM === 'distributed';
const MAIN = join(ROOT, 'platform', IS_DISTRIBUTED ? 'distributed' : 'embedded', 'dist', 'main.cjs');
const START_WITHIN = IS_DISTRIBUTED ? 120_000 : 90_000;
export const ADMIN_EMAIL = 'admin@fairshare.example';

interface Launch {
  readonly port: number;
  readonly dataDir: string;
  /** Offset of the platform's clock from the machine's clock, in days. */
  readonly daysAhead?: number;
  /** Additional settings. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface RunningPlatform {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the built platform in a process of its own, and returns when it is ready. */
export async function launchPlatform({ port, dataDir, daysAhead = 0, settings = {} }: Launch): Promise<RunningPlatform> {
  const url = `http://localhost:${port}`;
  const clock = daysAhead > 0 ? { NODE_OPTIONS: `--require ${join(__dirname, 'shifted-clock.cjs')}` } : {};
  const platform = spawn(process.execPath, [MAIN], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_MULTIPLIER: '1000',
      ADMIN_EMAILS: ADMIN_EMAIL,
      CLOCK_AHEAD_DAYS: String(daysAhead),
      ...settings,
      ...clock,
    },
  });
  const gone = new Promise<void>((resolve) => platform.once('exit', () => resolve()));
  const stop = async () => {
    platform.kill('SIGTERM');
    await gone;
  };
  try {
    await ready(url, gone);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function ready(url: string, gone: Promise<void>): Promise<void> {
  let ended = false;
  void gone.then(() => (ended = true));
  for (const until = Date.now() + START_WITHIN; Date.now() < until;) {
    if (ended) throw new Error('the platform ended instead of starting');
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the platform did not become ready');
}
