/**
 * `npm run test:distributed`: the tests of the embedded platform, unchanged, on the platform as processes: what was just written counts,
 * random rounds pay out what the rules give, phones without signal and the server come to agree, people get and delete what is theirs,
 * forged sessions open nothing, guests score one round, a saved score is one trace, and the browser plays a round. What these leave out asks for what processes have not:
 * a clock that tests set, a process that is everything.
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
