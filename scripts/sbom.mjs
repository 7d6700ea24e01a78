/**
 * `npm run sbom [file]`: writes the shipped packages, with versions and licences, as a CycloneDX document (default: dist/sbom.cdx.json). The tool comes from
 * npm and is stored outside the checkout. It reads only the lockfile, so nothing needs to be installed.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ROOT, run } from './lib/run.mjs';

const VERSION = '6.0.1';
const file = resolve(process.argv[2] ?? join(ROOT, 'dist', 'sbom.cdx.json'));

const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'fairshare', `cyclonedx-npm-${VERSION}`);
const command = join(cache, 'node_modules', '.bin', 'cyclonedx-npm');
if (!existsSync(command)) {
  await run('npm', ['install', '--prefix', cache, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `@cyclonedx/cyclonedx-npm@${VERSION}`], { quiet: true });
}
await mkdir(dirname(file), { recursive: true });
// npm reports an unused peer dependency as "invalid" but lists it all the same, so its errors are ignored.
await run(command, ['--package-lock-only', '--omit', 'dev', '--ignore-npm-errors', '--output-reproducible', '--output-file', file], { quiet: true });
const { components, specVersion } = JSON.parse(await readFile(file, 'utf8'));
console.log(`${file}: CycloneDX ${specVersion}, ${components.length} components`);
