import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '@fairshare/engines';

const SCRIPT = join(resolve(__dirname, '..', '..'), 'packages', 'ui', 'scripts', 'gallery.mjs');

export interface Gallery {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the gallery of components like `npm run gallery`, on a port of its own. */
export async function startGallery(): Promise<Gallery> {
  const gallery = spawn(process.execPath, [SCRIPT], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, PORT: String(await freePort()) } });
  const gone = once(gallery, 'exit');
  const stop = async () => {
    gallery.kill('SIGTERM');
    await gone;
  };
  return { url: await urlOf(gallery, gone), stop };
}

async function urlOf({ stdout }: ChildProcess & { stdout: Readable }, gone: Promise<unknown>): Promise<string> {
  const firstLine = once(createInterface({ input: stdout }), 'line');
  const ended = gone.then((): never => {
    throw new Error('the gallery ended instead of starting');
  });
  const [line] = await Promise.race([firstLine, ended]);
  ended.catch(() => undefined);
  return String(line).replace(/^Gallery: /, '');
}
