/**
 * Runs Lighthouse on the landing page and on the main app of a signed-in golfer, under a phone's conditions (150 ms round trip, 1.6 Mbit/s, a CPU
 * four times slower). Exits with 1 if a median misses its target. Needs the builds, and an otherwise idle machine.
 *
 *   --rounds <n>   runs of each page, alternating; the medians count (3). An additional first run is discarded: the platform has just started,
 *                  and still compiles code in parallel with the page on this machine
 *   --peers        also the landing page without prerendered HTML
 *
 * CHROMIUM_PATH: an installed Chromium.
 */
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import * as chromeLauncher from 'chrome-launcher';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { startMeasuredPlatform } from './measured-platform.mjs';

const MARKS = { score: 95, lcpMs: 2_000, tbtMs: 150 };
const ALL = ['performance', 'accessibility', 'best-practices', 'seo'];
const TRIES = 3;
const TIMES = { fcpMs: 'first-contentful-paint', lcpMs: 'largest-contentful-paint', tbtMs: 'total-blocking-time', speedIndexMs: 'speed-index', cls: 'cumulative-layout-shift' };

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '3' }, peers: { type: 'boolean', default: false } } });
const rounds = Number(options.rounds);

const chromePath = await findChromium();
const platform = await startMeasuredPlatform();
const chrome = await chromeLauncher.launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] });
try {
  const cookie = { Cookie: platform.cookie };
  const pages = [
    { name: 'landing page', categories: ALL },
    { name: 'main app', categories: ALL.slice(0, 3), extraHeaders: cookie },
    // With an expired session the app starts, requests the user, and renders the landing page itself.
    { name: 'landing page, drawn by the app', peer: true, categories: ALL.slice(0, 1), extraHeaders: { Cookie: `session=${'A'.repeat(43)}` } },
  ].filter(({ peer }) => options.peers || !peer);

  const runs = new Map(pages.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const page of pages) {
      const result = await audit(page);
      if (round > 0) runs.get(page.name).push(result);
    }
  }
  for (const { name, peer = false } of pages) conclude({ name, peer, ...medians(runs.get(name)), runs: runs.get(name) });
} finally {
  chrome.kill();
  await platform.stop();
}

async function audit(page) {
  const lhr = await load(page);
  return {
    scores: Object.fromEntries(Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)])),
    times: Object.fromEntries(Object.entries(TIMES).map(([time, id]) => [time, measured(lhr.audits[id])])),
    complaints: Object.values(lhr.categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .map(({ id }) => lhr.audits[id])
      .filter(({ score }) => score !== null && score < 1)
      .map(({ title, displayValue = '' }) => `${title} ${displayValue}`.trim()),
  };
}

/** Chromium sometimes omits the start of the page from its trace; Lighthouse then has to run again. */
async function load({ name, categories: onlyCategories, extraHeaders }) {
  for (let tries = 1; ; tries += 1) {
    const { lhr } = await lighthouse(`${platform.url}/`, { port: chrome.port, onlyCategories, extraHeaders, logLevel: 'error' });
    if (lhr.runtimeError?.code !== 'NO_NAVSTART' || tries === TRIES) return lhr;
    console.log(`${name}: a round without a trace, taken again`);
  }
}

function measured({ id, numericValue, errorMessage }) {
  if (numericValue === undefined) throw new Error(`Lighthouse could not measure ${id}: ${errorMessage}. Try again.`);
  return numericValue;
}

function medians(all) {
  const of = (part) => Object.fromEntries(Object.keys(all[0][part]).map((key) => [key, median(all.map((one) => one[part][key]))]));
  return { scores: of('scores'), times: of('times') };
}

function conclude({ name, peer, scores, times, runs: [first] }) {
  const ms = (value) => `${Math.round(value)} ms`;
  console.log(
    `${name}: ${Object.entries(scores)
      .map(([id, score]) => `${id} ${score}`)
      .join(', ')}; LCP ${ms(times.lcpMs)}, TBT ${ms(times.tbtMs)}, CLS ${times.cls.toFixed(3)}`,
  );
  const missed = [
    ...Object.entries(scores)
      .filter(([, score]) => score < MARKS.score)
      .map(([id]) => id),
    ...['lcpMs', 'tbtMs'].filter((time) => times[time] >= MARKS[time]),
  ];
  if (peer || missed.length === 0) return;
  process.exitCode = 1;
  console.log(`  below the mark: ${missed.join(', ')}`);
  for (const complaint of first.complaints) console.log(`  ${complaint}`);
}

function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
