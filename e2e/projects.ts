import plan from '../scripts/test-plan.json';

/** The project whose tests measure time. No other test may run at the same time. */
export const AGAINST_THE_CLOCK = 'against the clock';
/** The tag of a test that takes 30 seconds or more. Such a test is no everyday test, and starts among the first, so that no run waits for it at the end. */
const LONG = /@long/;

const specs = (files: readonly string[]): string[] => files.map((file) => `${file}.spec.ts`);

const beyond = specs(plan.browsersBeyond.flatMap(({ files }) => files));
const measured = specs(plan.browsersMeasured);

/** `npm test` runs the first project, `npm run test:all` runs all of them (scripts/test-plan.json). */
export const projects = [
  { name: 'everyday', testIgnore: beyond, grepInvert: LONG },
  { name: 'long', testIgnore: measured, grep: LONG },
  { name: 'beyond', testMatch: beyond, testIgnore: measured, grepInvert: LONG },
  { name: AGAINST_THE_CLOCK, testMatch: measured, workers: 1, outputDir: './test-results/against-the-clock' },
];
