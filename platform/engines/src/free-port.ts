import { randomInt } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from './lock';

/** Below the ports that systems give to outgoing connections: a free one of those may be taken before anybody listens on it. */
const FIRST = 20_000;
const LAST = 32_767;
const TRIES = 100;

/**
 * A file for each port that was given out, with the process it was given to: nobody may listen on it yet, for seconds where a broker starts. Of the
 * dozens that the processes of one test run ask for, drawn from thousands, two are the same now and then.
 */
const CLAIMS = join(tmpdir(), `fairshare-ports-${process.getuid?.() ?? ''}`);

/** A port of the loopback address that nobody listens on right now, and that no living process of this user was given. @throws Error when a hundred tries find none */
export async function freePort(): Promise<number> {
  await mkdir(CLAIMS, { recursive: true });
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST + 1);
    if ((await claim(port)) && (await isFree(port))) return port;
  }
  throw new Error(`no free port between ${FIRST} and ${LAST}`);
}

/** Whether it is this process's now. */
async function claim(port: number): Promise<boolean> {
  const file = join(CLAIMS, String(port));
  const take = () =>
    writeFile(file, String(process.pid), { flag: 'wx' }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
  if (await take()) return true;
  const owner = await readFile(file, 'utf8').catch(() => '');
  // One that is just being written names nobody yet, and 0 is this very process group, which runs.
  if (isRunning(Number(owner))) return false;
  await rm(file, { force: true });
  return take();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
