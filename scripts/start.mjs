/** `npm start`: installs missing dependencies, builds what is stale, then becomes the platform (the embedded profile). */
import { isOfEmbedded } from './lib/builds.mjs';
import { prepare } from './lib/prepare.mjs';

await prepare(isOfEmbedded);
await import('../platform/embedded/dist/main.cjs');
