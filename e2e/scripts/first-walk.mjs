/**
 * `npm run first-walk`: a new user's way from the front page to the first scored hole, on a phone of 360×740, as in e2e/support/first-walk.ts. Prints a table
 * of taps, keystrokes and seconds by screen. The seconds are those of the model below plus the app's own, in the median walk. Exits with 1 if the walk after
 * the registration takes longer than a minute.
 *
 *   --walks <n>    number of walks (5)
 *   --json <file>  where to write the results
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

/** A golfer's time for one tap, including finding the target, and for typing one letter on a phone. Seconds. */
const TAP_S = 0.8;
const KEY_S = 0.25;
/** The maximum time after the tap on Create Account. Seconds. */
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

/** The walks, each as its screens, without the first one, during which the platform still compiles its code. */
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
