/**
 * `npm run release -- major|minor|patch`: sets the version, dates the unreleased entries of CHANGELOG.md, writes the software bill of materials (SBOM), and
 * commits and tags all of it. Nothing is pushed. `--dry-run` prints what it would do and changes nothing. `--repository <directory>`: another checkout.
 */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nextVersion, releaseChanges } from './lib/changelog.mjs';
import { ROOT, run } from './lib/run.mjs';

const { values, positionals } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false }, repository: { type: 'string', default: ROOT } },
  allowPositionals: true,
});
const repository = resolve(values.repository);
const git = (...args) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
const at = (file) => join(repository, file);

try {
  await release(positionals[0] ?? '');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function release(step) {
  const manifest = await readFile(at('package.json'), 'utf8');
  const current = JSON.parse(manifest).version;
  const version = nextVersion(current, step);
  const tag = `v${version}`;
  if (git('status', '--porcelain') !== '') throw new Error('commit or set aside your changes first: a release is made of what is committed');
  const branch = git('branch', '--show-current');
  if (branch !== 'main') throw new Error(`a release is made on main, not on "${branch}"`);
  if (git('tag', '--list', tag) !== '') throw new Error(`${tag} is there already`);
  const { text, notes } = releaseChanges(await readFile(at('CHANGELOG.md'), 'utf8'), version, new Date().toISOString().slice(0, 10));
  console.log(`${current} → ${version}\n\n${notes}\n`);
  if (values['dry-run']) return;

  const versioned = (file) => file.replace(`"version": "${current}"`, `"version": "${version}"`);
  const lockfile = await readFile(at('package-lock.json'), 'utf8');
  // The lockfile contains the root's version twice: at its top, and in the package "".
  const rootPackage = lockfile.indexOf('"packages": {');
  await writeFile(at('package.json'), versioned(manifest));
  await writeFile(at('package-lock.json'), versioned(lockfile.slice(0, rootPackage)) + versioned(lockfile.slice(rootPackage)));
  await writeFile(at('CHANGELOG.md'), text);
  git('commit', '--all', '--message', `release: ${version}`);
  git('tag', '--annotate', tag, '--message', `${version}\n\n${notes}`);
  if (repository === resolve(ROOT)) await run(process.execPath, ['scripts/sbom.mjs', join('dist', `sbom-${version}.cdx.json`)]);
  console.log(`${tag} is committed and tagged. Publish it: git push --follow-tags, and attach the list of dist/.`);
}
