import { fork, type ChildProcess } from 'node:child_process';

/** One part of a bench in a process of its own. */
export interface RoleProcess<Ready> {
  readonly process: ChildProcess;
  /** What it said once it was ready. */
  readonly ready: Ready;
  /** Asks it something by a message and returns its next one. */
  ask<Answer>(message: object | string): Promise<Answer>;
  stop(): Promise<void>;
}

/**
 * Runs this very bench again as another process, told apart by its arguments. It sends one message once it is ready, and ends when its
 * parent does. @throws Error when it ends before it is ready
 */
export async function startRole<Ready = unknown>(file: string, args: readonly string[], execArgv: readonly string[] = []): Promise<RoleProcess<Ready>> {
  // What it prints is not ours to show; what goes wrong is.
  const child = fork(file, [...args], { execArgv: [...execArgv], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const next = <Message>() =>
    new Promise<Message>((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`${args.join(' ')} ended with ${code}`));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        resolve(message as Message);
      });
    });
  const ready = await next<Ready>();
  return {
    process: child,
    ready,
    ask(message) {
      child.send(message);
      return next();
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Said by such a process to its parent. */
export function tellParent(message: object): void {
  process.send?.(message);
}

/** Ends this process with its parent. */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit(0));
}
