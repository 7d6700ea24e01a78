import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CommitLog, Storage } from '../port';
import { SqliteAggregateStore } from './aggregate-store';
import { SqliteCommitLog } from './commit-log';
import { SqliteConsumerStore } from './consumer-store';
import { Engine } from './engine';
import { SqliteProjectionStore } from './projection-store';
import { migrate } from './schema';

export interface SqliteOptions {
  /** Made, with its folder, where there is none. */
  readonly file: string;
  readonly clock?: () => Date;
  /** The trace a commit belongs to; asked while committing. */
  readonly traceparent?: () => string | undefined;
}

/** How safe a commit is, as the open connection says. */
export interface Durability {
  readonly journalMode: string;
  /** 2: FULL, every commit reaches the disk before it is acknowledged. */
  readonly synchronous: number;
  /** Milliseconds to wait for another process's write. */
  readonly busyTimeout: number;
}

export interface SqliteStorage extends Storage {
  readonly log: CommitLog;
  durability(): Durability;
}

/** Opens one service's file. @throws StoreAway when it cannot be opened or is no database. */
export function openSqlite({ file, clock = () => new Date(), traceparent = () => undefined }: SqliteOptions): SqliteStorage {
  mkdirSync(dirname(file), { recursive: true });
  const engine = new Engine(file);
  engine.script('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  migrate(engine);
  const log = new SqliteCommitLog(engine, clock, traceparent);
  return {
    log,
    consumers: new SqliteConsumerStore(engine, clock),
    aggregates: (type) => new SqliteAggregateStore(engine, type, log, clock),
    projection: (type) => new SqliteProjectionStore(engine, type),
    durability: () => ({
      journalMode: engine.one<{ journal_mode: string }>('PRAGMA journal_mode')?.journal_mode ?? '',
      synchronous: engine.one<{ synchronous: number }>('PRAGMA synchronous')?.synchronous ?? 0,
      busyTimeout: engine.one<{ timeout: number }>('PRAGMA busy_timeout')?.timeout ?? 0,
    }),
    async ping() {
      engine.one('SELECT 1');
    },
    async close() {
      engine.close();
    },
  };
}
