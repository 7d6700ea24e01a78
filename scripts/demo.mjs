/** `npm run demo`: like `npm start`, with a showcase in its own data directory. */
import { isOfEmbedded } from './lib/builds.mjs';
import { prepare } from './lib/prepare.mjs';

await prepare(isOfEmbedded);
await import('../platform/embedded/dist/demo.cjs');
