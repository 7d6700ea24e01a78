/** `npm start`: installs what is missing, builds what is stale, then becomes the platform (the embedded profile). */
import { installDependencies } from './lib/dependencies.mjs';
import { PROCESSES, buildAll } from './lib/builds.mjs';

process.env.NODE_ENV ??= 'production';
try {
  await installDependencies({ running: true });
  await buildAll((name) => !PROCESSES.includes(name));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import('../embedded/dist/main.cjs');
