import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addedFiles, addFiles, makeBranch, register, removeBranch } from './toy-kind/branch';

/** This test adds a toy kind of game, the longest drive, to a copy of the repository as docs/extending.md says: its folder, and its line in the registry. */

const ROOT = join(__dirname, '..', '..');
const TOOL_TIME = 10 * 60_000;
const REGISTRY = 'packages/golf-rules/src/games/registry.ts';

let branch: string;
beforeAll(() => {
  branch = makeBranch();
  addFiles(branch);
  register(branch, REGISTRY, [
    ['import { twoNineSixteen } from', "import { longestDrive } from './longest-drive/definition';\nimport { twoNineSixteen } from"],
    ['bingoBangoBongo] as const', 'bingoBangoBongo, longestDrive] as const'],
  ]);
});
afterAll(() => removeBranch(branch));

/** Runs a tool of the repository on the branch. Returns whether it succeeded, and its output if it failed. */
async function onBranch(tool: string, ...args: string[]): Promise<{ ok: boolean; output: string }> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  try {
    await promisify(execFile)(process.execPath, [join(ROOT, 'node_modules', tool), ...args], { cwd: branch, env, maxBuffer: 1 << 26 });
    return { ok: true, output: '' };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { ok: false, output: `${stdout}${stderr}` };
  }
}

test('when a kind is added, then it brings one folder and its tests', () => {
  expect(addedFiles().filter((file) => !/\.check\.tsx?$/.test(file))).toEqual(['packages/golf-rules/src/games/longest-drive/definition.ts']);
});

test(
  'when a kind is type-checked, then nothing else is asked for',
  async () => {
    const settings = JSON.parse(readFileSync(join(branch, 'tsconfig.json'), 'utf8')) as object;
    const include = ['packages/*/src', 'services/*/src', 'frontends/game/src', 'packages/*/src/**/*.d.ts'];
    writeFileSync(join(branch, 'tsconfig.branch.json'), JSON.stringify({ ...settings, include }));
    expect(await onBranch('@typescript/native/bin/tsc', '--singleThreaded', '--project', 'tsconfig.branch.json')).toEqual({ ok: true, output: '' });
  },
  TOOL_TIME,
);

test(
  'when a kind is played, then it is scored, settled, counted and chosen between',
  async () => {
    const run = await onBranch('jest/bin/jest.js', '--rootDir', branch, '--maxWorkers=1', '--testSequencer', '@jest/test-sequencer', '--testMatch', '**/*.check.ts?(x)');
    expect(run).toEqual({ ok: true, output: '' });
  },
  TOOL_TIME,
);
