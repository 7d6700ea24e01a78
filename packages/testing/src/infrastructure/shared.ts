import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning, withLock, type KafkaVersion } from '@fairshare/engines';
import type { Engine } from './engine';
import { startKafka, startMongo, startRedis } from './engines';

const PREFIX = 'fairshare-engines-';

/** The process that runs all tests of this run: jest's workers are its children. */
const runner = () => (process.send ? process.ppid : process.pid);

/**
 * The address of an engine that all test files of a run share. The first file that needs it starts it, and it ends with the run. A test
 * never closes it, and uses names of its own there (database, topic prefix).
 */
async function shared(name: string, start: (owner: number) => Promise<Engine>): Promise<string> {
  const owner = runner();
  const folder = join(tmpdir(), `${PREFIX}${owner}`);
  const file = join(folder, name);
  return withLock(`${file}.lock`, async () => {
    const known = await readFile(file, 'utf8').catch(() => null);
    if (known !== null) return known;
    await removeLeftovers();
    const { url } = await start(owner);
    await mkdir(folder, { recursive: true });
    await writeFile(file, url);
    return url;
  });
}

/** Removes the address files of earlier runs. */
async function removeLeftovers(): Promise<void> {
  const old = (await readdir(tmpdir())).filter((entry) => entry.startsWith(PREFIX) && !isRunning(Number(entry.slice(PREFIX.length))));
  await Promise.all(old.map((entry) => rm(join(tmpdir(), entry), { recursive: true, force: true })));
}

export const sharedKafka = (version?: KafkaVersion): Promise<string> => shared(`kafka-${version ?? 'newest'}`, (owner) => startKafka({ version, owner }));
export const sharedMongo = (): Promise<string> => shared('mongo', (owner) => startMongo({ owner }));
export const sharedRedis = (): Promise<string> => shared('redis', (owner) => startRedis({ owner }));
