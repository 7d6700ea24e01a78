import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

/** Ends a process by a signal, and resolves once it has exited. `within`: milliseconds, after which it is killed. */
export async function endChild(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL', within: number): Promise<void> {
  if (!isAlive(child)) return;
  child.ref();
  const gone = once(child, 'exit');
  child.kill(signal);
  const tooLong = setTimeout(() => child.kill('SIGKILL'), within);
  await gone;
  clearTimeout(tooLong);
}
