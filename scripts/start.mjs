/** `npm start`: installs what is missing, builds what is stale, then becomes the platform (the embedded profile). */
import { installDependencies } from './lib/dependencies.mjs';
import { buildAll } from './lib/builds.mjs';

process.env.NODE_ENV ??= 'production';
await installDependencies({ running: true });
await buildAll();
await import('../embedded/dist/main.cjs');
