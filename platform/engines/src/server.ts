import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Certificate } from './certificate';
import { freePort } from './free-port';
import { ServerProcess, type ServerCommand } from './server-process';
import { runTool } from './tools';

/** A server of our own, on a free port, with its data in a folder of its own. */
export interface Server {
  /** Its address, the same after a restart. */
  readonly url: string;
  readonly pid: number;
  /** Kills it at once, like a power cut. Its acknowledged writes are on the disk. */
  kill(): Promise<void>;
  /** Suspends it: it exists and holds its connections, but does not respond. */
  pause(): Promise<void>;
  /** Resumes it where it was suspended. */
  resume(): Promise<void>;
  /** From now on all its writes fail, as on a full disk. Only on Linux. */
  fillDisk(): Promise<void>;
  clearDisk(): Promise<void>;
  /** Starts it again on the same port and data, whether it was killed before or not. */
  restart(): Promise<void>;
  /** Stops it permanently, and removes its data. */
  close(): Promise<void>;
}

export interface ServerOptions {
  /** The server ends when this process ends; default: this one. */
  readonly owner?: number;
  /** Makes the server use only TLS, with this certificate. */
  readonly certificate?: Certificate;
  /** Stores its data here instead of in a temporary folder, and does not remove it. */
  readonly directory?: string;
}

type Command = Omit<ServerCommand, 'owner' | 'directory' | 'keepData'>;

/** Starts the server that `prepare` configures in a folder. */
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

/** The same for a server that is ready once something listens on its port: `prepare` gets a free one. */
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

/** Whether something accepts connections at this port. */
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
