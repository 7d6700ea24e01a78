import { buildAll } from './builds.mjs';
import { installDependencies } from './dependencies.mjs';

/**
 * Prepares a command that then becomes a process of the platform: installs missing dependencies and builds the stale builds that pass `only`. Exits with a
 * one-line error if that fails.
 */
export async function prepare(only) {
  process.env.NODE_ENV ??= 'production';
  try {
    await installDependencies({ running: true });
    await buildAll(only);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
