import Database from 'libsql';
import { NewerSchema, StoreAway } from '../errors';

/** What may be bound and read. Never a boolean: the driver would take the whole process down. */
export type SqlValue = string | number | null;

/** Failures of the statement. Of all others, those too that nobody has a name for, nothing was written, and trying later may help. */
const WRONG_STATEMENT = /^SQLITE_(ERROR|CONSTRAINT|MISMATCH|MISUSE|RANGE|TOOBIG|SCHEMA)/;

const isConstraint = (error: unknown) => error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT');

/**
 * One connection, typed and with its errors named. Everything is synchronous, as sqlite is.
 * Of the driver's quirks this hides: `pluck` does nothing for one row, rows carry a `_metadata` field (so never spread them), a failed COMMIT
 * may have rolled back already, and prepared statements go on working after `close`.
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

  /** Several statements, without parameters. */
  script(sql: string): void {
    this.#named(() => this.#database.exec(sql));
  }

  one<Row extends object>(sql: string, ...values: SqlValue[]): Row | undefined {
    return this.#named(() => this.#prepared(sql).get(values)) as Row | undefined;
  }

  all<Row extends object>(sql: string, ...values: SqlValue[]): Row[] {
    return this.#named(() => this.#prepared(sql).all(values)) as Row[];
  }

  /** Returns how many rows it touched. */
  run(sql: string, ...values: SqlValue[]): number {
    return this.#named(() => this.#prepared(sql).run(values)).changes;
  }

  /** As `run`, but a broken constraint returns false. */
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

  /** All of it or nothing; durable when it returns. Takes the write lock first, so that nobody writes between its reads and its writes. */
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
   * A transaction that is not on the disk yet when it returns: a power cut (not a crash) may take the newest of these back, one after the
   * other from the end, until the next durable one. For what can be read from its owner again; it saves a wait for the disk each time.
   */
  relaxedTransaction<T>(work: () => T): T {
    this.script('PRAGMA synchronous = NORMAL');
    try {
      return this.transaction(work);
    } finally {
      this.script('PRAGMA synchronous = FULL');
    }
  }

  /** Reads a document, and notes one that only a newer release can read: from then on `ping` says so. */
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
