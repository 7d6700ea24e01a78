/** `node scripts/build.mjs [name …]`: builds the stale frontends and processes whose names begin with one of these; without names, all stale ones. */
import { buildAll } from './lib/builds.mjs';

const wanted = process.argv.slice(2);
await buildAll((name) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));
