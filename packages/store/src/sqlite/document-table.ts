import { upcastState, type Addition } from '../document-shape';
import { entriesOf, indexingOf, joined, suffices, type NextDocument, type Read } from '../documents';
import { NotUnique } from '../errors';
import type { AggregateType, PageOf } from '../port';
import type { SqliteDatabase } from './database';
import { dropUndeclared, writeIndexEntries } from './index-tables';

/** A document as it was read. */
export interface Document<State> extends Read<State> {
  readonly deleted: boolean;
  /** null: deleted. @throws NewerSchema on access, if only a newer release can read it */
  readonly state: State | null;
  readonly writtenAt: string;
}

interface Row {
  readonly id: string;
  readonly version: number;
  readonly schema: number;
  readonly body: string | null;
  readonly readable_from: number;
  readonly additions: string;
  readonly written_at: string;
}

const COLUMNS = 'd.id, d.version, d.schema, d.body, d.readable_from, d.additions, d.written_at';
const EVERYTHING = -1;

/** The documents of one kind with their index entries. Writes run within a transaction of the caller. */
export class DocumentTable<State extends object> {
  readonly #database: SqliteDatabase;
  readonly #type: AggregateType<State>;
  readonly #now: () => string;
  readonly #indexing: string;

  constructor(database: SqliteDatabase, type: AggregateType<State>, now: () => string) {
    this.#database = database;
    this.#type = type;
    this.#now = now;
    this.#indexing = indexingOf(type);
    this.#indexAnew();
  }

  read(id: string): Document<State> | undefined {
    const row = this.#database.one<Row>(`SELECT ${COLUMNS} FROM documents d WHERE kind = ? AND id = ?`, this.#type.kind, id);
    return row && this.#document(row);
  }

  /** In order of id. */
  page({ after = '', limit = EVERYTHING }: PageOf, which: 'living' | 'all'): Document<State>[] {
    const living = which === 'living' ? 'AND d.body IS NOT NULL' : '';
    const sql = `SELECT ${COLUMNS} FROM documents d WHERE d.kind = ? AND d.id > ? ${living} ORDER BY d.id LIMIT ?`;
    return this.#database.all<Row>(sql, this.#type.kind, after, limit).map((row) => this.#document(row));
  }

  /** @throws Error for an index that is not declared. */
  find(index: string, key: string, { after = '', limit = EVERYTHING }: PageOf): Document<State>[] {
    this.#indexAnew();
    const sql = `SELECT ${COLUMNS} FROM ${this.#tableOf(index)} k JOIN documents d ON d.kind = k.kind AND d.id = k.id
      WHERE k.kind = ? AND k.name = ? AND k.key = ? AND k.id > ? ORDER BY k.id LIMIT ?`;
    return this.#database.all<Row>(sql, this.#type.kind, index, key, after, limit).map((row) => this.#document(row));
  }

  versions({ after = '', limit = EVERYTHING }: PageOf): { id: string; version: number }[] {
    const sql = 'SELECT id, version FROM documents WHERE kind = ? AND id > ? ORDER BY id LIMIT ?';
    return this.#database.all<Row>(sql, this.#type.kind, after, limit).map(({ id, version }) => ({ id, version }));
  }

  isAt(id: string, version: number): boolean {
    return this.#database.one('SELECT 1 FROM documents WHERE kind = ? AND id = ? AND version = ?', this.#type.kind, id, version) !== undefined;
  }

  /** False when a document with this id exists, living or deleted. @throws NotUnique */
  insert(next: NextDocument<State>): boolean {
    const sql = `INSERT INTO documents (kind, id, version, schema, body, readable_from, additions, indexing, written_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING`;
    const inserted = this.#database.run(sql, this.#type.kind, next.id, ...this.#values(next)) === 1;
    if (inserted) this.#index(next.id, next.state);
    return inserted;
  }

