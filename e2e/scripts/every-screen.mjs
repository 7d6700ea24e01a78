/**
 * `npm run every-screen -- <folder>`: visits every page of the demo in every subscription state, on phones in portrait and landscape and on a desktop, in light
 * and dark mode. Saves screenshots, and reports where a page shifted while it loaded, and the flaws that page-flaws.cjs finds: content that is cut, covered,
 * broken or too small. Exits with 1 if there is any. `--only <name>`, once or several times, selects the pages whose name contains that part; `--quick` loads a
 * page on one phone and on the desktop, and shows it at the other sizes without loading it again; `--check` does the same without screenshots. layout-shift.txt
 * lists the shift of each first load. CHROMIUM_PATH: an installed Chromium.
 */
/* global document, window -- in the page */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll, isOfEmbedded } from '../../scripts/lib/builds.mjs';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { installDependencies } from '../../scripts/lib/dependencies.mjs';
import { ROOT } from '../../scripts/lib/run.mjs';
import { startDemo } from './demo.mjs';
import { everyPage } from './every-page.mjs';
import pageFlaws from '../support/page-flaws.cjs';
import { LONG_NAMED, registerLongNamed } from './long-named.mjs';
import { gamesApart } from './main-screen.mjs';

const { values, positionals } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: [''] }, quick: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? join(ROOT, 'e2e', 'test-results', 'every-screen'));

/** CSS pixels. */
const HELD = [
  [360, 740],
  [390, 844],
  [844, 390],
  [820, 1180],
];
const DESK = [1280, 800];
/** Groups of sizes that share one page load. */
const LOADS = values.quick || values.check ? [HELD, [DESK]] : [...HELD, DESK].map((size) => [size]);
/** Number of parallel loads: each mostly waits until its network is idle. */
const LANES = 3;
/** The maximum layout shift of a first load; https://web.dev/articles/cls calls 0.1 good. */
const MOST_SHIFT = 0.02;

await installDependencies();
await buildAll(isOfEmbedded);
const { chromium } = await import('@playwright/test');
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const demo = await startDemo();
/** By user, the promise of a signed-in browser's storage state; 'guest': a browser that has opened a scoring link. */
const sessions = new Map();
let complaints = 0;
const complain = (words) => {
  complaints += 1;
  console.error(`✗ ${words}`);
};
/** By page and size, the layout shift of the first load, before any press. */
const shifts = [];
let pages;
try {
  const { watched, scoringToken, unopened } = await registerLongNamed(browser, demo.url);
  sessions.set('guest', stateAfter('/api/guest/open', { token: scoringToken, device: 'the-phone-of-a-guest-who-scores' }));
  pages = everyPage({ watched, unopened, opened: `/score/${scoringToken}` }).filter(({ name }) => values.only.some((part) => name.includes(part)));
  if (!values.check) await mkdir(folder, { recursive: true });
  const loads = pages.flatMap((one) => LOADS.map((sizes) => [one, sizes]));
  const all = loads.length;
  const lane = async () => {
    for (let load = loads.shift(); load; load = loads.shift()) {
      await look(...load);
      console.log(`${all - loads.length}/${all} ${load[0].name}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (!values.check) await writeFile(join(folder, 'layout-shift.txt'), shifts.map((line) => `${line}\n`).join(''));
} finally {
  await browser.close();
  await demo.stop();
}
console.log(`${values.check ? 'Checked' : folder}: ${pages.length} pages at ${LOADS.flat().length} sizes, ${complaints} complaints`);
process.exitCode = complaints > 0 ? 1 : 0;

async function look({ name, user, path, before, go, serviceWorkers = 'block' }, sizes) {
  const [[width, height]] = sizes;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: width < 1_000,
    baseURL: demo.url,
    reducedMotion: 'reduce',
    serviceWorkers,
    ...(user && { storageState: await sessionOf(user) }),
  });
  const shown = await context.newPage();
  await shown.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifted += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const where = `${name} ${width}×${height}`;
  try {
    await before?.(shown);
    await shown.goto(path);
    await stands(shown);
    const shift = await shown.evaluate(() => window.shifted);
    shifts.push(`${shift.toFixed(4)} ${where}`);
    if (shift > MOST_SHIFT) complain(`${where}: shifted by ${shift.toFixed(3)}`);
    if (go) {
      await go(shown);
      await stands(shown);
    }
    for (const size of sizes) await keep(shown, name, size);
  } catch (error) {
    complain(`${where}: ${error.message.split('\n')[0]}`);
  }
  await context.close();
}

/** Takes a screenshot in each color scheme, and reports the page's flaws. */
async function keep(shown, name, [width, height]) {
  await shown.setViewportSize({ width, height });
  const seen = new Set();
  for (const colorScheme of ['light', 'dark']) {
    await shown.emulateMedia({ colorScheme });
    for (const flaw of await pageFlaws.flawsOf(shown)) {
      if (!seen.has(flaw)) complain(`${name} ${width}×${height} ${colorScheme}: ${flaw}`);
      seen.add(flaw);
    }
  }
  if (values.check) return;
  const overlaid = (await shown.locator('[role=dialog], [role=alertdialog], [role=menu]').count()) > 0;
  for (const colorScheme of ['light', 'dark']) {
    await shown.emulateMedia({ colorScheme });
    const picture = join(folder, `${name}-${width}x${height}-${colorScheme}`);
    await shown.screenshot({ path: `${picture}.png`, fullPage: !overlaid });
    // In landscape, bars at the edges leave little space for the rest.
    if (width > height && height < 500 && !overlaid) await shown.screenshot({ path: `${picture}-window.png` });
  }
}

/** Waits until the page is complete. */
async function stands(shown) {
  await shown.waitForLoadState('networkidle');
  await shown.waitForFunction(
    () => document.querySelector('h1, [aria-level="1"]') && !document.querySelector('[aria-busy="true"], [data-skeleton], [data-main-app], [role="img"]:empty'),
  );
  await shown.waitForLoadState('networkidle');
  await shown.evaluate(() => document.fonts.ready);
}

function sessionOf(user) {
  if (!sessions.has(user)) sessions.set(user, signIn(LONG_NAMED[user] ?? demo.credentials(user)));
  return sessions.get(user);
}

function signIn({ email, password }) {
  return stateAfter('/api/auth/login', { email, password });
}

/** The storage state of a browser after this call. */
async function stateAfter(path, data) {
  const context = await browser.newContext({ baseURL: demo.url, storageState: gamesApart(demo.url) });
  await context.request.post(path, { data, failOnStatusCode: true });
  const state = await context.storageState();
  await context.close();
  return state;
}
