import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite, type SqliteOptions, type SqliteStorage } from '@fairshare/store';
import type { StorageUnderTest } from './contract/under-test';

export interface SqliteUnderTest extends StorageUnderTest {
  readonly file: string;
  readonly clock: () => Date;
  open(options?: Partial<SqliteOptions>): SqliteStorage;
}

/** A file in its own directory, with a clock that stops until it is advanced. */
export async function prepareSqlite(): Promise<SqliteUnderTest> {
  const directory = await mkdtemp(join(tmpdir(), 'fairshare-store-'));
  const file = join(directory, 'new folder', 'service.sqlite');
  const opened: SqliteStorage[] = [];
  let now = Date.parse('2026-05-02T10:00:00.000Z');
  const clock = () => new Date(now);
  return {
    file,
    clock,
    open(options) {
      const storage = openSqlite({ file, clock, ...options });
      opened.push(storage);
      return storage;
    },
    advance(milliseconds) {
      now += milliseconds;
    },
    async dispose() {
      await Promise.all(opened.map((storage) => storage.close()));
      await rm(directory, { recursive: true, force: true });
    },
  };
}
