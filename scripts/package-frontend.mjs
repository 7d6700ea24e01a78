/**
 * Lays a built frontend out for its web server: `node scripts/package-frontend.mjs <dist> <site> [previous site]`, the first being `frontends/<name>/dist`. The
 * shell is at the root, a remote under `remotes/<name>/`, with a `.br` and a `.gz` for each file worth compressing. The hashed files of the previous release
 * stay, for pages that are still open.
 */
import { cp, mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The types that the gateway compresses, too (gateway/src/frontends/static-file.ts). Source maps are for developers, who can wait. */
const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
const WORTH_COMPRESSING = 1_024;
/** The list of this release's hashed files. The web server does not serve names that begin with a dot. */
const LIST = '.release.json';

const [dist, site, previousSite] = process.argv.slice(2);
if (!dist || !site) throw new Error('usage: node scripts/package-frontend.mjs <dist> <site> [previous site]');

const frontend = basename(dirname(resolve(dist)));
const place = frontend === 'shell' ? '' : join('remotes', frontend);
const target = join(site, place);
const files = (await filesBelow(dist)).filter((file) => !file.endsWith('.br') && !file.split('/').some((part) => part.startsWith('.')));
if (files.length === 0) throw new Error(`${dist} is empty: build the frontend first`);

if (previousSite) await keepReleaseOf(join(previousSite, place));
for (const file of files) await lay(file);
await writeFile(join(target, LIST), JSON.stringify(files.filter((file) => file.startsWith('assets/'))));

async function lay(file) {
  const to = join(target, file);
  await mkdir(dirname(to), { recursive: true });
  await cp(join(dist, file), to);
  const { size } = await stat(to);
  if (size < WORTH_COMPRESSING || !COMPRESSIBLE.has(extname(file))) return;
  const plain = await readFile(to);
  await writeFile(`${to}.br`, await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size } }));
  await writeFile(`${to}.gz`, await promisify(gzip)(plain, { level: 9 }));
}

/** Copies the previous release's own files, not those of the release before it: two releases are enough. */
async function keepReleaseOf(previous) {
  const list = await readFile(join(previous, LIST), 'utf8').catch(() => '[]');
  for (const file of JSON.parse(list)) {
    for (const form of [file, `${file}.br`, `${file}.gz`]) await cp(join(previous, form), join(target, form)).catch(ignoreMissing);
  }
}

function ignoreMissing(error) {
  if (error.code !== 'ENOENT') throw error;
}

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .sort();
}
