import { readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { ROOT } from './run.mjs';

/** The lockfile folder in which Node finds `name` for code in `from`, both as keys of the lockfile; undefined if it is not installed. */
function find(lock, from, name) {
  for (let folder = from; ; folder = dirname(folder) === '.' ? '' : dirname(folder)) {
    const key = posix.join(folder, 'node_modules', name);
    if (lock.packages[key]) return key;
    if (folder === '') return undefined;
  }
}

/**
 * The input for npm to install only some packages of this repository, in the exact versions of its lockfile: a `package.json` and a `package-lock.json` with
 * those packages and their dependencies.
 *
 * @param {{ name: string, from: string }[]} wanted packages, each with the folder whose code imports it
 * @throws Error when one is not installed, or when two folders get different versions of it
 */
export async function productionPackages(wanted) {
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'));
  const { overrides } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const dependencies = {};
  const packages = {};

  function take(from, name, isOptional) {
    const key = find(lock, from, name);
    if (key === undefined) {
      if (isOptional) return;
      throw new Error(`${name}, which ${from} imports, is not in package-lock.json`);
    }
    if (!key.startsWith('node_modules/')) throw new Error(`${name} of ${from} has a version of its own (${key}), and one process has room for one`);
    if (packages[key]) return;
    const { dev: _dev, devOptional: _devOptional, peer: _peer, ...entry } = lock.packages[key];
    packages[key] = entry;
    for (const needed of Object.keys(entry.dependencies ?? {})) take(key, needed, false);
    for (const needed of Object.keys(entry.optionalDependencies ?? {})) take(key, needed, true);
    for (const needed of Object.keys(entry.peerDependencies ?? {})) take(key, needed, entry.peerDependenciesMeta?.[needed]?.optional ?? false);
  }

  for (const { name, from } of wanted) {
    take(from, name, false);
    dependencies[name] = packages[find(lock, from, name)].version;
  }
  const sorted = (entries) => Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  const manifest = { name: 'fairshare', version: '0.1.0', private: true, dependencies: sorted(dependencies), overrides };
  const { name, version } = manifest;
  return {
    manifest,
    lock: { name, version, lockfileVersion: 3, requires: true, packages: { '': { name, version, dependencies: manifest.dependencies }, ...sorted(packages) } },
  };
}
