import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Certificate } from './certificate';
import { freePort } from './free-port';
import { ServerProcess, type ServerCommand } from './server-process';
import { runTool } from './tools';

/** A server of our own: on a free port, its data in a folder of its own. */
export interface Server {
  /** Where it listens, the same after a restart. */
  readonly url: string;
  readonly pid: number;
  /** Gone at once, as in a power cut; what it had acknowledged is on the disk. */
  kill(): Promise<void>;
  /** Stops it in its tracks: it is there, holds its connections, and says nothing. */
  pause(): Promise<void>;
  /** It goes on where it stood. */
  resume(): Promise<void>;
  /** From now on nothing it writes finds room, as on a full disk. Linux alone. */
  fillDisk(): Promise<void>;
  clearDisk(): Promise<void>;
  /** Up again on the same port and data, whether it was killed before or not. */
  restart(): Promise<void>;
  /** Down permanently; its data is removed. */
  close(): Promise<void>;
}

export interface ServerOptions {
  /** The process whose end ends the server too; default: this one. */
  readonly owner?: number;
  /** Speaks TLS with it, and nothing else. */
  readonly certificate?: Certificate;
  /** Keeps its data here instead of in a temporary folder, and leaves it there. */
  readonly directory?: string;
}

type Command = Omit<ServerCommand, 'owner' | 'directory' | 'keepData'>;

/** Runs what `prepare` says in a folder. */
export async function startServer(
  name: string,
  { owner = process.pid, directory: kept }: ServerOptions,
  prepare: (directory: string) => Promise<{ url: string; command: Command }>,
): Promise<Server> {
  const directory = kept ?? (await mkdtemp(join(tmpdir(), `fairshare-${name}-`)));
  const { url, command } = await prepare(directory);
  const start = () => ServerProcess.start({ ...command, directory, owner, keepData: kept !== undefined });
  let running = await start();
  return {
    url,
    get pid() {
      return running.pid;
    },
    kill: () => running.kill(),
    pause: async () => running.pause(),
    resume: async () => running.resume(),
    fillDisk: async () => void (await limitFiles(running.pid, '1')),
    clearDisk: async () => void (await limitFiles(running.pid, 'unlimited')),
    async restart() {
      await running.stop();
      running = await start();
    },
    async close() {
      await running.stop();
      if (kept === undefined) await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The same for one that is up once something listens on its port: `prepare` is told a free one. */
export const startOnPort = (
  name: string,
  options: ServerOptions,
  prepare: (port: number, directory: string) => Promise<Omit<Command, 'ready'> & { readonly url: string }>,
): Promise<Server> =>
  startServer(name, options, async (directory) => {
    const port = await freePort();
    const { url, ...command } = await prepare(port, directory);
    return { url, command: { ...command, ready: () => listensOn(port) } };
  });

/** The largest file a process may write, in bytes: its soft limit, which can be raised again. */
const limitFiles = (pid: number, bytes: string) => runTool('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);

/** Whether something accepts connections there. */
function listensOn(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    const end = (listens: boolean) => () => {
      socket.destroy();
      resolve(listens);
    };
    socket.once('connect', end(true));
    socket.once('error', end(false));
  });
}
