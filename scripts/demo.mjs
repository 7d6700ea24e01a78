/** `npm run demo`: as `npm start`, with a showcase in a data directory of its own. */
import { installDependencies } from './lib/dependencies.mjs';
import { buildAll } from './lib/builds.mjs';

process.env.NODE_ENV ??= 'production';
try {
  await installDependencies({ running: true });
  await buildAll();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import('../embedded/dist/demo.cjs');
