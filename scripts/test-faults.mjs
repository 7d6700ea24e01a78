/** `npm run test:faults`: 20 scorers write for 2 minutes while one part of the platform after the other is killed; about 40 minutes. */
import { tool } from './lib/run.mjs';

const env = { CI: 'true', FAULT_SCORERS: process.env.FAULT_SCORERS ?? '20', FAULT_SECONDS: process.env.FAULT_SECONDS ?? '120' };
await tool('jest', ['--maxWorkers=1', '--verbose', 'distributed/test/distributed.test', '-t', 'under load'], { env }).catch(() => process.exit(1));
