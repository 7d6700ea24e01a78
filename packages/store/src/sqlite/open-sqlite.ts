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
  /** Made, with its folder, where there is none. */
  readonly file: string;
  readonly clock?: () => Date;
  /** The trace a commit belongs to; asked while committing. */
  readonly traceparent?: () => string | undefined;
  /** Bytes of state and changes as JSON that can be published of one aggregate. Default: any. */
  readonly largestPublished?: number;
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

/** What is done with every kind that was declared. */
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
    // Declaring a type indexes what is there.
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

/** What goes wrong while a file is opened, with the file's name: whoever starts the platform has to know which it is. */
function naming<T>(file: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof StoreAway) && !isOfSystem(error)) throw error;
    throw new StoreAway(`${file} cannot be used: ${wordsFor(error)}`, { cause: error });
  }
}

/** What the file system says comes from another realm in some runtimes: its class is no help. */
const isOfSystem = (error: unknown): error is NodeJS.ErrnoException => typeof error === 'object' && error !== null && 'syscall' in error;

function wordsFor(error: StoreAway | NodeJS.ErrnoException): string {
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return PLAIN_WORDS.find(([codes]) => codes.test(code))?.[1] ?? error.message;
}

/** What the database means by its codes. */
const PLAIN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^SQLITE_NOTADB/, 'it is no database, or a damaged one'],
  [/^SQLITE_CORRUPT/, 'it is damaged; restore it from a backup'],
  [/^SQLITE_READONLY/, 'it cannot be written'],
  [/^SQLITE_FULL/, 'the disk is full'],
  [/^SQLITE_IOERR/, 'the disk does not take what is written to it'],
  [/^SQLITE_BUSY/, 'another program holds it'],
];
