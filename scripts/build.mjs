/** `node scripts/build.mjs [name …]`: builds what is stale of the frontends and processes whose names begin like one of these; without any, all of it. */
import { buildAll } from './lib/builds.mjs';

const wanted = process.argv.slice(2);
await buildAll((name) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));
