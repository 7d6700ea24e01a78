import { spawn, type ChildProcess } from 'node:child_process';
import { endChild, processorTimeOf } from '@fairshare/engines';
import { isResponding } from '@fairshare/service-kit';

/** Milliseconds: the first wait before a restart, doubled each time up to the longest; forgotten after a life this long. */
const FIRST_WAIT = 200;
const LONGEST_WAIT = 10_000;
const A_LONG_LIFE = 30_000;
/** Milliseconds a process has to end by itself. */
const END_WITHIN = 30_000;
/** Milliseconds between two looks whether a process that has come up still answers. */
const LOOK_EVERY = 1_000;
/** How often in a row it may not, when it has had no processor time since the look before: it is stopped, or waits for ever. */
const MISSED_IDLE_MAX = 4;
/** And when it has: a machine with more to do than it has time for would not be helped by one that has to start once more. */
const MISSED_BUSY_MAX = 20;
/** Milliseconds a process has to answer for the first time. */
const COME_UP_WITHIN = 120_000;

export interface ProcessCommand {
  /** `games-2`: which service, and which of its instances. */
  readonly name: string;
  readonly script: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Where its `/healthz` answers while it lives. Once it has, and then does not for some seconds, it is killed: it hangs. */
  readonly health?: string;
  /** Told of each death that nobody asked for. */
  readonly onDeath: (how: string, waits: number) => void;
}

/**
 * A process that is started again when it dies, later and later while it keeps dying. It has a process group of its own, so that Ctrl-C
 * reaches us alone and it ends in order; and a channel to us, so that it ends when we are gone without a goodbye. One that hangs is ended
 * as well: it would keep its connections and answer none of them.
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

  /** At once, as a crash would end it; it is then started again. */
  kill(): Promise<void> {
    return endChild(this.#child, 'SIGKILL', END_WITHIN);
  }

  /** Ends it in order and starts it again, as a rollout would; another script is another release. Returns the exit code of the old one. */
  async renew(script = this.#script): Promise<number | null> {
    const code = await this.stop();
    this.#script = script;
    this.#isEnding = false;
    this.#child = this.#start();
    return code;
  }

  /** In order, and for good. Returns its exit code. */
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

  /** Returns how to stop it. */
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
