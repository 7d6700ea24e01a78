import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** What the app needs to open without signal. Admin works at a desk; its remote comes from the network. */
const SOURCES = [
  { dist: 'frontends/shell/dist', at: '/' },
  { dist: 'frontends/game/dist', at: '/remotes/game/' },
  { dist: 'frontends/account/dist', at: '/remotes/account/' },
];
/** Pictures of the app for stores and messengers, and the page for visitors who are not signed in: nobody needs them without signal. `.br`: the server's. */
const NOT_PRECACHED = /\.map$|\.br$|\.txt$|^landing\.html$|^assets\/landing-page\.|mf-stats\.json$|-512\.png$|link-preview\.png$/;

/** Writes `frontends/shell/dist/sw.js`, with the list of everything it keeps in it. Needs the three builds. */
export async function buildServiceWorker() {
  // Only now: whoever imports this may have to install it first.
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

/** The files of the newest release. A name with a content hash says by itself when it has changed. */
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
