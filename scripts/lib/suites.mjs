import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { failuresOf } from './failures.mjs';
import { ROOT, yieldToOthers } from './run.mjs';

/** How long a runner may take to exit once its report is written, in milliseconds. A failed test can leave a server open, which keeps the runner alive. */
const END_WITHIN = 30_000;
/** Timeout of a suite in milliseconds, three times the duration of the slowest. A run that never ends reports nothing. */
const SUITE_WITHIN = 30 * 60_000;

const seconds = (started) => `${((Date.now() - started) / 1000).toFixed(0)} s`;

/**
 * Runs checks and suites, counts passed and failed tests, and collects the failures for the end.
 * @param {string} reports the directory of their JSON reports
 */
export function createCounter(reports) {
  const counts = { passed: 0, failed: 0 };
  const failures = [];

  /** A single check, which counts as one test. `command`: runs only this check. */
  async function check(name, action, command) {
    const started = Date.now();
    try {
      await action();
      counts.passed += 1;
      console.log(`✓ ${name} (${seconds(started)})`);
    } catch (error) {
      counts.failed += 1;
      failures.push({ name, cause: error.message, command });
      console.error(`✗ ${name}: ${error.message}`);
    }
  }

  /**
   * A runner with several tests, whose report has their number. A runner that exits non-zero without a failed test counts as one failure.
   * @param {{ name: string, args: (report: string) => string[], env: (report: string) => object, count: (report: object) => { passed: number, failed: number }, idly?: boolean, chromium?: string }} suite
   * `args`: of node; `idly`: at low priority
   */
  async function suite({ name, args, env, count, idly = false, chromium }) {
    const started = Date.now();
    console.log(`— ${name}`);
    const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
    await rm(report, { force: true });
    const code = await new Promise((resolve) => {
      const child = spawn(process.execPath, args(report), { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env(report) } });
      const isOver = endIfHung(child, report);
      child.once('error', () => resolve(1));
      child.once('exit', (exit) => {
        isOver();
        resolve(exit ?? 1);
      });
      if (idly) yieldToOthers(child);
    });
    const results = await readFile(report, 'utf8').then(JSON.parse, () => null);
    const { passed, failed } = results ? count(results) : { passed: 0, failed: 1 };
    const found = results ? failuresOf(results, ROOT, chromium) : [];
    failures.push(...found);
    if (code !== 0 && found.length === 0) failures.push({ name, cause: `ended with ${code}, see above` });
    counts.passed += passed;
    counts.failed += code !== 0 && failed === 0 ? 1 : failed;
    console.log(`— ${name}: ${passed} passed, ${failed} failed (${seconds(started)})`);
  }

  return { counts, failures, check, suite };
}

/**
 * Kills a runner that is still running long after its report, or after the timeout.
 * @returns a function to call when it has exited
 */
export function endIfHung(child, report, { endWithin = END_WITHIN, suiteWithin = SUITE_WITHIN } = {}) {
  const until = Date.now() + suiteWithin;
  let reported = null;
  const timer = setInterval(() => {
    if (existsSync(report)) reported ??= Date.now();
    const isHung = reported !== null && Date.now() - reported > endWithin;
    if (!isHung && Date.now() < until) return;
    console.error(isHung ? 'the runner has written its report and does not end: something is still open' : 'the suite takes too long');
    clearInterval(timer);
    child.kill('SIGKILL');
  }, endWithin / 10);
  return () => clearInterval(timer);
}

/** A run of jest on some of its files. Workers inherit the young generation of 64 MB, which is collected a quarter as often as one of 16 MB. */
export const jestSuite = (name, args, { env = {}, idly = false } = {}) => ({
  name,
  args: (report) => ['--max-semi-space-size=64', 'node_modules/.bin/jest', ...args, '--json', `--outputFile=${report}`],
  env: () => ({ NODE_ENV: 'test', ...env }),
  count: (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites }),
  idly,
});

/** A run of Playwright on some of its projects (e2e/playwright.config.ts). */
export const browserSuite = ({ name, projects }, chromium, env = {}) => ({
  name,
  args: () => ['node_modules/.bin/playwright', 'test', '--config=e2e/playwright.config.ts', ...projects.map((project) => `--project=${project}`), '--reporter=line,json'],
  env: (report) => ({ ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  chromium,
});
