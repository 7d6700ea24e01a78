/**
 * `npm run test:distributed`: runs the embedded platform's tests unchanged on the platform as separate processes: writes are visible at once, random rounds pay
 * out according to the rules, phones without signal converge with the server, users export and delete their data, forged sessions are rejected, guests score
 * one round, a saved score is one trace, and the browser plays a round. The omitted tests need something that separate processes do not have: a clock that
 * tests can set, or the whole platform in one process.
 */
import { installDependencies } from './lib/dependencies.mjs';
import { buildAll } from './lib/builds.mjs';
import { findChromium } from './lib/chromium.mjs';
import { tool } from './lib/run.mjs';

const SUITES = ['read-your-writes', 'random-rounds', 'offline-model', 'account-rights', 'tampering', 'guests', 'traces'];

const env = { PLATFORM: 'distributed', ROUNDS: process.env.ROUNDS ?? '10', SEQUENCES: process.env.SEQUENCES ?? '25' };
try {
  await installDependencies();
  await buildAll((name) => name !== 'platform/embedded');
  await tool('jest', ['--maxWorkers=1', '--verbose', '--testTimeout=300000', ...SUITES.map((name) => `platform/embedded/test/${name}.test`)], {
    env: { ...env, NODE_ENV: 'test' },
  });
  await tool('playwright', ['test', '--config=e2e/playwright.config.ts', 'a-real-round'], { env: { ...env, CHROMIUM_PATH: await findChromium() } });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
