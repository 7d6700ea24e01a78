import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** The tests of `npm test`, and those of `npm run test:all` only. docs/tests.md explains them; docs/test/tests.test.ts compares the two. */
const plan = JSON.parse(readFileSync(join(ROOT, 'scripts', 'test-plan.json'), 'utf8'));

/** The share of their runs that property tests execute in `npm test`. */
export const EVERYDAY_SHARE_OF_RUNS = plan.everydayShareOfRuns;

/** The share that continuous integration executes afterwards; `npm run test:all` executes all of them. */
export const BEYOND_SHARE_OF_RUNS = plan.beyondShareOfRuns;

const PROCESSES = 'platform/distributed/test/distributed';
const beyond = plan.jestBeyond.flatMap(({ files }) => files);
const ignoring = (files) => ['--testPathIgnorePatterns', '/node_modules/', '<rootDir>/.*/dist/', '<rootDir>/e2e/', ...files.map((file) => `<rootDir>/${file}`)];

/** Arguments of jest for each part of the plan. */
export const jestParts = {
  everyday: ignoring(beyond),
  // Property tests are a part of their own, with more runs.
  engines: [...beyond, ...ignoring([PROCESSES, ...plan.jestMoreRuns, ...plan.jestComputing])],
  processes: [PROCESSES],
  // CPU-bound tests, which never wait.
  computing: [...plan.jestMoreRuns, ...plan.jestComputing],
};

const browsers = plan.browsersBeyond.flatMap(({ files }) => files.map((file) => `e2e/tests/${file}.spec.ts`));

/** Whether a test file runs in `npm run test:all` only. */
export const isBeyond = (file) => browsers.includes(file) || beyond.some((start) => file.startsWith(start));
