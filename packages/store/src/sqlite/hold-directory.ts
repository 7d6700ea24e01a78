import { join } from 'node:path';
import { StoreAway } from '../errors';
import { SqliteDatabase } from './database';

/** Milliseconds to wait for a holder that is about to release the lock. */
const WAIT = 1_000;

/** A directory that this process has locked. */
export interface HeldDirectory {
  release(): void;
}

/**
 * Locks a directory for this process, until it releases the lock or ends, however it ends: it is a lock of the operating system on a file in
 * the directory, not the existence of that file. null: another process holds it. @throws StoreAway when the file cannot be written
 */
export function holdDirectory(directory: string): HeldDirectory | null {
  const database = new SqliteDatabase(join(directory, 'in-use.lock'));
  try {
    database.script(`PRAGMA busy_timeout = ${WAIT}; BEGIN EXCLUSIVE`);
  } catch (error) {
    database.close();
    if (error instanceof StoreAway && isBusy(error.cause)) return null;
    throw error;
  }
  return { release: () => database.close() };
}

const isBusy = (cause: unknown): boolean => typeof cause === 'object' && cause !== null && 'code' in cause && String(cause.code).startsWith('SQLITE_BUSY');
