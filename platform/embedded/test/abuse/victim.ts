import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestClient, eventually, freePort, type TestClient } from '@fairshare/testing';
import { bundlePlatform, kill, startPlatformProcess } from '../platform-process';

/** The resources that a process holds after garbage collection. */
export interface Holdings {
  readonly bytes: number;
  readonly sockets: number;
  readonly descriptors: number;
  /** Whether a request polluted the prototype of all objects. */
  readonly polluted: boolean;
}

/** The platform in a process of its own, for tests that attack it. */
export interface Victim {
  readonly port: number;
  readonly url: string;
  readonly dataDir: string;
  /** Its output so far. */
  readonly printed: () => string;
  visitor(): TestClient;
  holdings(): Promise<Holdings>;
  /**
   * The resources it holds without clients. Every connection has been closed then, of clients and between services, since none stays open for long
   * without a request. So the numbers are exactly the same as before, however busy it was. Fails when a connection stays open.
   */
  atRest(): Promise<Holdings>;
  isAlive(): boolean;
  close(): Promise<void>;
}

export async function startVictim(name: string, environment: NodeJS.ProcessEnv = {}): Promise<Victim> {
  const file = await bundlePlatform(name);
  const dataDir = await mkdtemp(join(tmpdir(), `fairshare-${name}-`));
  const port = await freePort();
  let printed = '';
  const child: ChildProcess = await startPlatformProcess({
    file,
    port,
    dataDir,
    environment,
    execArgv: ['--expose-gc', '-r', join(__dirname, 'measure.cjs')],
    onOutput: (text) => (printed += text),
  });
  const url = `http://localhost:${port}`;
  const holdings = async () => {
    const answer = once(child, 'message');
    child.send('measure');
    return (await answer)[0] as Holdings;
  };
  return {
    port,
    url,
    dataDir,
    printed: () => printed,
    // One connection per call: the tests' own must not be counted.
    visitor: () =>
      createTestClient(
        () => url,
        () => ({ connection: 'close' }),
      ),
    holdings,
    atRest: () => eventually(holdings, ({ sockets }) => sockets === 0, { within: 30_000, every: 100 }),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async close() {
      await kill(child);
      await rm(dataDir, { recursive: true, force: true });
      await rm(file, { force: true });
    },
  };
}
