import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @typedef {{ file: string, bytes: number }[]} Files the scripts and stylesheets of a first load, with their gzipped sizes */

/**
 * The files that a browser loads before the first screen of a page of the shell and a remote's module: those in the page's tags, the remote's entry, and the
 * module's files according to the manifest, both immediate and soon. Files loaded later, when idle or after a tap, do not count.
 *
 * @param {string} frontends the folder of the frontends, each with its build in `dist/`
 * @param {{ page: string, remote?: string, module?: string }} what
 * @returns {Promise<Files>}
 */
export async function firstLoadOf(frontends, { page, remote, module }) {
  const html = await readFile(join(frontends, 'shell/dist', page), 'utf8');
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
  // The page's own script runs the app's scripts at once; on the landing page it runs them later, if ever.
  const app = remote ? (/\bdata-app="([^"]+)"/.exec(html)?.[1].split(' ') ?? []) : [];
  const ofRemote = remote && module ? filesOf(remote, await manifestOf(frontends, remote), module) : [];
  return sizesOf(frontends, [...[...tags, ...app].map((file) => `shell/dist${file}`), ...ofRemote]);
}

/** The files of a remote's heaviest module. @returns {Promise<Files>} */
export async function heaviestModuleOf(frontends, remote) {
  const manifest = await manifestOf(frontends, remote);
  const modules = await Promise.all(manifest.exposes.map(({ path }) => sizesOf(frontends, filesOf(remote, manifest, path))));
  return modules.reduce((heaviest, one) => (kilobytes(one) > kilobytes(heaviest) ? one : heaviest), []);
}

/**
 * A part of a remote that is loaded on demand, by the name that its import declares (`webpackChunkName`).
 *
 * @param {{ remote: string, chunk: string }} what
 * @returns {Promise<Files>}
 */
export async function partOf(frontends, { remote, chunk }) {
  const [newest] = JSON.parse(await readFile(join(frontends, remote, 'dist/.releases.json'), 'utf8'));
  const files = newest.filter((file) => file.startsWith(`assets/${chunk}.`) && /\.(js|css)$/.test(file));
  if (files.length === 0) throw new Error(`${remote} has no part ${chunk}`);
  return sizesOf(
    frontends,
    files.map((file) => `${remote}/dist/${file}`),
  );
}

/** @param {Files} files */
export const kilobytes = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;

const manifestOf = async (frontends, remote) => JSON.parse(await readFile(join(frontends, remote, 'dist/mf-manifest.json'), 'utf8'));

function filesOf(remote, { metaData: { remoteEntry, needsSoon = {} }, exposes }, module) {
  const exposed = exposes.find(({ path }) => path === module);
  if (!exposed) throw new Error(`${remote} exposes no ${module}`);
  const { js, css } = exposed.assets;
  return [posix.join(remoteEntry.path, remoteEntry.name), ...js.sync, ...css.sync, ...(needsSoon[module] ?? [])].map((file) => `${remote}/dist/${file}`);
}

const sizesOf = (frontends, files) => Promise.all([...new Set(files)].map(async (file) => ({ file, bytes: gzipSync(await readFile(join(frontends, file)), { level: 9 }).length })));
