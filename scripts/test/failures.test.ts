import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = resolve(__dirname, '..', '..');
const LIBRARY = pathToFileURL(join(ROOT, 'scripts', 'lib', 'failures.mjs')).href;
const TITLE = `when it (or "she's") costs $1.50, then it differs`;
const LONG = 'Array.from({ length: 200 }, (_, index) => index)';

/** Playwright refuses to run inside of jest. */
const { JEST_WORKER_ID: _jest, ...ENV } = process.env;

let repository: string;
beforeAll(() => {
  repository = realpathSync(mkdtempSync(join(tmpdir(), 'fairshare-failures-')));
  const write = (path: string, text: string) => {
    mkdirSync(join(repository, path, '..'), { recursive: true });
    writeFileSync(join(repository, path), text);
  };
  symlinkSync(join(ROOT, 'node_modules'), join(repository, 'node_modules'));
  write('package.json', '{}');
  write('jest.config.json', '{ "transform": {}, "testMatch": ["**/*.test.js"] }');
  const cases = `
    test(${JSON.stringify(TITLE)}, () => expect([...${LONG}, 4]).toEqual([...${LONG}, 5]));
    test(${JSON.stringify(`${TITLE} twice`)}, () => expect(1).toBe(2));
    test('when nothing differs, then it passes', () => expect(1).toBe(1));
  `;
  write('rules/test/sums.test.js', `describe('the sums', () => {${cases}});`);
  write('rules/test/broken.test.js', `throw new Error('no such rule')`);
  write('e2e/playwright.config.ts', `export default { testDir: './tests', projects: [{ name: 'against the clock' }] };`);
  write(
    'e2e/tests/phone.spec.ts',
    `import { test, expect } from '@playwright/test'; test.describe('a phone', () => {${cases}});
    test('when a page was open, then it differs', () => {
      test.info().attachments.push({ name: 'error-context', contentType: 'text/markdown', path: ${JSON.stringify(join(repository, 'page.md'))} });
      expect(1).toBe(2);
    });`,
  );
  write('page.md', '# Page snapshot\n\n```yaml\n- main [ref=e3]:\n  - button "Save" [ref=e4] [cursor=pointer]:\n    - generic [ref=e5]: "Hole 3: par"\n```\n');
});
afterAll(() => rmSync(repository, { recursive: true }));

/** Runs a test runner with a report, and returns the printed lines about its failures. */
function describeFailures(runner: string, args: string[]): string[] {
  const report = join(repository, `${runner}.json`);
  spawnSync(process.execPath, [join(ROOT, 'node_modules', '.bin', runner), ...args], { cwd: repository, env: { ...ENV, PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
  const program = `
    import { describeFailure, failuresOf } from ${JSON.stringify(LIBRARY)};
    const [report, root] = [JSON.parse(process.argv[1]), process.argv[2]];
    console.log(JSON.stringify(failuresOf(report, root).map(describeFailure)));
  `;
  const described = spawnSync(process.execPath, ['--input-type=module', '-e', program, readFileSync(report, 'utf8'), repository], { encoding: 'utf8' });
  return JSON.parse(described.stdout) as string[];
}

/** Runs the command in the last printed line, and returns its output. */
const runAlone = (described = ''): Promise<string> =>
  new Promise((done) => execFile('sh', ['-c', described.split('\n').at(-1) ?? ''], { cwd: repository, env: ENV }, (_error, stdout, stderr) => done(stdout + stderr)));

describe('what a run of tests prints about its failures at the end', () => {
  it('when tests of jest fail, then each has its difference and a command', async () => {
    const described = describeFailures('jest', ['--json', `--outputFile=${join(repository, 'jest.json')}`]).toSorted();
    expect(described).toHaveLength(3);
    const [broken, first] = described;
    expect(broken).toMatch(/^✗ rules\/test\/broken\.test\.js cannot be run\n[^]*no such rule[^]*\n {2}npx jest rules\/test\/broken\.test\.js$/);
    expect(first).toContain(`✗ rules/test/sums.test.js › the sums › ${TITLE}\n`);
    expect(first).toMatch(/\n +- +5,\n +\+ +4,\n/);
    expect(first?.split('\n').length).toBeLessThan(20);
    expect(await runAlone(first)).toMatch(/Tests: +1 failed, 2 skipped, 3 total/);
  });

  it('when tests of Playwright fail, then each has its difference and a command', async () => {
    const described = describeFailures('playwright', ['test', '--config=e2e/playwright.config.ts', '--reporter=json']).toSorted();
    expect(described).toHaveLength(3);
    const [first, , onPage] = described;
    expect(first).toContain(`✗ e2e/tests/phone.spec.ts › a phone › ${TITLE}\n`);
    expect(first).toMatch(/\n +- +5,\n +\+ +4,\n/);
    expect(await runAlone(first)).toMatch(/Running 1 test[^]*1 failed/);
    expect(onPage).toContain('\n    On the page: button "Save" | "Hole 3: par"\n');
  });
});
