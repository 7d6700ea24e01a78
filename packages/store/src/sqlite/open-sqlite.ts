import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreAway } from '../errors';
import type { CommitLog, Storage } from '../port';
import { SqliteAggregateStore } from './aggregate-store';
import { SqliteCommitLog } from './commit-log';
import { SqliteConsumerStore } from './consumer-store';
import { SqliteDatabase } from './database';
import { SqliteProjectionStore } from './projection-store';
import { migrate } from './schema';

export interface SqliteOptions {
  /** Created, with its folder, if it does not exist. */
  readonly file: string;
  readonly clock?: () => Date;
  /** The trace a commit belongs to; called during the commit. */
  readonly traceparent?: () => string | undefined;
  /** Most bytes of state and changes as JSON that can be published of one aggregate. Default: no limit. */
  readonly largestPublished?: number;
}

/** The durability of a commit, as the open connection reports it. */
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

/** The operations that run on every declared kind. */
interface Kept {
  prune(): void;
  dropUnusedIndexes(): string[];
}

/** Opens one service's file. @throws StoreAway, which names the file, when it cannot be opened or written, or is no database. */
export function openSqlite({ file, clock = () => new Date(), traceparent = () => undefined, largestPublished = Infinity }: SqliteOptions): SqliteStorage {
  const database = naming(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    return prepare(new SqliteDatabase(file));
  });
  const log = new SqliteCommitLog(database, clock, traceparent);
  const kept = new Map<string, Kept>();
  const keep = <Store extends Kept>(name: string, declare: () => Store): Store => {
    const store = naming(file, declare);
    kept.set(name, store);
    return store;
  };
  return {
    log,
    consumers: new SqliteConsumerStore(database, clock),
    aggregates: (type) => keep(`aggregates ${type.kind}`, () => new SqliteAggregateStore(database, type, log, { clock, largest: largestPublished })),
    projection: (type) => keep(`projection ${type.kind}`, () => new SqliteProjectionStore(database, type, clock)),
    durability: () => ({
      journalMode: database.one<{ journal_mode: string }>('PRAGMA journal_mode')?.journal_mode ?? '',
      synchronous: database.one<{ synchronous: number }>('PRAGMA synchronous')?.synchronous ?? 0,
      busyTimeout: database.one<{ timeout: number }>('PRAGMA busy_timeout')?.timeout ?? 0,
    }),
    async ping() {
      database.ping();
    },
    // Declaring a type indexes its existing documents.
    isIndexed: async () => true,
    async prune() {
      for (const store of kept.values()) database.transaction(() => store.prune());
    },
    async dropUnusedIndexes() {
      return [...kept.values()].flatMap((store) => store.dropUnusedIndexes());
    },
    async close() {
      database.close();
    },
  };
}

function prepare(database: SqliteDatabase): SqliteDatabase {
  try {
    database.script('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Adds the file's name to errors while a file is opened: the operator who starts the platform needs to know which file it is. */
function naming<T>(file: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof StoreAway) && !isOfSystem(error)) throw error;
    throw new StoreAway(`${file} cannot be used: ${wordsFor(error)}`, { cause: error });
  }
}

/** In some runtimes, errors of the file system come from another realm, so `instanceof` does not recognise them. */
const isOfSystem = (error: unknown): error is NodeJS.ErrnoException => typeof error === 'object' && error !== null && 'syscall' in error;

function wordsFor(error: StoreAway | NodeJS.ErrnoException): string {
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return PLAIN_WORDS.find(([codes]) => codes.test(code))?.[1] ?? error.message;
}

/** Readable messages for the database's error codes. */
const PLAIN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^SQLITE_NOTADB/, 'it is no database, or a damaged one'],
  [/^SQLITE_CORRUPT/, 'it is damaged; restore it from a backup'],
  [/^SQLITE_READONLY/, 'it cannot be written'],
  [/^SQLITE_FULL/, 'the disk is full'],
  [/^SQLITE_IOERR/, 'the disk does not take what is written to it'],
  [/^SQLITE_BUSY/, 'another program holds it'],
];
