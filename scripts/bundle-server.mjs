/** Bundles a server process: `node scripts/bundle-server.mjs <entry.ts> <out.cjs> [--watch]`. Our workspaces go into the one file, npm packages stay outside. */
import { build, context } from 'esbuild';

const [entry, outfile, watch] = process.argv.slice(2);

const npmPackagesStayOutside = {
  name: 'npm-packages-stay-outside',
  setup(setup) {
    setup.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@fairshare/') ? undefined : { path, external: true },
    );
  },
};

const options = {
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  // A dynamic import becomes a require, so that it finds packages the way the rest of the file does.
  supported: { 'dynamic-import': false },
  sourcemap: true,
  logLevel: 'warning',
  plugins: [npmPackagesStayOutside],
};

if (watch) await (await context(options)).watch();
else await build(options);
