/**
 * `npm run test:faults`: 20 scorers write for 2 minutes while one part of the platform after the other is killed, hangs, fills its disk or receives garbage;
 * takes about 80 minutes. `npm run test:faults -- "SIGSTOP of Redis"`: only this one. FAULT_SECONDS and FAULT_SCORERS make the runs shorter and the scorers
 * fewer.
 */
import { installDependencies } from './lib/dependencies.mjs';
import { buildAll } from './lib/builds.mjs';
import { tool } from './lib/run.mjs';

// CI makes the engines mandatory, so that a missing one is an error instead of a skipped test.
const env = { CI: 'true', NODE_ENV: 'test', FAULT_SCORERS: process.env.FAULT_SCORERS ?? '20', FAULT_SECONDS: process.env.FAULT_SECONDS ?? '120' };
try {
  await installDependencies();
  await buildAll((name) => name !== 'platform/embedded');
  await tool('jest', ['--maxWorkers=1', '--verbose', 'platform/distributed/test/distributed.test', '-t', `under load .*${process.argv[2] ?? ''}`], { env });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
