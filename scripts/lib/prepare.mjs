import { buildAll } from './builds.mjs';
import { installDependencies } from './dependencies.mjs';

/** What a command that then becomes a process of the platform needs: installs what is missing and builds what is stale of what passes; ends with one line if it cannot. */
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
