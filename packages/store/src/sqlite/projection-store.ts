import { entriesOf, indexingOf } from '../documents';
import { tombstonesForgottenBefore } from '../tombstones';
import type { Cursor, PageOf, Projected, ProjectedRecord, ProjectionStore, ProjectionType, SearchPage } from '../port';
import { saveCursor } from './consumer-store';
import type { SqliteDatabase } from './database';
import { dropUndeclared, TextTable, whenIndexingChanged, writeIndexEntries } from './index-tables';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly behind: number;
  readonly body: string | null;
}

const COLUMNS = 'p.id, p.version, p.behind, p.body';
/** Projections carry their owner's schema; only another set of indexes requires reindexing. */
const ANY_SCHEMA = 0;
/** The version of an aggregate that was flagged as stale before any state of it was known. */
const UNKNOWN_VERSION = 0;
const EVERYTHING = -1;

/** Another owner's aggregates, deleted ones included. */
export class SqliteProjectionStore<State extends object> implements ProjectionStore<State> {
  readonly type: ProjectionType<State>;
  readonly #database: SqliteDatabase;
  readonly #clock: () => Date;
  readonly #texts: TextTable;

  constructor(database: SqliteDatabase, type: ProjectionType<State>, clock: () => Date) {
    this.type = type;
    this.#database = database;
    this.#clock = clock;
    this.#texts = new TextTable(database, type.kind);
    const indexing = indexingOf({ schema: ANY_SCHEMA, indexes: type.indexes, isSearched: type.searchText !== undefined });
    whenIndexingChanged(database, `projections ${type.kind}`, indexing, () => this.#indexAll());
  }

  async get(id: string): Promise<Projected<State> | null> {
    const row = this.#row(id);
    return row ? projected<State>(row) : null;
  }

  async getMany(ids: readonly string[]): Promise<Projected<State>[]> {
    const found = await Promise.all([...new Set(ids)].map((id) => this.get(id)));
    return found.filter((one) => one !== null).filter(({ state }) => state !== null);
  }

  async find(index: string, key: string): Promise<Projected<State>[]> {
    const { kind, indexes } = this.type;
    if (!indexes || !Object.hasOwn(indexes, index)) throw new Error(`${kind} has no index ${index}`);
    const sql = `SELECT ${COLUMNS} FROM projection_keys k JOIN projections p ON p.kind = k.kind AND p.id = k.id
      WHERE k.kind = ? AND k.name = ? AND k.key = ? ORDER BY k.id`;
    return this.#database.all<Row>(sql, kind, index, key).map((row) => projected<State>(row));
  }

  async search(part: string, page: SearchPage = {}): Promise<Projected<State>[]> {
    if (!this.type.searchText) throw new Error(`${this.type.kind} declares no text`);
    return this.#texts.search<Row>(COLUMNS, part, page).map((row) => projected<State>(row));
  }

  async apply(records: readonly ProjectedRecord<State>[], cursor?: Cursor): Promise<void> {
    // The cursor and the records are committed together: records that a power cut reverts are read again.
    this.#database.relaxedTransaction(() => {
      for (const record of records) this.#keep(record);
      if (cursor) saveCursor(this.#database, cursor);
    });
  }

  async markBehind(id: string): Promise<void> {
    this.#database.run(
      `INSERT INTO projections (kind, id, version, behind, body) VALUES (?, ?, ?, 1, NULL)
       ON CONFLICT (kind, id) DO UPDATE SET behind = 1`,
      this.type.kind,
      id,
      UNKNOWN_VERSION,
    );
  }

  async clear(): Promise<void> {
    this.#database.transaction(() => {
      this.#database.run('DELETE FROM projection_keys WHERE kind = ?', this.type.kind);
      this.#texts.clear();
      this.#database.run('DELETE FROM projections WHERE kind = ?', this.type.kind);
    });
  }

  async forget(id: string, version: number): Promise<void> {
    this.#database.transaction(() => {
      const gone = this.#database.run('DELETE FROM projections WHERE kind = ? AND id = ? AND version = ?', this.type.kind, id, version);
      if (gone > 0) this.#index(id, null);
    });
  }

  async versions({ after = '', limit = EVERYTHING }: PageOf = {}): Promise<{ id: string; version: number }[]> {
    const sql = 'SELECT id, version FROM projections WHERE kind = ? AND id > ? AND version > ? ORDER BY id LIMIT ?';
    return this.#database.all<Row>(sql, this.type.kind, after, UNKNOWN_VERSION, limit).map(({ id, version }) => ({ id, version }));
  }

  /** Deletes expired tombstones. */
  prune(): void {
    const sql = 'DELETE FROM projections WHERE kind = ? AND deleted_at < ? AND behind = 0';
    this.#database.run(sql, this.type.kind, tombstonesForgottenBefore({}, this.#clock()));
  }

  dropUnusedIndexes(): string[] {
    return dropUndeclared(this.#database, 'projection_keys', this.type.kind, this.type.indexes);
  }

  /** Stores a record, unless its version or a newer one is stored already. */
  #keep({ id, version, state }: ProjectedRecord<State>): void {
    const known = this.#row(id);
    if (known && known.version >= version) {
      if (known.version === version && known.behind) {
        this.#database.run('UPDATE projections SET behind = 0 WHERE kind = ? AND id = ?', this.type.kind, id);
      }
      return;
    }
    const body = state === null ? null : JSON.stringify(state);
    const sql = 'INSERT OR REPLACE INTO projections (kind, id, version, behind, body, deleted_at) VALUES (?, ?, ?, 0, ?, ?)';
    this.#database.run(sql, this.type.kind, id, version, body, body === null ? this.#clock().toISOString() : null);
    this.#index(id, state);
  }

  #index(id: string, state: State | null): void {
    const { kind, indexes } = this.type;
    writeIndexEntries(this.#database, 'projection_keys', { kind, id }, state ? indexes : 'all', state ? entriesOf(indexes, state) : []);
    this.#texts.keep(id, (state && this.type.searchText?.(state)) ?? null);
  }

  #indexAll(): void {
    const rows = this.#database.all<Row>(`SELECT ${COLUMNS} FROM projections p WHERE p.kind = ?`, this.type.kind);
    for (const row of rows) this.#index(row.id, projected<State>(row).state);
  }

  #row(id: string): Row | undefined {
    return this.#database.one<Row>(`SELECT ${COLUMNS} FROM projections p WHERE p.kind = ? AND p.id = ?`, this.type.kind, id);
  }
}

const projected = <State>({ id, version, behind, body }: Row): Projected<State> => ({
  id,
  version,
  behind: behind === 1,
  state: body === null ? null : (JSON.parse(body) as State),
});
