/** `npm run start:distributed`: installs what is missing, builds what is stale, then runs every service as processes of its own on this machine. */
import { installDependencies } from './lib/dependencies.mjs';
import { buildAll } from './lib/builds.mjs';

process.env.NODE_ENV ??= 'production';
try {
  await installDependencies({ running: true });
  await buildAll((name) => name !== 'embedded');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import('../distributed/dist/main.cjs');
