/**
 * `npm run trace-score`: lists the source files that run because of a score, between the press on Save Scores and the payout: in the browser of the scorer, in
 * the platform, and in another golfer's browser. Functions that also run without a score in the same time don't count. Writes .cache/hole-score-files.md. Runs
 * the demo on a data directory and a port of its own.
 * CHROMIUM_PATH: an installed Chromium.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { chromium, devices } from '@playwright/test';
import { buildAll, isOfEmbedded } from '../../scripts/lib/builds.mjs';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { installDependencies } from '../../scripts/lib/dependencies.mjs';
import { ROOT } from '../../scripts/lib/run.mjs';
import { startDemo } from './demo.mjs';
import { gamesApart, openGame, tab } from './main-screen.mjs';

const HOLE = 12;
/** Long enough for all periodic functions that run without a score. */
const QUIET_MS = 6_000;
const DOCUMENT = join(ROOT, '.cache', 'hole-score-files.md');

await installDependencies();
await buildAll(isOfEmbedded);
const traces = await mkdtemp(join(tmpdir(), 'fairshare-trace-'));
const demo = await startDemo({ NODE_OPTIONS: `--require ${join(ROOT, 'e2e/support/coverage-on-signal.cjs')}`, COVERAGE_FILE: join(traces, 'platform') });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const phone = await openRound('ann');
  const other = await openRound('ben');
  const places = { phone: browserCoverage(phone), platform: platformCoverage(), other: browserCoverage(other) };
  for (const field of await phone.getByRole('textbox', { name: / strokes$/ }).all()) await field.fill('4');
  await phone.waitForLoadState('networkidle');

  await Promise.all(Object.values(places).map((place) => place.start()));
  await phone.waitForTimeout(QUIET_MS);
  await Promise.all(Object.values(places).map((place) => place.ignoreWhatRan()));
  await phone.getByRole('button', { name: 'Save Scores' }).click();
  await other.getByRole('button', { name: `Hole ${HOLE}, done` }).waitFor();
  await other.waitForLoadState('networkidle');
  const files = { phone: await places.phone.files(), platform: await places.platform.files(), other: await places.other.files() };
  await tab(phone, 'Payouts').click();
  await phone.getByRole('heading', { name: 'Who Owes Who', exact: true }).waitFor();
  await phone.waitForLoadState('networkidle');
  files.payout = [...(await places.platform.files()), ...(await places.phone.files())];
  await mkdir(dirname(DOCUMENT), { recursive: true });
  await writeFile(DOCUMENT, documentOf(files));
  for (const [name, list] of Object.entries(files)) console.log(`${name}: ${list.length} files`);
  console.log(`together: ${allOf(files).length} files, listed in ${posix.relative(ROOT, DOCUMENT)}`);
} finally {
  await browser.close();
  await demo.stop();
  await rm(traces, { recursive: true, force: true });
}

/** Opens a golfer's browser on the hole, in the 2/9/16 game of the demo's running round. */
async function openRound(name) {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: demo.url, reducedMotion: 'reduce', serviceWorkers: 'block', storageState: gamesApart(demo.url) });
  const page = await context.newPage();
  await page.request.post('/api/auth/login', { data: demo.credentials(name), failOnStatusCode: true });
  await page.goto('/');
  await openGame(page, '2/9/16');
  await page.getByRole('button', { name: new RegExp(`^Hole ${HOLE}\\b`) }).click();
  return page;
}

/** The functions that ran in a page. */
function browserCoverage(page) {
  const session = page.context().newCDPSession(page);
  const send = async (method, parameters) => (await session).send(`Profiler.${method}`, parameters);
  const take = async () => {
    const { result } = await send('takePreciseCoverage');
    return result.filter(({ url }) => url.startsWith(demo.url)).map((script) => ({ ...script, file: builtFile(new URL(script.url).pathname) }));
  };
  const start = async () => {
    await send('enable');
    await send('startPreciseCoverage', { callCount: true, detailed: false });
    await take();
  };
  return { start, ...filesSince(take) };
}

