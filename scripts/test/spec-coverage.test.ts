import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..', '..');
const LINES = '| 000 | 17–22 | 18 | 17 | |';
const PROVEN = [
  '| 000:19 | a statement | packages/a.test.ts | the rules > hold |',
  '| 000:20 | another | packages/a.test.ts | bend |',
  '| 000:21–22 | a table | e2e/tests/b.spec.ts | phone > groups |',
];

const jestReport = (cases: Record<string, string>) => ({
  testResults: [
    {
      name: join(ROOT, 'packages/a.test.ts'),
      assertionResults: Object.entries(cases).map(([title, status]) => ({ ancestorTitles: ['the rules'], title, status })),
    },
  ],
});

const playwrightReport = (status: string) => ({
  config: { rootDir: join(ROOT, 'e2e/tests') },
  suites: [{ title: 'b.spec.ts', file: 'b.spec.ts', specs: [], suites: [{ title: 'phone', specs: [{ title: 'groups', tests: [{ results: [{ status }] }] }] }] }],
});

const ALL_PASSED = [jestReport({ hold: 'passed', bend: 'passed' }), playwrightReport('passed')];

describe('the coverage of the specification', () => {
  let directory: string;
  beforeEach(async () => (directory = await mkdtemp(join(tmpdir(), 'fairshare-coverage-test-'))));
  afterEach(() => rm(directory, { recursive: true }));

  /** Runs the command on a table and reports. Returns its exit code and its output. */
  async function judge(table: readonly string[], reports: readonly object[] = ALL_PASSED): Promise<{ code: number; output: string }> {
    await writeFile(join(directory, 'spec-coverage.md'), table.join('\n'));
    await Promise.all(reports.map((report, index) => writeFile(join(directory, `${index}.json`), JSON.stringify(report))));
    return new Promise((done) => {
      const args = [join(ROOT, 'scripts', 'spec-coverage.mjs'), '--docs', directory, '--results', directory];
      const child = execFile(process.execPath, args, (_error, stdout, stderr) => done({ code: child.exitCode ?? -1, output: stdout + stderr }));
    });
  }

  it('when each line has a passing test, then the coverage is complete', async () => {
    expect(await judge([LINES, ...PROVEN])).toEqual({ code: 0, output: '4 lines of the specification, 0 not proven yet, 3 tests named, 0 problems\n' });
  });

  it.each([
    ['a line without a test', [LINES, ...PROVEN.slice(1)], ALL_PASSED, '000:19: no test'],
    ['a test that there is not', [LINES, ...PROVEN, '| 000:19 | x | packages/a.test.ts | break |'], ALL_PASSED, 'packages/a.test.ts has no test "break"'],
    ['a file that was not run', [LINES, ...PROVEN, '| 000:19 | x | packages/z.test.ts | hold |'], ALL_PASSED, 'no results of packages/z.test.ts'],
    ['a row without a test', [LINES, ...PROVEN, '| 000:19 | x | | |'], ALL_PASSED, '000:19: names no test'],
    [
      'a test that failed',
      [LINES, ...PROVEN],
      [jestReport({ hold: 'failed', bend: 'passed' }), playwrightReport('passed')],
      '"the rules > hold" of packages/a.test.ts did not pass',
    ],
    [
      'a test that was skipped',
      [LINES, ...PROVEN],
      [jestReport({ hold: 'pending', bend: 'passed' }), playwrightReport('passed')],
      '"the rules > hold" of packages/a.test.ts did not pass',
    ],
    ['a browser test that failed', [LINES, ...PROVEN], [ALL_PASSED[0] ?? {}, playwrightReport('timedOut')], '"phone > groups" of e2e/tests/b.spec.ts did not pass'],
    ['a browser test that was skipped', [LINES, ...PROVEN], [ALL_PASSED[0] ?? {}, playwrightReport('skipped')], '"phone > groups" of e2e/tests/b.spec.ts did not pass'],
    ['a part that several tests have', [LINES, ...PROVEN, '| 000:19 | x | packages/a.test.ts | the rules |'], ALL_PASSED, '"the rules" is in more than one test'],
    ['a line that is none', [LINES, ...PROVEN, '| 000:23 | x | packages/a.test.ts | hold |'], ALL_PASSED, '000:23: not a line to be covered'],
    ['a line called open that has a test', ['| 000 | 17–22 | 18 | 17 | 19 |', ...PROVEN], ALL_PASSED, '000:19: declared as not proven yet, and has a test'],
    ['no lines at all', PROVEN, ALL_PASSED, 'the tables declare no lines'],
  ])('when the table names %s, then the command fails and says why', async (_what, table, reports, complaint) => {
    const { code, output } = await judge(table, reports);
    expect(output).toContain(complaint);
    expect(code).toBe(1);
  });

  it('when a line is declared open, then the command names it', async () => {
    const { code, output } = await judge(['| 000 | 17–22 | 18 | 17 | 19 |', ...PROVEN.slice(1)]);
    expect(output).toContain('not proven yet: 000:19');
    expect(code).toBe(0);
  });

  it('when a row names "part …", then every case must pass', async () => {
    const table = [LINES, ...PROVEN.slice(1), '| 000:19 | x | packages/a.test.ts | the rules > … |'];
    expect(await judge(table)).toMatchObject({ code: 0 });
    expect(await judge(table, [jestReport({ hold: 'passed', bend: 'passed', break: 'failed' }), playwrightReport('passed')])).toMatchObject({ code: 1 });
  });
});
