/**
 * Packages everything that a process needs to run by itself: `node scripts/package-process.mjs <workspace folder> <out>`. It bundles `src/main.ts` and every
 * `src/*.command.ts` of the workspace, copies its `data`, and writes the input for `npm ci --omit=dev` in the same folder, which installs exactly the packages
 * that these files import.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { productionPackages } from './lib/production-packages.mjs';
import { ROOT } from './lib/run.mjs';
import { serverBundle } from './lib/server-bundle.mjs';

const ENTRY = /^(main|.+\.command)\.ts$/;

const [workspace, out] = process.argv.slice(2);
if (!workspace || !out) throw new Error('usage: node scripts/package-process.mjs <workspace folder> <out>');

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const imported = new Map();
for (const entry of await entriesOf(workspace)) {
  const name = entry.replace(/(\.command)?\.ts$/, '');
  const { metafile } = await build({ ...serverBundle(join(ROOT, workspace, 'src', entry), join(resolve(out), `${name}.cjs`)), metafile: true, absWorkingDir: ROOT });
  for (const { name: wanted, from } of externalsOf(metafile)) imported.set(wanted, from);
}
// Files that the process reads at start, with their licences.
const data = join(ROOT, workspace, 'data');
if (existsSync(data)) await cp(data, join(out, 'data'), { recursive: true });
const { manifest, lock } = await productionPackages([...imported].map(([name, from]) => ({ name, from })));
await writeFile(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
await writeFile(join(out, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);

async function entriesOf(folder) {
  const entries = (await readdir(join(ROOT, folder, 'src'))).filter((file) => ENTRY.test(file));
  if (!entries.includes('main.ts')) throw new Error(`${folder} has no src/main.ts`);
  return entries;
}

/** The npm packages that a bundle's files import, each with the folder of one importing file. Type imports and tree-shaken imports do not count. */
function externalsOf({ inputs, outputs }) {
  const kept = Object.values(outputs).flatMap(({ imports }) => imports.filter(({ external }) => external).map(({ path }) => packageOf(path)));
  const importers = Object.entries(inputs).flatMap(([file, { imports }]) =>
    imports.filter(({ external }) => external).map(({ path }) => [packageOf(path), dirname(relative(ROOT, resolve(ROOT, file)))]),
  );
  const folders = new Map(importers);
  return [...new Set(kept)].filter((name) => !isBuiltin(name)).map((name) => ({ name, from: folders.get(name) }));
}

/** `@scope/name/path` and `name/path` without the path. */
function packageOf(path) {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}
