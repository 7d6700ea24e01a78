/** `npm run start:distributed`: installs missing dependencies, builds what is stale, then runs every service as processes of its own on this machine. */
import { prepare } from './lib/prepare.mjs';

await prepare((name) => name !== 'platform/embedded');
await import('../platform/distributed/dist/main.cjs');
