import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** The builds that the app needs to open without signal. Admin is used at a desk; its remote is loaded from the network. */
const SOURCES = [
  { dist: 'frontends/shell/dist', at: '/' },
  { dist: 'frontends/game/dist', at: '/remotes/game/' },
  { dist: 'frontends/account/dist', at: '/remotes/account/' },
];
/**
 * Pictures of the app for stores and messengers, and the page for visitors who are not signed in: not needed without signal. `.br`: used by the server only.
 */
const NOT_PRECACHED = /\.map$|\.br$|\.txt$|^landing\.html$|^assets\/landing-page\.|mf-stats\.json$|-512\.png$|link-preview\.png$/;

/** Writes `frontends/shell/dist/sw.js`, including the list of the files it precaches. Needs the three builds. */
export async function buildServiceWorker() {
  // Imported here, since a module that imports this one may have to install it first.
  const { build } = await import('esbuild');
  const entries = (await Promise.all(SOURCES.map(entriesOf))).flat();
  await build({
    entryPoints: [join(ROOT, 'frontends/shell/src/service-worker/sw.ts')],
    outfile: join(ROOT, 'frontends/shell/dist/sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    define: { PRECACHED: JSON.stringify(entries), 'process.env.NODE_ENV': '"production"' },
  });
}

/** The files of the newest release. A name with a content hash needs no revision of its own. */
async function entriesOf({ dist, at }) {
  const [files] = JSON.parse(await readFile(join(ROOT, dist, '.releases.json'), 'utf8'));
  const kept = files.filter((file) => !NOT_PRECACHED.test(file));
  return Promise.all(
    kept.map(async (file) => {
      const revision = file.startsWith('assets/')
        ? null
        : createHash('sha256')
            .update(await readFile(join(ROOT, dist, file)))
            .digest('hex')
            .slice(0, 16);
      return { url: at + file, revision };
    }),
  );
}
