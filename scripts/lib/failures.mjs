import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Maximum number of lines shown of a cause, so that several failures fit on a screen. */
const CAUSE_LINES = 16;
/** Maximum number of characters shown of the page's text. */
const PAGE_LENGTH = 900;
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const STACK = /^\s+at .+[:)]/;

/**
 * The failures in a report of jest or Playwright.
 * @param {object} report its JSON
 * @param {string} root the folder that file names are relative to, and in which the command is run
 * @param {string} [chromium] the browser that was used
 * @returns {{ name: string, cause: string, page?: string, command: string }[]} `page`: the text of the page where a browser test stopped; `command`: runs only
 * that test
 */
export const failuresOf = (report, root, chromium) => [...(report.testResults ? ofJest(report, root) : ofPlaywright(report, root, chromium))];

/** A failure for the end of the output: the test, the cause, and the command that runs only this test. */
export const describeFailure = ({ name, cause, page, command }) =>
  [`✗ ${name}`, ...shortened(cause).map((line) => `    ${line}`), ...(page ? [`    On the page: ${page}`] : []), ...(command ? [`  ${command}`] : [])].join('\n');

function* ofJest({ testResults }, root) {
  for (const { name: path, status, message, assertionResults } of testResults) {
    const file = named(path, root);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    for (const { ancestorTitles, title, fullName, failureMessages } of failed) {
      yield { name: [file, ...ancestorTitles, title].join(' › '), cause: failureMessages[0] ?? '', command: `npx jest ${file} -t ${quoted(`^${asPattern(fullName)}$`)}` };
    }
    if (status === 'failed' && failed.length === 0) yield { name: `${file} cannot be run`, cause: message, command: `npx jest ${file}` };
  }
}

function* ofPlaywright({ config, suites = [], errors = [] }, root, chromium) {
  const start = `${chromium ? `CHROMIUM_PATH=${chromium} ` : ''}npx playwright test --config=e2e/playwright.config.ts`;
  for (const { message } of errors) yield { name: 'the browser tests cannot be run', cause: message, command: start };
  for (const [titles, spec] of suites.flatMap((suite) => specsOf(suite, []))) {
    const file = named(join(config.rootDir, spec.file), root);
    for (const { projectName, status, results } of spec.tests) {
      if (status !== 'unexpected') continue;
      const { error, attachments = [] } = results.at(-1) ?? {};
      const command = `${start} --project=${quoted(projectName)} ${file} -g ${quoted(`${asPattern([...titles, spec.title].join(' '))}( @|$)`)}`;
      yield { name: [file, ...titles, spec.title].join(' › '), cause: error?.message ?? '', page: wordsOfPage(attachments), command };
    }
  }
}

/** The text of the page when the test stopped, from Playwright's snapshot of its roles and names. */
function wordsOfPage(attachments) {
  const { path } = attachments.find(({ name }) => name === 'error-context') ?? {};
  if (!path) return undefined;
  const [, snapshot = ''] = /# Page snapshot\s+```yaml\n([^]*?)\n```/.exec(readFileSync(path, 'utf8')) ?? [];
  const words = snapshot
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*- '?(?:generic\b)?/, '')
        .replaceAll(/ \[(?:ref|cursor)=[^\]]*\]/g, '')
        .replaceAll(/^:|:$|'$/g, '')
        .trim(),
    )
    // A role without a name contains no text.
    .filter((line) => !/^[a-z]*$|^\/url:|\[aria-hidden\]/.test(line))
    .join(' | ');
  return words.length > PAGE_LENGTH ? `${words.slice(0, PAGE_LENGTH)}…` : words || undefined;
}

/** All tests of a file, with their surrounding titles. Playwright names a file's top suite after the file. */
function specsOf({ title, file, specs = [], suites = [] }, around) {
  const titles = title === file ? around : [...around, title];
  return [...specs.map((spec) => [titles, spec]), ...suites.flatMap((suite) => specsOf(suite, titles))];
}

/** Without the stack and, if the cause is long, without the lines that do not differ. */
function shortened(cause) {
  const lines = cause
    .replaceAll(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !STACK.test(line));
  if (lines.length <= CAUSE_LINES) return lines;
  const informative = lines.filter((line, index) => index === 0 || /^\s*([-+]|Expected|Received|Error)/.test(line));
  const kept = (informative.length > 1 ? informative : lines).slice(0, CAUSE_LINES);
  return [...kept, `… ${lines.length - kept.length} more lines`];
}

const named = (path, root) => relative(root, path).split(sep).join('/');
const asPattern = (title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const quoted = (text) => (/^[\w-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
