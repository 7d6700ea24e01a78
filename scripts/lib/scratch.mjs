import { rmSync } from 'node:fs';
import { access, constants, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes that must be free in memory: several times what a run of all tests writes. */
const ROOM = 3 * 2 ** 30;
const PREFIX = 'fairshare-tests-';

/**
 * Makes a temporary directory for everything that this process and its children write, deleted when the process exits. It is in memory if possible: databases
 * wait for the disk at every write, and this data need not survive a restart of the machine.
 * @returns {Promise<string>} its path, which is TMPDIR from now on
 */
export async function makeScratch() {
  const directory = (await makeInMemory().catch(() => null)) ?? (await make(tmpdir()));
  process.env.TMPDIR = directory;
  process.once('exit', () => rmSync(directory, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return directory;
}

const make = (root) => mkdtemp(join(root, `${PREFIX}${process.pid}-`));

/** Null if there is not enough memory, or if files there cannot be executed, as in containers. */
async function makeInMemory() {
  await removeLeftovers();
  const { bavail, bsize } = await statfs(MEMORY);
  if (bavail * bsize < ROOM) return null;
  const directory = await make(MEMORY);
  const program = join(directory, 'program');
  await writeFile(program, '', { mode: 0o700 });
  const isExecutable = await access(program, constants.X_OK).then(
    () => true,
    () => false,
  );
  await rm(isExecutable ? program : directory, { recursive: true });
  return isExecutable ? directory : null;
}

/** Deletes directories of killed runs, which still use memory. */
async function removeLeftovers() {
  const left = (await readdir(MEMORY)).filter((name) => name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length).split('-')[0])));
  await Promise.all(left.map((name) => rm(join(MEMORY, name), { recursive: true, force: true })));
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
