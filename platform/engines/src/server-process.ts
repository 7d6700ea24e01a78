import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endChild, isAlive } from './child';

/** Milliseconds for a server to start. `STOP_WITHIN`: to stop before it is killed. */
const START_WITHIN = 180_000;
const STOP_WITHIN = 10_000;
const LOOK_AGAIN = 50;

/**
 * Kills the server ($2) and removes its data ($3) when its owner ($1) has died without stopping it; itself ends with either. A zombie process
 * counts as dead.
 */
const WATCH = `
lives() { kill -0 "$1" && ! ps -o stat= -p "$1" | grep -q '^Z'; }
while lives "$1" && lives "$2"; do sleep 1; done 2>/dev/null
lives "$1" 2>/dev/null && exit
kill -9 "$2" 2>/dev/null
[ -z "$3" ] || rm -rf "$3"
`;

export interface ServerCommand {
  readonly command: string;
  readonly args: readonly string[];
  /** Its data and its log. */
  readonly directory: string;
  /** False: the directory is removed when the owner dies. */
  readonly keepData: boolean;
  /** The server ends when this process ends. */
  readonly owner: number;
  /** Whether it accepts calls. `log`: its output so far. */
  readonly ready: (log: string) => Promise<boolean> | boolean;
}

/** One run of a server in a process of its own. It does not keep this process alive, and does not end with its Ctrl-C. */
export class ServerProcess {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** @throws Error with the end of its log when it does not start. */
  static async start({ command, args, directory, keepData, owner, ready }: ServerCommand): Promise<ServerProcess> {
    const logFile = join(directory, 'server.log');
    const log = await open(logFile, 'w');
    const child = spawn(command, args, { cwd: directory, detached: true, stdio: ['ignore', log.fd, log.fd] });
    await once(child, 'spawn');
    await log.close();
    child.unref();
    spawn('sh', ['-c', WATCH, 'sh', String(owner), String(child.pid), keepData ? '' : directory], { detached: true, stdio: 'ignore' }).unref();

    const server = new ServerProcess(child);
    const until = Date.now() + START_WITHIN;
    while (!(await ready(await readFile(logFile, 'utf8')))) {
      if (isAlive(child) && Date.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
        continue;
      }
      const how = child.exitCode ?? child.signalCode ?? 'not ready in time';
      await server.kill();
      const end = (await readFile(logFile, 'utf8')).trim().split('\n').slice(-15).join('\n');
      throw new Error(`${command} did not start (${how}):\n${end}`);
    }
    return server;
  }

  /** Kills it, like a power cut. */
  kill(): Promise<void> {
    return endChild(this.#child, 'SIGKILL', STOP_WITHIN);
  }

  /** Suspends it, with its connections, until it is resumed. */
  pause(): void {
    this.#child.kill('SIGSTOP');
  }

  resume(): void {
    this.#child.kill('SIGCONT');
  }

  stop(): Promise<void> {
    if (isAlive(this.#child)) this.resume();
    return endChild(this.#child, 'SIGTERM', STOP_WITHIN);
  }
}
