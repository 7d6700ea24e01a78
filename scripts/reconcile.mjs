/** `npm run reconcile`: asks the payment provider about every customer, and repairs what the platform in DATA_DIR knows of them. */
import { installDependencies } from './lib/dependencies.mjs';
import { buildAll } from './lib/builds.mjs';

process.env.NODE_ENV ??= 'production';
try {
  await installDependencies({ running: true });
  await buildAll((name) => name === 'embedded');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import('../embedded/dist/reconcile.cjs');
