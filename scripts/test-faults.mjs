/** `npm run test:faults`: 20 scorers write for 2 minutes while one part of the platform after the other is killed; about 50 minutes. */
import { installDependencies } from './lib/dependencies.mjs';
import { buildAll } from './lib/builds.mjs';
import { tool } from './lib/run.mjs';

// Obligatory: whoever asks for it wants to hear what is missing.
const env = { CI: 'true', NODE_ENV: 'test', FAULT_SCORERS: process.env.FAULT_SCORERS ?? '20', FAULT_SECONDS: process.env.FAULT_SECONDS ?? '120' };
try {
  await installDependencies();
  await buildAll((name) => name !== 'embedded');
  await tool('jest', ['--maxWorkers=1', '--verbose', 'distributed/test/distributed.test', '-t', 'under load'], { env });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
