/**
 * What the course library adds to the start of the platform in one process: `embedded/dist/main.cjs` started with the library and with
 * `COURSE_LIBRARY=off` in turns, each on an empty directory, until it is ready. Needs the builds and /proc. `npm run bench -- course-start [turns]`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, processorTimeOf } from '@fairshare/native-infrastructure';
import { median } from './measure';
import { report, rounded } from './report';

const PLATFORM = join(__dirname, '..', '..', 'embedded', 'dist', 'main.cjs');
const TURNS = Number(process.argv[2] ?? 7);
const WAYS: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'with the library': {}, 'without it': { COURSE_LIBRARY: 'off' } };

interface Started {
  /** Wall clock until it is ready. */
  readonly seconds: number;
  readonly processorSeconds: number;
  /** Resident memory once it is ready. */
  readonly megabytes: number;
}

async function start(environment: Readonly<Record<string, string>>): Promise<Started> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairshare-start-'));
  const port = await freePort();
  const began = performance.now();
  const platform = spawn(process.execPath, [PLATFORM], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...environment },
  });
  const gone = once(platform, 'exit');
  try {
    while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) {
      if (platform.exitCode !== null) throw new Error(`the platform ended with ${platform.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const pid = platform.pid as number;
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return { seconds: (performance.now() - began) / 1_000, processorSeconds: processorTimeOf(pid) / 1_000, megabytes: Number(kilobytes) / 1_000 };
  } finally {
    platform.kill();
    await gone;
    await rm(dataDir, { recursive: true, force: true });
  }
}

void main();

async function main(): Promise<void> {
  const runs = Object.entries(WAYS).map(([name, environment]) => ({ name, environment, started: [] as Started[] }));
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const { environment, started } of runs) {
      const one = await start(environment);
      // The first turn fills the disk's cache.
      if (turn > 0) started.push(one);
    }
  }
  const of = (started: readonly Started[], figure: keyof Started) => rounded(median(started.map((one) => one[figure])));
  report(
    'course-start',
    runs.map(({ name, started }) => ({
      start: name,
      seconds: of(started, 'seconds'),
      'processor seconds': of(started, 'processorSeconds'),
      'resident MB': of(started, 'megabytes'),
    })),
    { turns: TURNS },
  );
}