/** The functions that ran in the platform. */
function platformCoverage() {
  let taken = 0;
  const take = async () => {
    process.kill(demo.pid, 'SIGUSR2');
    const file = join(traces, `platform.${taken++}.json`);
    while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 50));
    return JSON.parse(await readFile(file, 'utf8')).map((script) => ({ ...script, file: fileURLToPath(script.url) }));
  };
  return { start: take, ...filesSince(take) };
}

/**
 * The files that ran since the previous call, by functions that had not run when `ignoreWhatRan` was called. `take`: returns the functions since its previous
 * call.
 */
function filesSince(take) {
  const ignored = new Set();
  const key = (file, { ranges: [range] }) => `${file}:${range.startOffset}`;
  return {
    async ignoreWhatRan() {
      for (const { file, functions } of await take()) {
        for (const each of functions) if (each.ranges[0].count > 0) ignored.add(key(file, each));
      }
    },
    files: async () => sourcesOf((await take()).map(({ file, functions }) => ({ file, functions: functions.filter((each) => !ignored.has(key(file, each))) }))),
  };
}

/** The built file that a browser loaded from this path. */
function builtFile(path) {
  const [, frontend, rest] = /^\/remotes\/([^/]+)\/(.+)$/.exec(path) ?? [undefined, 'shell', path];
  return join(ROOT, 'frontends', frontend, 'dist', rest);
}

/** The repository's own files whose functions ran, found by the source maps of the builds. */
async function sourcesOf(scripts) {
  const sources = new Set();
  for (const { file, functions } of scripts) {
    if (!existsSync(`${file}.map`)) continue;
    const text = await readFile(file, 'utf8');
    const map = new TraceMap(await readFile(`${file}.map`, 'utf8'));
    const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    for (const {
      functionName,
      ranges: [range],
    } of functions) {
      // The script itself and webpack's wrapper of a module run once at its load, whatever happens.
      if (range.count === 0 || (functionName === '' && range.startOffset === 0)) continue;
      const line = lineStarts.findLastIndex((start) => start <= range.startOffset);
      const { source } = originalPositionFor(map, { line: line + 1, column: range.startOffset - lineStarts[line] });
      const own = source && ownFile(source, file);
      if (own) sources.add(own);
    }
  }
  return [...sources].sort();
}

/** Converts a source map's name of a source into a path from the root; undefined for third-party code. */
function ownFile(source, file) {
  const [, frontend, rest] = /^webpack:\/\/fairshare-([a-z]+)\/([^?]+)/.exec(source) ?? [];
  // A frontend's own sources are named from its folder; the `../..` of all others is lost when the map's names are resolved.
  const path = frontend ? (rest.startsWith('src/') ? `frontends/${frontend}/${rest}` : rest) : posix.relative(ROOT, join(file, '..', source));
  return /^(packages|services|frontends|gateway|platform)\/.*\.tsx?$/.test(path) && !path.includes('node_modules/') && existsSync(join(ROOT, path)) ? path : undefined;
}

function allOf(files) {
  return [...new Set(Object.values(files).flat())];
}

function documentOf(files) {
  const section = (title, files) => `## ${title}: ${files.length}\n\n${byFolder(files).join('\n')}\n`;
  return [
    '# Every file a hole score passes',
    '',
    `Generated by \`npm run trace-score\` from a run of the demo: the ${allOf(files).length} files with functions that ran between the press on **Save Scores** and the payout`,
    'on the screen, and not in as many seconds without a score; drawing the screens is included. docs/tour.md describes the route in ten minutes.',
    '',
    section('In the browser of the one who enters it', files.phone),
    section('In the platform, until the other golfer receives it', files.platform),
    section('In the browser of the other golfer', files.other),
    section('For the payout, in the platform and in the browser', files.payout),
  ].join('\n');
}

/** One line per folder, for readability. */
function byFolder(files) {
  const folders = new Map();
  for (const file of files) folders.set(posix.dirname(file), [...(folders.get(posix.dirname(file)) ?? []), posix.basename(file)]);
  return [...folders].map(([folder, names]) => `- \`${folder}\`: ${names.join(', ')}`);
}
