import plan from '../scripts/test-plan.json';

/** The project whose tests measure time: nothing else may run beside it. */
export const AGAINST_THE_CLOCK = 'against the clock';
/** The tag of a test that takes 30 seconds or more. It is no everyday test, and starts among the first, so that the others need not wait for it. */
const LONG = /@long/;

const specs = (files: readonly string[]): string[] => files.map((file) => `${file}.spec.ts`);

const beyond = specs(plan.browsersBeyond.flatMap(({ files }) => files));
const measured = specs(plan.browsersMeasured);

/** `npm test` runs the first, `npm run test:all` all of them (scripts/test-plan.json). */
export const projects = [
  { name: 'everyday', testIgnore: beyond, grepInvert: LONG },
  { name: 'long', testIgnore: measured, grep: LONG },
  { name: 'beyond', testMatch: beyond, testIgnore: measured, grepInvert: LONG },
  { name: AGAINST_THE_CLOCK, testMatch: measured, workers: 1, outputDir: './test-results/against-the-clock' },
];
