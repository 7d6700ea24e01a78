import { BadEnvironment } from '../config';

/** Milliseconds: how often a process looks whether it is beyond repair, and how long it may take to end. */
const LOOK_EVERY = 1_000;
const END_WITHIN = 25_000;

/** What was started. */
export interface Running {
  /** What is broken for good in this process, or null: a process with a fault ends, so that another one can take its place. */
  readonly fault?: () => string | null;
  /** Finishes what is under way. */
  close(): Promise<void>;
}

/**
 * The life of a process: starts it, ends it in order on SIGTERM or Ctrl-C (exit code 0), or when the process that started it to look
 * after it is gone. It ends with 1 when it cannot start, is beyond repair, or does not come to an end. The operator's mistakes get one
 * line; ours get their stack.
 */
export function runProcess(start: () => Promise<Running>): void {
  let end = (code: number): void => process.exit(code);
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));
  if (process.channel) process.once('disconnect', () => end(0));

  start().then(
    (running) => {
      end = endOnce(running);
      lookAfter(running, () => end(1));
    },
    (error: unknown) => {
      if (error instanceof BadEnvironment) say(error.message);
      else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') say(`${error.message}: choose another PORT`);
      else say(error instanceof Error ? (error.stack ?? error.message) : String(error));
      process.exit(1);
    },
  );
}

function endOnce(running: Running): (code: number) => void {
  let isEnding = false;
  return (code) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => {
      say(`did not end within ${END_WITHIN / 1_000} s`);
      process.exit(1);
    }, END_WITHIN).unref();
    running.close().then(
      () => process.exit(code),
      (error: unknown) => {
        say(String(error));
        process.exit(1);
      },
    );
  };
}

function lookAfter(running: Running, giveUp: () => void): void {
  const looking = setInterval(() => {
    const fault = running.fault?.() ?? null;
    if (fault === null) return;
    clearInterval(looking);
    say(`ends, since it cannot go on: ${fault}`);
    giveUp();
  }, LOOK_EVERY);
  looking.unref();
}

const say = (line: string) => void process.stderr.write(`${line}\n`);
