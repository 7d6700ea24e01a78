import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestClient, eventually, freePort, type TestClient } from '@fairshare/testing';
import { bundlePlatform, kill, startPlatformProcess } from '../platform-process';

/** What a process holds on to, its garbage collected. */
export interface Holdings {
  readonly bytes: number;
  readonly sockets: number;
  readonly descriptors: number;
  /** Whether a request got at the prototype that all objects have. */
  readonly polluted: boolean;
}

/** The platform in a process of its own, for tests that are hard on it. */
export interface Victim {
  readonly port: number;
  readonly url: string;
  readonly dataDir: string;
  /** What it has printed so far. */
  readonly printed: () => string;
  visitor(): TestClient;
  holdings(): Promise<Holdings>;
  /**
   * What it holds once nobody is there: every connection is closed, of clients and between services, since none is kept open for long
   * without a request. So it comes back exactly, however busy it was in between. Fails when a connection stays.
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
    // A connection a call: the tests' own must not be among those that are counted.
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
