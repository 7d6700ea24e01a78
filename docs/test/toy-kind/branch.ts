import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');
const ADDED = join(__dirname, 'added');
const COPIED = [
  'packages',
  'services',
  'frontends/game',
  'platform/embedded',
  'platform/engines',
  'jest.config.mjs',
  'jest.setup.cjs',
  'scripts/lib/jest-runtime.cjs',
  'scripts/lib/quick-styles.cjs',
  'package.json',
  'tsconfig.json',
];
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache']);
/** Workspaces that have their own node_modules. */
const WITH_MODULES = ['packages/testing', 'frontends/game'];

/** Copies the workspaces in which a game is added, like a branch. Installed packages are linked; links between workspaces lead to the copies. */
export function makeBranch(): string {
  const branch = mkdtempSync(join(realpathSync(tmpdir()), 'fairshare-toy-kind-'));
  for (const path of COPIED) cpSync(join(ROOT, path), join(branch, path), { recursive: true, filter: (source) => !LEFT_OUT.has(basename(source)) });
  for (const folder of ['.', ...WITH_MODULES]) linkModules(join(ROOT, folder, 'node_modules'), join(branch, folder, 'node_modules'));
  linkWorkspaces(branch);
  return branch;
}

export const removeBranch = (branch: string) => rmSync(branch, { recursive: true, force: true });

function linkModules(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== '@fairshare' && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
}

function linkWorkspaces(branch: string): void {
  const from = join(ROOT, 'node_modules', '@fairshare');
  const to = join(branch, 'node_modules', '@fairshare');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const home = realpathSync(join(from, name));
    const copied = join(branch, relative(ROOT, home));
    symlinkSync(existsSync(copied) ? copied : home, join(to, name));
  }
}

/** The files that the game adds, by their paths in the repository. */
export const addedFiles = (): string[] =>
  readdirSync(ADDED, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ADDED, join(entry.parentPath, entry.name)))
    .sort();

export function addFiles(branch: string): void {
  for (const file of addedFiles()) {
    const to = join(branch, file);
    if (existsSync(to)) throw new Error(`${file} is there already: that is no addition`);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, readFileSync(join(ADDED, file)));
  }
}

/** Edits an existing file. Each searched text must occur in it exactly once. @throws if one does not */
export function register(branch: string, file: string, edits: readonly (readonly [find: string, put: string])[]): void {
  const path = join(branch, file);
  const edited = edits.reduce(
    (text, [find, put]) => {
      const parts = text.split(find);
      if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} places that say ${JSON.stringify(find)}`);
      return parts.join(put);
    },
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, edited);
}
