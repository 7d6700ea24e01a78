import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** @typedef {import('./spec-coverage.mjs').Result} Result */

/**
 * Reads every JSON report of jest or Playwright in a directory.
 * @param {string} directory
 * @param {string} root the folder that test file names are relative to
 * @returns {Promise<Map<string, Result[]>>} by file
 */
export async function readResults(directory, root) {
  const results = new Map();
  for (const report of (await readdir(directory)).filter((name) => name.endsWith('.json'))) {
    const content = JSON.parse(await readFile(join(directory, report), 'utf8'));
    for (const [file, result] of content.testResults ? ofJest(content) : ofPlaywright(content)) {
      const name = relative(root, file).split(sep).join('/');
      results.set(name, [...(results.get(name) ?? []), result]);
    }
  }
  return results;
}

function* ofJest({ testResults }) {
  for (const { name: file, assertionResults } of testResults) {
    for (const { ancestorTitles, title, status } of assertionResults) {
      yield [file, { name: [...ancestorTitles, title].join(' > '), passed: status === 'passed' }];
    }
  }
}

function* ofPlaywright({ config, suites }) {
  for (const suite of suites) yield* ofSuite(suite, join(config.rootDir, suite.file), []);
}

function* ofSuite({ specs = [], suites = [] }, file, ancestors) {
  for (const { title, tests } of specs) {
    yield [file, { name: [...ancestors, title].join(' > '), passed: tests.length > 0 && tests.every(({ results }) => results.at(-1)?.status === 'passed') }];
  }
  for (const suite of suites) yield* ofSuite(suite, file, [...ancestors, suite.title]);
}
