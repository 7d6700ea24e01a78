/**
 * `npm run test:faults`: 20 scorers write for 2 minutes while one part of the platform after the other is killed, hangs, fills its disk or
 * is fed nonsense; about 80 minutes. `npm run test:faults -- "SIGSTOP of Redis"`: one of them; FAULT_SECONDS and FAULT_SCORERS: shorter,
 * and fewer.
 */
import { installDependencies } from './lib/dependencies.mjs';
import { buildAll } from './lib/builds.mjs';
import { tool } from './lib/run.mjs';

// Obligatory: whoever asks for it wants to hear what is missing.
const env = { CI: 'true', NODE_ENV: 'test', FAULT_SCORERS: process.env.FAULT_SCORERS ?? '20', FAULT_SECONDS: process.env.FAULT_SECONDS ?? '120' };
try {
  await installDependencies();
  await buildAll((name) => name !== 'platform/embedded');
  await tool('jest', ['--maxWorkers=1', '--verbose', 'platform/distributed/test/distributed.test', '-t', `under load .*${process.argv[2] ?? ''}`], { env });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
