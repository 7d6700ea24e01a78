import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addedFiles, addFiles, makeBranch, register, removeBranch } from './fourth-game/branch';
import { REGISTRATIONS } from './fourth-game/registrations';

/** A branch that adds a toy fourth game, the longest drive, by docs/extending.md alone; see fourth-game/. */

const ROOT = join(__dirname, '..', '..');
const TOOL_TIME = 10 * 60_000;
const LINES_A_FILE = 8;

let branch: string;
beforeAll(() => {
  branch = makeBranch();
  addFiles(branch);
  register(branch, REGISTRATIONS);
});
afterAll(() => removeBranch(branch));

/** Runs a tool of the repository on the branch; what it says, whether it succeeds or not. */
async function onBranch(tool: string, ...args: string[]): Promise<{ ok: boolean; said: string }> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  try {
    await promisify(execFile)(process.execPath, [join(ROOT, 'node_modules', tool), ...args], { cwd: branch, env, maxBuffer: 1 << 26 });
    return { ok: true, said: '' };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { ok: false, said: `${stdout}${stderr}` };
  }
}

/** What the chapter "A game" names as code: `packages/golf-rules/src/selections.ts`. */
function documentedFiles(): string[] {
  const [, chapter = ''] = readFileSync(join(ROOT, 'docs/extending.md'), 'utf8').split('\n## A game\n');
  return [...chapter.matchAll(/^\| \[`([^`]+)`\]/gm)].map(([, file = '']) => file).sort();
}

test('when a fourth game is added, then it touches only the documented files', () => {
  expect(REGISTRATIONS.map(({ file }) => file).sort()).toEqual(documentedFiles());
});

test('when a fourth game is added, then each documented file changes by few lines', () => {
  const lines = (text: string) => text.split('\n').length;
  const much = REGISTRATIONS.filter(({ edits }) => edits.reduce((sum, [find, put]) => sum + Math.max(1, lines(put) - lines(find)), 0) > LINES_A_FILE);
  expect(much.map(({ file }) => file)).toEqual([]);
});

test(
  'when a fourth game is type-checked, then nothing forgotten is found',
  async () => {
    const settings = JSON.parse(readFileSync(join(branch, 'tsconfig.json'), 'utf8')) as object;
    const sources = [...new Set([...REGISTRATIONS.map(({ file }) => file), ...addedFiles()].map((file) => file.replace(/\/(src|test)\/.*/, '/src')))];
    const include = [
      ...sources.filter((folder) => folder.endsWith('/src') && !folder.startsWith('embedded')),
      'services/settlement/src',
      'services/realtime/src',
      'packages/*/src/**/*.d.ts',
    ];
    writeFileSync(join(branch, 'tsconfig.branch.json'), JSON.stringify({ ...settings, include }));
    expect(await onBranch('@typescript/native/bin/tsc', '--singleThreaded', '--project', 'tsconfig.branch.json')).toEqual({ ok: true, said: '' });
  },
  TOOL_TIME,
);

test(
  'when a fourth game is played, then it is scored, settled and shown',
  async () => {
    const run = await onBranch(
      'jest/bin/jest.js',
      '--rootDir',
      branch,
      '--maxWorkers=1',
      '--testSequencer',
      '@jest/test-sequencer',
      '--testMatch',
      '**/*.check.ts',
      '**/*.check.tsx',
    );
    expect(run).toEqual({ ok: true, said: '' });
  },
  TOOL_TIME,
);
