import { isAway } from '@fairshare/event-bus';
import { BadEnvironment } from './environments';

/** Milliseconds between two checks of a process for a permanent fault, and milliseconds it may take to end. */
const LOOK_EVERY = 1_000;
const END_WITHIN = 25_000;

/** A started process. */
export interface Closable {
  /** The permanent fault of this process, or null. A process with a fault ends, so that another one can take its place. */
  readonly fault?: () => string | null;
  /** Finishes the work under way and ends. */
  close(): Promise<void>;
}

/**
 * The life cycle of a process: starts it, and ends it in order (exit code 0) on SIGTERM or Ctrl-C, or when its supervising parent process
 * has ended. It ends with 1 when it cannot start, has a permanent fault, or does not end in time. For the operator's mistakes it prints one
 * line, for our own errors the stack.
 */
export function runProcess(start: () => Promise<Closable>): void {
  let end = (code: number): void => process.exit(code);
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));
  if (process.channel) process.once('disconnect', () => end(0));

  start().then(
    (running) => {
      end = endOnce(running);
      lookAfter(running, () => end(1));
    },
    (error: unknown) => giveUp(wordsFor(error)),
  );
}

/** The life cycle of a command: ends with the code that the task returns, or with 1 when the task fails. */
export function runTask(task: () => Promise<number>): void {
  task().then(
    (code) => process.exit(code),
    (error: unknown) => giveUp(isAway(error) ? error.message : wordsFor(error)),
  );
}

function wordsFor(error: unknown): string {
  if (error instanceof BadEnvironment) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return `${error.message}: choose another PORT`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function endOnce(running: Closable): (code: number) => void {
  let isEnding = false;
  return (code) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => giveUp(`did not end within ${END_WITHIN / 1_000} s`), END_WITHIN).unref();
    running.close().then(
      () => process.exit(code),
      (error: unknown) => giveUp(String(error)),
    );
  };
}

function lookAfter(running: Closable, end: () => void): void {
  const looking = setInterval(() => {
    const fault = running.fault?.() ?? null;
    if (fault === null) return;
    clearInterval(looking);
    say(`ends, since it cannot go on: ${fault}`);
    end();
  }, LOOK_EVERY);
  looking.unref();
}

/** Prints the reason, and ends. */
function giveUp(why: string): never {
  say(why);
  process.exit(1);
}

const say = (line: string) => void process.stderr.write(`${line}\n`);
