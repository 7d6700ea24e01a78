/** A row's key: one line of a file of the specification, "000:37", or a range: "000:21–22". */
const KEY = /^(\d{3}):(\d+)(?:[–-](\d+))?$/;

/** @typedef {{ key: string, lines: string[], file: string, name: string }} Row one line of the specification and one test that proves it */
/** @typedef {{ name: string, passed: boolean }} Result the result of a test; `name` is "describe > test" */

/**
 * Parses the tables of lines and tests.
 * Rows that begin with a file's number alone declare the lines to cover: `| 000 | first–last | blank lines | headings | not yet |`.
 * Rows that begin with a key name a test: `| 000:37 | what it says | test file | test name |`.
 * @param {string} markdown
 * @returns {{ expected: Set<string>, open: Set<string>, rows: Row[] }} `open`: lines declared as not proven yet
 */
export function readCoverage(markdown) {
  const expected = new Set();
  const open = new Set();
  const rows = [];
  for (const cells of tableRows(markdown)) {
    const [first, ...rest] = cells;
    if (/^\d{3}$/.test(first)) {
      const [lines, blank, headings, notYet] = rest.map((cell) => numbersOf(cell));
      const without = new Set([...blank, ...headings]);
      for (const line of lines) if (!without.has(line)) expected.add(`${first}:${line}`);
      for (const line of notYet) open.add(`${first}:${line}`);
    } else if (KEY.test(first)) {
      const [, spec, from, to = from] = KEY.exec(first);
      const [, file = '', name = ''] = rest;
      rows.push({ key: first, lines: range(from, to).map((line) => `${spec}:${line}`), file: unquoted(file), name: unquoted(name) });
    }
  }
  return { expected, open, rows };
}

/** The test files that the rows name, without duplicates. */
export const filesOf = (rows) => [...new Set(rows.map(({ file }) => file).filter(Boolean))];

/**
 * The problems: lines without a row, rows for lines that do not exist, and tests that do not exist, are ambiguous, or did not pass.
 * @param {{ expected: Set<string>, open: Set<string>, rows: Row[], judged?: Row[] }} coverage `judged`: the rows whose tests were run; default: all
 * @param {Map<string, Result[]>} results by file
 * @returns {string[]} one sentence each; empty if every line is proven
 */
export function problemsOf({ expected, open, rows, judged = rows }, results) {
  if (expected.size === 0) return ['the tables declare no lines'];
  const covered = new Set(rows.flatMap(({ lines }) => lines));
  return [
    ...[...expected].filter((line) => !covered.has(line) && !open.has(line)).map((line) => `${line}: no test`),
    ...[...open].filter((line) => covered.has(line)).map((line) => `${line}: declared as not proven yet, and has a test`),
    ...[...covered, ...open].filter((line) => !expected.has(line)).map((line) => `${line}: not a line to be covered`),
    ...judged.flatMap((row) => problemOf(row, results)),
  ];
}

function problemOf({ key, file, name }, results) {
  if (!file || !name) return [`${key}: names no test`];
  const inFile = results.get(file);
  if (!inFile) return [`${key}: no results of ${file}`];
  const meant = testsMeant(name, inFile);
  if (meant.length === 0) return [`${key}: ${file} has no test "${name}"`];
  if (new Set(meant.map((test) => test.name)).size > 1 && !name.endsWith('…')) return [`${key}: "${name}" is in more than one test of ${file}`];
  return meant.filter(({ passed }) => !passed).map((test) => `${key}: "${test.name}" of ${file} did not pass`);
}

/** Matches a test by its full name, else by a part of it; "part …" means every case of a parameterised test. */
function testsMeant(name, inFile) {
  const whole = inFile.filter((test) => test.name === name);
  if (whole.length > 0) return whole;
  const part = name.endsWith('…') ? name.slice(0, -1).trimEnd() : name;
  return inFile.filter((test) => test.name.includes(part));
}

function tableRows(markdown) {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    );
}

/** "17–20, 23" → 17, 18, 19, 20, 23 */
function numbersOf(cell) {
  return [...cell.matchAll(/(\d+)(?:[–-](\d+))?/g)].flatMap(([, from, to = from]) => range(from, to));
}

const range = (from, to) => Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index);

const unquoted = (cell) => cell.replace(/^`(.*)`$/, '$1');
