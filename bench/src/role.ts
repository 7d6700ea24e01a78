import { fork, type ChildProcess } from 'node:child_process';

/** One part of a bench in a process of its own. */
export interface RoleProcess<Ready> {
  readonly process: ChildProcess;
  /** Its message once it was ready. */
  readonly ready: Ready;
  /** Sends a message and returns the process's next one. */
  ask<Answer>(message: object | string): Promise<Answer>;
  stop(): Promise<void>;
}

/**
 * Runs this very bench again as another process, distinguished by its arguments. It sends one message once it is ready, and ends when its
 * parent does. @throws Error when it ends before it is ready
 */
export async function startRole<Ready = unknown>(file: string, args: readonly string[], execArgv: readonly string[] = []): Promise<RoleProcess<Ready>> {
  // Its output is not shown, but its errors are.
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

/** Sends a message from such a process to its parent. */
export function tellParent(message: object): void {
  process.send?.(message);
}

/** Ends this process with its parent. */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit(0));
}
