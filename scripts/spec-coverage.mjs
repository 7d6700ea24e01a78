/**
 * `npm run spec-coverage`: checks that every line of the specification has a test that exists and passes (docs/spec-coverage*.md).
 * Runs the tests that are named there; with `--results <directory>` it reads the JSON reports of a run that just ended, as `npm test` does.
 * `--everyday`: the reports are of `npm test` alone; tests of files that only `npm run test:all` runs are counted, but their results are not checked.
 * `--docs <directory>`: where the tables are, if not in docs.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from './lib/builds.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ROOT, tool } from './lib/run.mjs';
import { filesOf, problemsOf, readCoverage } from './lib/spec-coverage.mjs';
import { isBeyond } from './lib/test-plan.mjs';
import { readResults } from './lib/test-results.mjs';

const { values } = parseArgs({ options: { results: { type: 'string' }, everyday: { type: 'boolean', default: false }, docs: { type: 'string', default: join(ROOT, 'docs') } } });

const all = readCoverage(await tables(values.docs));
/** Every line needs a row. Results are checked only for rows whose file was part of the run. */
const isJudged = ({ file }) => !(values.everyday && isBeyond(file));
const coverage = { ...all, judged: all.rows.filter(isJudged) };
const problems = problemsOf(coverage, values.results ? await readResults(values.results, ROOT) : await run(filesOf(coverage.rows)));
for (const problem of problems) console.error(`✗ ${problem}`);
const countOf = (rows) => new Set(rows.map(({ file, name }) => `${file} ${name}`)).size;
const elsewhere = countOf(coverage.rows) - countOf(coverage.judged);
const summary = `${coverage.expected.size} lines of the specification, ${coverage.open.size} not proven yet, ${countOf(coverage.rows)} tests named${elsewhere > 0 ? `, ${elsewhere} of them run by npm run test:all` : ''}, ${problems.length} problems`;
console.log(coverage.open.size > 0 ? `${summary}\nnot proven yet: ${[...coverage.open].join(', ')}` : summary);
process.exitCode = problems.length > 0 ? 1 : 0;

async function tables(directory) {
  const names = (await readdir(directory)).filter((name) => /^spec-coverage.*\.md$/.test(name)).sort();
  return (await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')))).join('\n');
}

/** Runs the named files. The runner's exit code is ignored: a test that no row names may fail, and the others are checked by their results. */
async function run(files) {
  const reports = await mkdtemp(join(tmpdir(), 'fairshare-spec-coverage-'));
  const ended = () => undefined;
  try {
    const inBrowser = files.filter((file) => file.startsWith('e2e/'));
    const others = files.filter((file) => !inBrowser.includes(file));
    if (others.length > 0) {
      const report = join(reports, 'jest.json');
      await tool('jest', ['--maxWorkers=2', '--json', `--outputFile=${report}`, '--runTestsByPath', ...others], { env: { NODE_ENV: 'test' } }).catch(ended);
    }
    if (inBrowser.length > 0) {
      await buildAll();
      const chromium = await findChromium();
      const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') };
      await tool('playwright', ['test', '--config=e2e/playwright.config.ts', '--reporter=line,json', ...inBrowser], { env }).catch(ended);
    }
    return await readResults(reports, ROOT);
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}
