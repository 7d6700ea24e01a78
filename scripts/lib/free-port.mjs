import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: a free one of those may be taken before anybody listens on it. */
const FIRST = 20_000;
const LAST = 32_767;

/** A port of this machine's own that nothing listens on. @returns {Promise<number>} */
export async function freePort() {
  const port = randomInt(FIRST, LAST + 1);
  const isFree = await new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
