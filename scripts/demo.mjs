/** `npm run demo`: as `npm start`, with a showcase in a data directory of its own. */
import { isOfEmbedded } from './lib/builds.mjs';
import { prepare } from './lib/prepare.mjs';

await prepare(isOfEmbedded);
await import('../platform/embedded/dist/demo.cjs');
