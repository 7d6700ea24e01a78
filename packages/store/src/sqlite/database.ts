import Libsql from 'libsql';
import { StoreAway } from '../errors';

/** Milliseconds a writer waits for another process that holds the file. */
const BUSY_TIMEOUT = 5_000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS documents (
    kind TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, schema INTEGER NOT NULL, deleted INTEGER NOT NULL,
    body TEXT NOT NULL, requests TEXT NOT NULL, PRIMARY KEY (kind, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS document_keys (
    kind TEXT NOT NULL, name TEXT NOT NULL, key TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (kind, name, key, id)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS document_keys_of ON document_keys (kind, id);
  CREATE TABLE IF NOT EXISTS unique_keys (
    kind TEXT NOT NULL, name TEXT NOT NULL, key TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (kind, name, key)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS unique_keys_of ON unique_keys (kind, id);
  CREATE TABLE IF NOT EXISTS log (
    position INTEGER PRIMARY KEY AUTOINCREMENT, topic TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL,
    time TEXT NOT NULL, traceparent TEXT, changes TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS projections (
    kind TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, body TEXT, behind INTEGER NOT NULL, PRIMARY KEY (kind, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS projection_keys (
    kind TEXT NOT NULL, name TEXT NOT NULL, key TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (kind, name, key, id)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS projection_keys_of ON projection_keys (kind, id);
  CREATE TABLE IF NOT EXISTS cursors (
    consumer TEXT NOT NULL, source TEXT NOT NULL, position TEXT NOT NULL, PRIMARY KEY (consumer, source)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS dead_letters (
    number INTEGER PRIMARY KEY AUTOINCREMENT, consumer TEXT NOT NULL, topic TEXT NOT NULL, subject TEXT NOT NULL, reason TEXT NOT NULL,
    record TEXT NOT NULL, at TEXT NOT NULL
  );
`;

type Value = string | number | null;

/** One sqlite file. Statements are compiled once; whatever the engine itself cannot do is StoreAway. */
export interface SqliteDatabase {
  run(sql: string, ...values: Value[]): { changes: number };
  get<Row>(sql: string, ...values: Value[]): Row | undefined;
  all<Row>(sql: string, ...values: Value[]): Row[];
  /** Begins with the write lock, so that what is read inside is what is written over. */
  transaction<T>(work: () => T): T;
  pragma(name: string): unknown;
  close(): void;
}

/** Opens (or creates) a file with write-ahead log and full synchronisation: a commit that returned survives a power cut. */
export function openDatabase(file: string): SqliteDatabase {
  const engine = guard(() => new Libsql(file));
  let open = true;
  const statements = new Map<string, Libsql.Statement>();

  const prepared = (sql: string) => {
    if (!open) throw new StoreAway('the database is closed');
    const known = statements.get(sql);
    if (known) return known;
    const statement = engine.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };

  guard(() => {
    engine.pragma('journal_mode = WAL');
    engine.pragma('synchronous = FULL');
    engine.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
    engine.exec(SCHEMA);
  });

  return {
    run: (sql, ...values) => guard(() => prepared(sql).run(...values)),
    get: <Row>(sql: string, ...values: Value[]) => guard(() => prepared(sql).get(...values) as Row | undefined),
    all: <Row>(sql: string, ...values: Value[]) => guard(() => prepared(sql).all(...values) as Row[]),
    transaction<T>(work: () => T): T {
      guard(() => prepared('BEGIN IMMEDIATE').run());
      try {
        const result = work();
        guard(() => prepared('COMMIT').run());
        return result;
      } catch (error) {
        rollBack();
        throw error;
      }
    },
    pragma: (name) => guard(() => engine.pragma(name)),
    close() {
      if (!open) return;
      open = false;
      statements.clear();
      engine.close();
    },
  };

  /** The engine may have rolled back by itself; what matters is the error that led here. */
  function rollBack(): void {
    try {
      prepared('ROLLBACK').run();
    } catch {
      return;
    }
  }
}

/** The SQLite error code of a broken constraint, or null for any other error. */
export const constraintOf = (error: unknown): string | null => {
  const code = codeOf(error);
  return code?.startsWith('SQLITE_CONSTRAINT') ? code : null;
};

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

function guard<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StoreAway || constraintOf(error)) throw error;
    throw new StoreAway('the database does not answer', { cause: error });
  }
}
