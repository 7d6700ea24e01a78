import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: a free one of those may be taken before anybody listens on it. */
const FIRST = 20_000;
const LAST = 32_767;
const TRIES = 100;

/** Those that were given out: nobody may listen on them yet. A platform asks for dozens, and of dozens drawn from thousands two are the same now and then. */
const given = new Set<number>();

/** A port of the loopback address that nobody listens on right now, another one at each call. @throws Error when a hundred tries find none */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST + 1);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port between ${FIRST} and ${LAST}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
