/**
 * `npm test`: the everyday tests. Installs, builds, checks types and lint, and runs the tests whose failures users would notice. Ends with the failures, each
 * with the command that runs it alone, and one line `N passed, N failed`.
 * `npm run test:all` runs everything. `npm run test:all -- --beyond` runs the tests that were not part of an `npm test` that has just ended, and counts both
 * together.
 * scripts/test-plan.json lists which is which.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from './lib/builds.mjs';
import { findChromium } from './lib/chromium.mjs';
import { describeFailure } from './lib/failures.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { ROOT, run } from './lib/run.mjs';
import { makeScratch } from './lib/scratch.mjs';
import { browserSuite, createCounter, jestSuite } from './lib/suites.mjs';
import { jestParts, BEYOND_SHARE_OF_RUNS, EVERYDAY_SHARE_OF_RUNS } from './lib/test-plan.mjs';

const { values } = parseArgs({ options: { all: { type: 'boolean' }, beyond: { type: 'boolean' } } });
const isEveryday = !values.beyond;
const isBeyond = Boolean(values.all || values.beyond);

/** Reports of the latest run. A run with `--beyond` adds its own to them. */
const reports = join(ROOT, 'node_modules', '.cache', 'test-reports');
const summary = join(reports, 'counts');
const logs = join(await makeScratch(), 'logs');
const { counts, failures, check, suite } = createCounter(reports);
const earlier = isEveryday ? { passed: 0, failed: 0, failures: [] } : JSON.parse(await readFile(summary, 'utf8'));

// A fresh machine downloads packages and compiles engines for minutes, so both run in parallel with everything else.
const packages = process.env.CI ? run('bash', ['.ci/install-packages']).catch((error) => console.error(error.message)) : undefined;
if (isEveryday) {
  // On a clean checkout only: checks that everything builds without the development dependencies.
  if (process.env.CI) {
    await check('what npm start installs builds everything', async () => {
      await installDependencies({ running: true });
      await buildAll();
    });
  }
  await installDependencies();
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  await check('build', () => buildAll());
  await everyday();
}
if (isBeyond) await beyond();
await check('coverage of the specification', () => run(process.execPath, ['scripts/spec-coverage.mjs', '--results', reports, ...(isBeyond ? [] : ['--everyday'])]));
await check('no secrets in the logs of all of it', () => scanLogs(logs));
await writeFile(summary, JSON.stringify({ ...counts, failures }));
// The failures of the everyday part are printed again, since a truncated log keeps only its end.
for (const failure of [...earlier.failures, ...failures]) console.error(describeFailure(failure));
if (!isEveryday) console.log(`beyond npm test: ${counts.passed} passed, ${counts.failed} failed`);
const [passed, failed] = [counts.passed + earlier.passed, counts.failed + earlier.failed];
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

async function everyday() {
  const env = { SUITE_LOGS: logs, PROPERTY_SHARE: String(EVERYDAY_SHARE_OF_RUNS) };
  // Uses the compiler in Go, which needs a fifth of the CPU time; `typescript` is the last JavaScript version, whose API other tools use.
  const checkScript = (name, script) => check(name, () => run('npm', ['run', script, '--silent'], { quiet: true }), `npm run ${script}`);
  await Promise.all([checkScript('types', 'typecheck'), checkScript('lint', 'lint')]);
  // Tests spend a third of their time waiting, so three workers keep two cores busy.
  await suite(jestSuite('rules, contracts, services and screens', ['--maxWorkers=3', ...jestParts.everyday], { env }));
  await packages;
  await inBrowsers({ name: 'browser tests', projects: ['everyday'] }, env);
}

async function beyond() {
  const env = { SUITE_LOGS: logs };
  const engines = fetchEngines();
  await packages;
  await inBrowsers({ name: 'browser tests beyond the everyday ones', projects: ['long', 'beyond'] }, env);
  await engines;
  // Four workers on two cores: most of these tests wait for engines longer than they compute.
  await suite(jestSuite('engines, aborts and old data', ['--maxWorkers=4', ...jestParts.engines], { env }));
  // The twenty processes wait for one another and leave a fifth of the CPU idle. CPU-bound tests use it at low priority.
  await Promise.all([
    // A failed test may leave processes running, which would keep the run from ending.
    suite(jestSuite('the platform as processes', ['--maxWorkers=1', '--forceExit', ...jestParts.processes], { env })),
    suite(
      jestSuite('properties with more runs, and more that computes', ['--maxWorkers=1', ...jestParts.computing], {
        env: { ...env, PROPERTY_FROM: String(EVERYDAY_SHARE_OF_RUNS), PROPERTY_SHARE: values.beyond ? String(BEYOND_SHARE_OF_RUNS) : '1' },
        idly: true,
      }),
    ),
  ]);
  await inBrowsers({ name: 'browser tests against the clock', projects: ['against the clock'] }, env);
}

async function inBrowsers(browserRun, env) {
  try {
    await suite(browserSuite(browserRun, await findChromium(), env));
  } catch (error) {
    await check(browserRun.name, () => Promise.reject(error));
  }
}

async function fetchEngines() {
  const script = 'platform/engines/dist/fetch-parts.cjs';
  try {
    await run(process.execPath, ['scripts/bundle-server.mjs', 'platform/engines/src/fetch-parts.ts', script], { quiet: true });
    await run(process.execPath, [script]);
  } catch (error) {
    // A failed download is not fatal here: each test that needs the missing engine fails and names it.
    console.error(error.message);
  }
}

/** Fails if any log of the suites contains a password, a token, a cookie, a card number or an email address. */
async function scanLogs(folder) {
  const { default: scanner } = await import('../packages/testing/scan-logs.cjs');
  const { lines, secrets, found } = scanner.scanFolder(folder);
  console.log(`— ${lines} lines of logs, searched for ${secrets} secrets`);
  if (lines === 0 || secrets === 0) throw new Error('there were no logs to search');
  if (found.length > 0) throw new Error(`${found.length} lines contain a secret:\n${found.slice(0, 5).join('\n')}`);
}
