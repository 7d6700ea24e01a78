import { join } from 'node:path';
import { StoreAway } from '../errors';
import { SqliteDatabase } from './database';

/** Milliseconds to wait for one that is about to let go. */
const WAIT = 1_000;

/** A directory that is this process's alone. */
export interface HeldDirectory {
  release(): void;
}

/**
 * Takes a directory for this process, until it releases it or ends, however it ends: what holds it is a lock of the operating system on a
 * file in it, not the file. null: another process holds it. @throws StoreAway when the file cannot be written
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
