/**
 * How soon the app is on a phone: what a browser with an empty cache fetches for the landing page, the login screen and the main app, what each
 * remote adds, and Lighthouse's figures under its mobile throttling, beside the same pages without what was done for their speed. Needs the builds
 * and a Chromium (CHROMIUM_PATH). Targets: landing at most 150 kB, main app at most 230 kB of script and stylesheet (gzip); largest
 * contentful paint under 2.0 s, total blocking time under 150 ms, scores of at least 95.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { report, rounded } from './report';

const ROOT = join(__dirname, '..', '..');
const ROUNDS = 5;
const TARGET_KB: Readonly<Record<string, number>> = { 'landing page': 150, 'main app': 230 };

/** As e2e/scripts/first-load.mjs prints it. */
interface FirstLoad {
  readonly name: string;
  readonly encoding: 'gzip' | 'br' | 'identity';
  /** Milliseconds on the slow network, at this machine's own speed. */
  readonly standsMs: number;
  /** Script and stylesheet that had come when the screen stood, and that came after that, as they went over the wire. */
  readonly codeBytes: number;
  readonly codeBytesLater: number;
  readonly requests: readonly { readonly path: string; readonly bytes: number }[];
}

/** As e2e/scripts/lighthouse.mjs writes it: medians. */
interface Audit {
  readonly name: string;
  readonly peer: boolean;
  readonly scores: Readonly<Record<string, number>>;
  readonly times: Readonly<Record<'fcpMs' | 'lcpMs' | 'tbtMs' | 'speedIndexMs' | 'cls', number>>;
}

void main();

async function main(): Promise<void> {
  const loads = JSON.parse(await run('e2e/scripts/first-load.mjs')) as FirstLoad[];
  const audits = await lighthouse();
  const budgets = (await run('scripts/budgets.mjs')).trim().split('\n');
  const met = {
    ...Object.fromEntries(Object.entries(TARGET_KB).map(([name, kB]) => [`${name} at most ${kB} kB`, kilobytes(loads, name, 'gzip') <= kB])),
    'LCP under 2.0 s, TBT under 150 ms, scores at least 95': audits
      .filter(({ peer }) => !peer)
      .every(({ scores, times }) => times.lcpMs < 2_000 && times.tbtMs < 150 && Object.values(scores).every((score) => score >= 95)),
  };

  console.table(
    audits.map(({ name, scores, times }) => ({
      page: name,
      ...scores,
      'FCP ms': Math.round(times.fcpMs),
      'LCP ms': Math.round(times.lcpMs),
      'TBT ms': Math.round(times.tbtMs),
      CLS: rounded(times.cls, 3),
    })),
  );
  for (const line of budgets) console.log(line);
  const rows = [...new Set(loads.map(({ name }) => name))].map((name) => ({
    'first load': name,
    'gzip kB': kilobytes(loads, name, 'gzip'),
    'brotli kB': kilobytes(loads, name, 'br'),
    'uncompressed kB': kilobytes(loads, name, 'identity'),
    'later, in idle time, gzip kB': rounded((of(loads, name, 'gzip')?.codeBytesLater ?? Number.NaN) / 1_000, 1),
    requests: of(loads, name, 'gzip')?.requests.length ?? 0,
    'stands after ms': of(loads, name, 'br')?.standsMs ?? Number.NaN,
  }));
  report('frontends', rows, { rounds: ROUNDS, met, budgets, audits, loads });
  console.log(met);
}

const of = (loads: readonly FirstLoad[], name: string, encoding: FirstLoad['encoding']) => loads.find((one) => one.name === name && one.encoding === encoding);

const kilobytes = (loads: readonly FirstLoad[], name: string, encoding: FirstLoad['encoding']): number => rounded((of(loads, name, encoding)?.codeBytes ?? Number.NaN) / 1_000, 1);

async function lighthouse(): Promise<Audit[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fairshare-bench-'));
  const json = join(folder, 'lighthouse.json');
  try {
    // It ends badly where a mark is missed, which the table tells.
    await run('e2e/scripts/lighthouse.mjs', '--rounds', String(ROUNDS), '--peers', '--json', json).catch(() => undefined);
    return (JSON.parse(await readFile(json, 'utf8')) as { results: Audit[] }).results;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What a script of the repository prints. */
async function run(...command: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...command], { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}
