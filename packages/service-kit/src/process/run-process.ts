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
 * The life of a process: starts it, ends it in order on SIGTERM or Ctrl-C (exit code 0), and ends it with 1 when it cannot start, is beyond
 * repair, or does not come to an end. The operator's mistakes get one line; ours get their stack.
 */
export function runProcess(start: () => Promise<Running>): void {
  start().then(stayUntilTold, failToStart);
}

/** Ends a process that cannot do what it was started for. */
export function failToStart(error: unknown): never {
  if (error instanceof BadEnvironment) say(error.message);
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') say(`${error.message}: choose another PORT`);
  else say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
}

function stayUntilTold(running: Running): void {
  let isEnding = false;
  const end = (code: number) => {
    if (isEnding) return;
    isEnding = true;
    clearInterval(looking);
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
  const looking = setInterval(() => {
    const fault = running.fault?.() ?? null;
    if (fault === null) return;
    say(`ends, since it cannot go on: ${fault}`);
    end(1);
  }, LOOK_EVERY);
  looking.unref();
  process.once('SIGINT', () => end(0));
  process.once('SIGTERM', () => end(0));
}

const say = (line: string) => void process.stderr.write(`${line}\n`);
