import { spawn, type ChildProcess } from 'node:child_process';
import { endChild, processorTimeOf } from '@fairshare/engines';
import { isResponding } from '@fairshare/service-kit';

/** Milliseconds: the first wait before a restart, doubled each time up to the longest; reset after a life of `A_LONG_LIFE`. */
const FIRST_WAIT = 200;
const LONGEST_WAIT = 10_000;
const A_LONG_LIFE = 30_000;
/** Milliseconds for a process to end by itself before it is killed. */
const END_WITHIN = 30_000;
/** Milliseconds between two health checks of a process that has started. */
const LOOK_EVERY = 1_000;
/** Failed checks in a row before a process without any processor time since the last check is killed: it is stopped, or waits for ever. */
const MISSED_IDLE_MAX = 4;
/** The same for a process that had processor time: on an overloaded machine, one more start would not help. */
const MISSED_BUSY_MAX = 20;
/** Milliseconds for a process to pass its first health check. */
const COME_UP_WITHIN = 120_000;

export interface ProcessCommand {
  /** `games-2`: the service, and the number of the instance. */
  readonly name: string;
  readonly script: string;
  readonly environment: NodeJS.ProcessEnv;
  /** The address of its `/healthz`. Once it has responded and then does not for some seconds, the process counts as hung and is killed. */
  readonly health?: string;
  /** Called for each unexpected death. */
  readonly onDeath: (how: string, waits: number) => void;
}

/**
 * A process that is restarted when it dies, after a longer and longer wait while it keeps dying. It has its own process group, so that Ctrl-C
 * reaches only us and it shuts down in order; and a channel to us, so that it ends when we die without shutting it down. A process that hangs is
 * killed as well: it would hold its connections without responding.
 */
export class SupervisedProcess {
  readonly name: string;
  readonly #command: ProcessCommand;
  #script: string;
  #child: ChildProcess;
  #startedAt = 0;
  #deaths = 0;
  #restarting: NodeJS.Timeout | undefined;
  #isEnding = false;

  constructor(command: ProcessCommand) {
    this.name = command.name;
    this.#command = command;
    this.#script = command.script;
    this.#child = this.#start();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Kills it at once, like a crash; it is then restarted. */
  kill(): Promise<void> {
    return endChild(this.#child, 'SIGKILL', END_WITHIN);
  }

  /** Shuts it down and starts it again, as a rollout would; another script stands for another release. Returns the exit code of the old one. */
  async renew(script = this.#script): Promise<number | null> {
    const code = await this.stop();
    this.#script = script;
    this.#isEnding = false;
    this.#child = this.#start();
    return code;
  }

  /** Shuts it down permanently. Returns its exit code. */
  async stop(): Promise<number | null> {
    this.#isEnding = true;
    clearTimeout(this.#restarting);
    await endChild(this.#child, 'SIGTERM', END_WITHIN);
    return this.#child.exitCode;
  }

  #start(): ChildProcess {
    this.#startedAt = Date.now();
    const child = spawn(process.execPath, ['--enable-source-maps', this.#script], {
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: this.#command.environment,
    });
    const stopLooking = this.#lookAfter(child);
    child.once('exit', (code, signal) => {
      stopLooking();
      this.#died(signal ?? `exit code ${code}`);
    });
    return child;
  }

  /** Starts the health checks of a process. Returns a function that stops them. */
  #lookAfter(child: ChildProcess): () => void {
    const { health } = this.#command;
    if (health === undefined) return () => undefined;
    let hasAnswered = false;
    let missed = 0;
    let hadTime = 0;
    let isLooking = false;
    const look = async () => {
      if (isLooking) return;
      isLooking = true;
      const answers = await isResponding(health);
      isLooking = false;
      hasAnswered ||= answers;
      missed = answers ? 0 : missed + 1;
      const hasTime = processorTimeOf(child.pid ?? 0);
      const isIdle = hasTime === hadTime;
      hadTime = hasTime;
      const mayMiss = !hasAnswered ? COME_UP_WITHIN / LOOK_EVERY : isIdle ? MISSED_IDLE_MAX : MISSED_BUSY_MAX;
      if (missed >= mayMiss) child.kill('SIGKILL');
    };
    const looking = setInterval(() => void look(), LOOK_EVERY);
    looking.unref();
    return () => clearInterval(looking);
  }

  #died(how: string): void {
    if (this.#isEnding) return;
    if (Date.now() - this.#startedAt > A_LONG_LIFE) this.#deaths = 0;
    const waits = Math.min(FIRST_WAIT * 2 ** this.#deaths, LONGEST_WAIT);
    this.#deaths += 1;
    this.#command.onDeath(how, waits);
    this.#restarting = setTimeout(() => (this.#child = this.#start()), waits);
  }
}
