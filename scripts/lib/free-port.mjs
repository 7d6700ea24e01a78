import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the operating system's range of ephemeral ports: a free port in that range could be taken before anything listens on it. */
const FIRST = 20_000;
const LAST = 32_767;

/** A local port without a listener. @returns {Promise<number>} */
export async function freePort() {
  const port = randomInt(FIRST, LAST + 1);
  const isFree = await new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
