/** Bundles a server process: `node scripts/bundle-server.mjs <entry.ts> <out.cjs> [--watch]`. */
import { build, context } from 'esbuild';
import { serverBundle } from './lib/server-bundle.mjs';

const [entry, outfile, watch] = process.argv.slice(2);
const options = serverBundle(entry, outfile);

if (watch) await (await context(options)).watch();
else await build(options);
