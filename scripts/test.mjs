/** `npm test`: installs, type-checks, lints, builds, and runs every test; ends with one line `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BROWSER_RUNS, playwrightArguments } from './lib/browser-tests.mjs';
import { buildAll } from './lib/builds.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { ROOT, run, yieldToOthers } from './lib/run.mjs';
import { makeScratch } from './lib/scratch.mjs';

const counts = { passed: 0, failed: 0 };
const reports = join(await makeScratch(), 'reports');
const logs = join(reports, 'logs');
await mkdir(reports);

/** One check without cases of its own: it counts as one. */
async function check(name, action) {
  const started = Date.now();
  try {
    await action();
    counts.passed += 1;
    console.log(`✓ ${name} (${seconds(started)})`);
  } catch (error) {
    counts.failed += 1;
    console.error(`✗ ${name}: ${error.message}`);
  }
}

/** A runner with cases of its own: its report says how many. A runner that ends badly without a failed case counts as one. `idly`: it yields to others. */
async function suite(name, command, args, env, count, { idly = false } = {}) {
  const started = Date.now();
  console.log(`— ${name}`);
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const code = await new Promise((resolve) => {
    const child = spawn(command, args(report), { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env(report) } });
    child.once('error', () => resolve(1));
    child.once('exit', (exit) => resolve(exit ?? 1));
    if (idly) yieldToOthers(child);
  });
  const { passed, failed } = await readFile(report, 'utf8').then(
    (text) => count(JSON.parse(text)),
    () => ({ passed: 0, failed: 1 }),
  );
  counts.passed += passed;
  counts.failed += code !== 0 && failed === 0 ? 1 : failed;
  console.log(`— ${name}: ${passed} passed, ${failed} failed (${seconds(started)})`);
}

/** Fails when any log of the suite tells a password, a token, a cookie, a card number or an email address. */
async function scanLogs(folder) {
  const { default: scanner } = await import('../packages/testing/scan-logs.cjs');
  const { lines, secrets, found } = scanner.scanFolder(folder);
  console.log(`— ${lines} lines of logs, looked through for ${secrets} secrets`);
  if (lines === 0 || secrets === 0) throw new Error('there were no logs to look through');
  if (found.length > 0) throw new Error(`${found.length} lines say too much:\n${found.slice(0, 5).join('\n')}`);
}

const ofJest = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites });
/** Workers inherit it: a young generation of 64 MB is collected a quarter as often as that of 16. */
const jest =
  (...args) =>
  (report) => ['--max-semi-space-size=64', 'node_modules/.bin/jest', ...args, '--json', `--outputFile=${report}`];
const NODE_IGNORES = ['/node_modules/', '<rootDir>/.*/dist/', '<rootDir>/e2e/'];
/** All of the folder but the supervisor's own tests, which start no platform and wait. */
const AS_PROCESSES = 'distributed/test/(?!supervised-process)';
/** They compute and wait for nothing but themselves: it does not matter when. Screens' tests wait for what a user would see pass, and would miss it. */
const AT_ANY_TIME = ['packages/golf-rules/test/', 'packages/contracts/test/', 'docs/test/'];
/** What runs in browsers: its tests need no engine. */
const OF_BROWSERS = ['frontends/', 'packages/api-client/', 'packages/federation/', 'packages/offline/', 'packages/ui/'];

async function fetchEngines() {
  const script = 'infra/native/dist/fetch-parts.cjs';
  try {
    await run(process.execPath, ['scripts/bundle-server.mjs', 'infra/native/src/fetch-parts.ts', script], { quiet: true });
    await run(process.execPath, [script]);
  } catch (error) {
    // The tests that need what is missing fail, and name it.
    console.error(error.message);
  }
}

const seconds = (started) => `${((Date.now() - started) / 1000).toFixed(0)} s`;

// Packages wait for the network more than they work: no test before the unit tests needs them.
const packages = process.env.CI ? run('bash', ['.ci/install-packages']).catch((error) => console.error(error.message)) : undefined;
// A fresh machine downloads and compiles the engines of tests: minutes, in which a test would wait for its hook in vain.
let engines;
// On a clean checkout: what is built here has none of the tools of tests to build with.
if (process.env.CI) {
  await check('what npm start installs builds everything', async () => {
    await installDependencies({ running: true });
    engines = fetchEngines();
    await buildAll();
  });
}
await installDependencies();
engines ??= fetchEngines();
await check('build', () => buildAll());
const ofTests = () => ({ NODE_ENV: 'test', SUITE_LOGS: logs });
const elsewhere = [AS_PROCESSES, ...AT_ANY_TIME, ...OF_BROWSERS].map((folder) => `<rootDir>/${folder}`);
await suite('screens and what else runs in browsers', process.execPath, jest('--maxWorkers=2', ...OF_BROWSERS), ofTests, ofJest);
await Promise.all([engines, packages]);
// Both take what the tests from here on leave of the machine. Types by the compiler in Go, a fifth of the processor time; `typescript` is the last one in
// JavaScript, whose interfaces the linter and others use.
const idleCheck = (name, script) => check(name, () => run('npm', ['run', script, '--silent'], { quiet: true, idly: true }));
const lint = idleCheck('types', 'typecheck').then(() => idleCheck('lint', 'lint'));
// Four at a time on two cores: the longest files wait for Kafka more than they work.
await suite('unit, component and contract tests', process.execPath, jest('--maxWorkers=4', '--testPathIgnorePatterns', ...NODE_IGNORES, ...elsewhere), ofTests, ofJest);
// Twenty processes want the machine for themselves, and leave a fifth of it, for they wait for one another.
await Promise.all([
  suite('the platform as processes', process.execPath, jest('--maxWorkers=1', AS_PROCESSES), ofTests, ofJest),
  suite('rules, contracts and documents', process.execPath, jest('--maxWorkers=1', ...AT_ANY_TIME), ofTests, ofJest, { idly: true }),
]);
const { findChromium } = await import('./lib/chromium.mjs');
const chromium = await findChromium().catch((error) => {
  console.error(`✗ ${error.message}`);
  counts.failed += 1;
});
if (chromium) {
  for (const browserRun of BROWSER_RUNS) {
    if (browserRun.alone) await lint;
    await suite(
      browserRun.name,
      process.execPath,
      () => ['node_modules/.bin/playwright', ...playwrightArguments(browserRun)],
      (report) => ({ CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
      (report) => ({ passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }),
    );
  }
}
await lint;
await check('coverage of the specification', () => run(process.execPath, ['scripts/spec-coverage.mjs', '--results', reports]));
await check('no secrets in the logs of all of it', () => scanLogs(logs));
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;
