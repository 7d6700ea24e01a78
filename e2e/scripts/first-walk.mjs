/**
 * `npm run first-walk`: a newcomer's way from the front page to the first scored hole, on a phone of 360×740, as e2e/support/first-walk.ts walks it. Prints
 * a table of taps, keystrokes and seconds by screen. Seconds are those of the model below and the app's own, in the median walk. Ends badly
 * where the walk after the registration takes longer than a minute.
 *
 *   --walks <n>    how many are walked (5)
 *   --json <file>  where to write the figures
 *
 * CHROMIUM_PATH: an installed Chromium.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll, isOfEmbedded } from '../../scripts/lib/builds.mjs';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { installDependencies } from '../../scripts/lib/dependencies.mjs';
import { tool } from '../../scripts/lib/run.mjs';

/** What a golfer needs for each: to find the place and hit it, and to type a letter on a phone. Seconds. */
const TAP_S = 0.8;
const KEY_S = 0.25;
/** After Create Account was tapped. Seconds. */
const AT_MOST_S = 60;
const REGISTRATION = 'Create Your Account';

const { values } = parseArgs({ options: { walks: { type: 'string', default: '5' }, json: { type: 'string' } } });

await installDependencies();
await buildAll(isOfEmbedded);
const walks = await walk();
const screens = walks[0].map(({ screen, taps, keys }, at) => {
  const waitS = median(walks.map((one) => one[at].waitMs)) / 1_000;
  return { screen, taps, keys, waitS, seconds: taps * TAP_S + keys * KEY_S + waitS };
});
const registered = screens.findIndex(({ screen }) => screen === REGISTRATION);
const rows = [...screens, total('in all', screens), total('after registering', screens.slice(registered + 1))];

console.log(`\nMedian of ${walks.length}; ${TAP_S} s a tap, ${KEY_S} s a keystroke, and the app's own time.\n`);
console.log('| screen | taps | keystrokes | the app, s | seconds |\n|---|---|---|---|---|');
for (const { screen, taps, keys, waitS, seconds } of rows) console.log(`| ${screen} | ${taps} | ${keys} | ${waitS.toFixed(1)} | ${seconds.toFixed(1)} |`);
if (values.json) await writeFile(values.json, JSON.stringify({ tapS: TAP_S, keyS: KEY_S, walks, rows }, null, 2));
process.exitCode = rows.at(-1).seconds <= AT_MOST_S ? 0 : 1;

/** The walks, each as its screens; the first one, beside which the platform is still compiling, is left out. */
async function walk() {
  const folder = await mkdtemp(join(tmpdir(), 'fairshare-first-walk-'));
  const report = join(folder, 'report.json');
  try {
    const times = Number(values.walks) + 1;
    await tool('playwright', ['test', '--config=e2e/playwright.config.ts', 'first-walk', `--repeat-each=${times}`, '--workers=1', '--reporter=json'], {
      quiet: true,
      env: { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    return resultsOf(JSON.parse(await readFile(report, 'utf8')).suites)
      .map(({ attachments }) => JSON.parse(Buffer.from(attachments.find(({ name }) => name === 'walk').body, 'base64')))
      .slice(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function resultsOf(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [...resultsOf(inner), ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))]);
}

function total(screen, of) {
  const sum = (what) => of.reduce((all, one) => all + one[what], 0);
  return { screen, taps: sum('taps'), keys: sum('keys'), waitS: sum('waitS'), seconds: sum('seconds') };
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
