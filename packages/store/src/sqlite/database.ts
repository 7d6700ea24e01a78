import Database from 'libsql';
import { NewerSchema, StoreAway } from '../errors';

/** Values that can be bound and read. Never a boolean: the driver would crash the process. */
export type SqlValue = string | number | null;

/** Errors of the statement itself. After any other error, unknown ones included, nothing was written, and a retry may succeed. */
const WRONG_STATEMENT = /^SQLITE_(ERROR|CONSTRAINT|MISMATCH|MISUSE|RANGE|TOOBIG|SCHEMA)/;

const isConstraint = (error: unknown) => error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT');

/**
 * One connection, typed and with named errors. Everything is synchronous, as sqlite is.
 * It hides these quirks of the driver: `pluck` does nothing for one row, rows carry a `_metadata` field (so never spread them), a failed
 * COMMIT may have rolled back already, and prepared statements still work after `close`.
 */
export class SqliteDatabase {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();
  #open = true;
  #outgrown: NewerSchema | undefined;

  /** @throws StoreAway when the file cannot be opened. */
  constructor(file: string) {
    try {
      this.#database = new Database(file);
    } catch (error) {
      throw new StoreAway('it cannot be opened', { cause: error });
    }
  }

  /** Runs several statements, without parameters. */
  script(sql: string): void {
    this.#named(() => this.#database.exec(sql));
  }

  one<Row extends object>(sql: string, ...values: SqlValue[]): Row | undefined {
    return this.#named(() => this.#prepared(sql).get(values)) as Row | undefined;
  }

  all<Row extends object>(sql: string, ...values: SqlValue[]): Row[] {
    return this.#named(() => this.#prepared(sql).all(values)) as Row[];
  }

  /** Returns how many rows it changed. */
  run(sql: string, ...values: SqlValue[]): number {
    return this.#named(() => this.#prepared(sql).run(values)).changes;
  }

  /** Like `run`, but returns false when a constraint is violated. */
  tryRun(sql: string, ...values: SqlValue[]): boolean {
    return this.#named(() => {
      try {
        this.#prepared(sql).run(values);
        return true;
      } catch (error) {
        if (isConstraint(error)) return false;
        throw error;
      }
    });
  }

  /** Atomic, and durable when it returns. It takes the write lock first, so that no other connection writes between its reads and its writes. */
  transaction<T>(work: () => T): T {
    this.script('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.script('COMMIT');
      return result;
    } catch (error) {
      if (this.#open && this.#database.inTransaction) this.script('ROLLBACK');
      throw error;
    }
  }

  /**
   * A transaction that is not on the disk yet when it returns. A power cut (not a crash) may revert the newest of these transactions, from the
   * last one back to the latest durable one. It saves a wait for the disk each time, and is for data that can be read from its owner again.
   */
  relaxedTransaction<T>(work: () => T): T {
    this.script('PRAGMA synchronous = NORMAL');
    try {
      return this.transaction(work);
    } finally {
      this.script('PRAGMA synchronous = FULL');
    }
  }

  /** Reads a document. If only a newer release can read it, `ping` throws from then on. */
  reading<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (error instanceof NewerSchema) this.#outgrown = error;
      throw error;
    }
  }

  /** @throws StoreAway, NewerSchema */
  ping(): void {
    this.one('SELECT 1');
    if (this.#outgrown) throw this.#outgrown;
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#statements.clear();
    this.#database.close();
  }

  #prepared(sql: string): Database.Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #named<T>(work: () => T): T {
    if (!this.#open) throw new StoreAway('the store is closed');
    try {
      return work();
    } catch (error) {
      if (error instanceof Database.SqliteError && !WRONG_STATEMENT.test(error.code)) throw new StoreAway(error.message, { cause: error });
      throw error;
    }
  }
}
