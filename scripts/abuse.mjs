/** `npm run abuse [requests] [aborts] [seed]`: the long version of a check in `npm test`: malformed and forbidden requests, and clients that disconnect. */
import { tool } from './lib/run.mjs';

const [requests = '20000', aborts = '2000', seed = '1'] = process.argv.slice(2);
await tool('jest', ['--maxWorkers=1', 'platform/embedded/test/abuse'], { env: { NODE_ENV: 'test', ABUSE_REQUESTS: requests, ABUSE_ABORTS: aborts, ABUSE_SEED: seed } }).catch(() =>
  process.exit(1),
);
