/**
 * `npm run test:distributed`: the tests of the embedded platform, unchanged, on the platform as processes: what was just written counts,
 * random rounds pay out what the rules give, and the browser plays a round.
 */
import { installDependencies } from './lib/dependencies.mjs';
import { buildAll } from './lib/builds.mjs';
import { findChromium } from './lib/chromium.mjs';
import { tool } from './lib/run.mjs';

const env = { PLATFORM: 'distributed', ROUNDS: process.env.ROUNDS ?? '10' };
try {
  await installDependencies();
  await buildAll((name) => name !== 'embedded');
  await tool('jest', ['--maxWorkers=1', 'embedded/test/read-your-writes', 'embedded/test/random-rounds'], { env: { ...env, NODE_ENV: 'test' } });
  await tool('playwright', ['test', '--config=e2e/playwright.config.ts', 'a-real-round'], { env: { ...env, CHROMIUM_PATH: await findChromium() } });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
