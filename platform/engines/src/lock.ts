import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Milliseconds between two checks of a lock that another process holds. */
const LOOK_AGAIN = 100;
/** Checks of a lock without a readable holder before it counts as abandoned: its maker writes the pid at once. */
const PATIENCE = 50;

/** Whether a process with this id exists. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Does the work while no other process of this machine holds the same lock. A lock whose holder has died is taken over. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const holder = join(path, 'pid');
  await mkdir(dirname(path), { recursive: true });
  for (let silent = 0; ;) {
    try {
      await mkdir(path);
      await writeFile(holder, String(process.pid));
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const pid = Number(await readFile(holder, 'utf8').catch(() => ''));
    silent = pid > 0 ? 0 : silent + 1;
    if (silent > PATIENCE || (pid > 0 && !isRunning(pid))) await rm(path, { recursive: true, force: true });
    else await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
  try {
    return await work();
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}
