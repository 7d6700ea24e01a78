import { randomInt } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from './lock';

/** Below the ephemeral ports for outgoing connections: one of those may be taken before a server listens on it. */
const FIRST = 20_000;
const LAST = 32_767;
const TRIES = 100;

/**
 * A file for each assigned port, with the id of the process it was assigned to. The port may have no listener yet, for seconds while a broker starts.
 * The processes of one test run request dozens of ports, drawn from thousands, so now and then two would be the same.
 */
const CLAIMS = join(tmpdir(), `fairshare-ports-${process.getuid?.() ?? ''}`);

/** A port of the loopback address without a listener, not assigned to a living process of this user. @throws Error when a hundred tries find none */
export async function freePort(): Promise<number> {
  await mkdir(CLAIMS, { recursive: true });
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST + 1);
    if ((await claim(port)) && (await isFree(port))) return port;
  }
  throw new Error(`no free port between ${FIRST} and ${LAST}`);
}

/** Assigns a port to this process. Returns false if another process has it. */
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
  // A file that is just being written is empty, which gives 0: that stands for this very process group, which runs.
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