  /** False when the document is no longer at this version. @throws NotUnique */
  replace(version: number, next: NextDocument<State>): boolean {
    const sql = `UPDATE documents SET version = ?, schema = ?, body = ?, readable_from = ?, additions = ?, indexing = ?, written_at = ?
      WHERE kind = ? AND id = ? AND version = ?`;
    const replaced = this.#database.run(sql, ...this.#values(next), this.#type.kind, next.id, version) === 1;
    if (replaced) this.#index(next.id, next.state);
    return replaced;
  }

  /** Deletes tombstones written before this instant. */
  prune(before: string): void {
    this.#database.run('DELETE FROM documents WHERE kind = ? AND body IS NULL AND written_at < ?', this.#type.kind, before);
  }

  dropUnusedIndexes(): string[] {
    const { kind, indexes, unique } = this.#type;
    return [...dropUndeclared(this.#database, 'document_keys', kind, indexes), ...dropUndeclared(this.#database, 'unique_keys', kind, unique)];
  }

  #values({ version, shape, body }: NextDocument<State>) {
    return [version, shape.schema, body, shape.readableFrom, JSON.stringify(shape.additions), this.#indexing, this.#now()] as const;
  }

  #index(id: string, state: State | null): void {
    const { kind, indexes, unique } = this.#type;
    writeIndexEntries(this.#database, 'document_keys', { kind, id }, state ? indexes : 'all', state ? entriesOf(indexes, state) : []);
    const taken = writeIndexEntries(this.#database, 'unique_keys', { kind, id }, state ? unique : 'all', state ? entriesOf(unique, state) : []);
    if (taken) throw new NotUnique(kind, taken.name);
  }

  /** Reindexes documents that another release indexed differently, before the start or since. It skips documents that only a newer release can read. */
  #indexAnew(): void {
    const { kind, schema } = this.#type;
    for (const other of this.#indexings()) {
      if (suffices(other, this.#indexing)) continue;
      const sql = 'SELECT id FROM documents WHERE kind = ? AND indexing = ? AND readable_from <= ? AND (readable_from > 0 OR schema <= ?)';
      this.#database.transaction(() => {
        for (const { id } of this.#database.all<{ id: string }>(sql, kind, other, schema, schema)) {
          this.#index(id, this.read(id)?.state ?? null);
          this.#database.run('UPDATE documents SET indexing = ? WHERE kind = ? AND id = ?', joined(other, this.#indexing), kind, id);
        }
      });
    }
  }

  /** The different indexings of the documents: one, except while two releases write. Found by a skip scan of their index. */
  #indexings(): string[] {
    const { kind } = this.#type;
    const sql = `WITH RECURSIVE ways (indexing) AS (
        SELECT min(indexing) FROM documents WHERE kind = ?
        UNION ALL SELECT (SELECT min(indexing) FROM documents WHERE kind = ? AND indexing > ways.indexing) FROM ways WHERE ways.indexing IS NOT NULL
      ) SELECT indexing FROM ways WHERE indexing IS NOT NULL`;
    return this.#database.all<{ indexing: string }>(sql, kind, kind).map(({ indexing }) => indexing);
  }

  #tableOf(index: string): string {
    if (this.#type.indexes && Object.hasOwn(this.#type.indexes, index)) return 'document_keys';
    if (this.#type.unique && Object.hasOwn(this.#type.unique, index)) return 'unique_keys';
    throw new Error(`${this.#type.kind} has no index ${index}`);
  }

  /** The state is parsed on first access. */
  #document({ id, version, schema, body, readable_from, additions, written_at }: Row): Document<State> {
    const [type, database] = [this.#type, this.#database];
    const shape = { schema, readableFrom: readable_from || schema, additions: JSON.parse(additions) as Addition[] };
    let parsed: State | undefined;
    return {
      id,
      version,
      deleted: body === null,
      get state() {
        return body === null ? null : (parsed ??= database.reading(() => upcastState(type, JSON.parse(body), shape)));
      },
      shape,
      writtenAt: written_at,
    };
  }
}
