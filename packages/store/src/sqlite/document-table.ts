import { entriesOf, indexingOf, upcastState } from '../documents';
import { NotUnique } from '../errors';
import type { AggregateType, PageOf } from '../port';
import type { KeptRequest } from '../request-marks';
import type { Engine } from './engine';
import { keepEntries, whenIndexingChanged } from './index-tables';

/** A document as it was read. */
export interface Document<State> {
  readonly id: string;
  readonly version: number;
  readonly deleted: boolean;
  /** null: deleted. */
  readonly state: State | null;
  readonly requests: readonly KeptRequest[];
  readonly writtenAt: string;
}

/** A document as it is to be written. */
export interface NextDocument<State> extends Omit<Document<State>, 'deleted' | 'writtenAt'> {
  /** The state as it is kept; null: deleted. */
  readonly body: string | null;
}

export function nextDocument<State extends object>(id: string, version: number, state: State | null, requests: readonly KeptRequest[]): NextDocument<State> {
  return { id, version, state, body: state && JSON.stringify(state), requests };
}

interface Row {
  readonly id: string;
  readonly version: number;
  readonly schema: number;
  readonly body: string | null;
  readonly requests: string;
  readonly written_at: string;
}

const COLUMNS = 'd.id, d.version, d.schema, d.body, d.requests, d.written_at';
const EVERYTHING = -1;

/** The documents of one kind with their index entries. Writing is done within a transaction of the caller. */
export class DocumentTable<State extends object> {
  readonly #engine: Engine;
  readonly #type: AggregateType<State>;
  readonly #now: () => string;

  constructor(engine: Engine, type: AggregateType<State>, now: () => string) {
    this.#engine = engine;
    this.#type = type;
    this.#now = now;
    const indexing = indexingOf(type.schema, type.indexes, type.unique);
    whenIndexingChanged(engine, `documents ${type.kind}`, indexing, () => this.#indexAll());
  }

  read(id: string): Document<State> | undefined {
    const row = this.#engine.one<Row>(`SELECT ${COLUMNS} FROM documents d WHERE kind = ? AND id = ?`, this.#type.kind, id);
    return row && this.#document(row);
  }

  /** In order of id. */
  page({ after = '', limit = EVERYTHING }: PageOf, which: 'living' | 'all'): Document<State>[] {
    const living = which === 'living' ? 'AND d.body IS NOT NULL' : '';
    const sql = `SELECT ${COLUMNS} FROM documents d WHERE d.kind = ? AND d.id > ? ${living} ORDER BY d.id LIMIT ?`;
    return this.#engine.all<Row>(sql, this.#type.kind, after, limit).map((row) => this.#document(row));
  }

  /** @throws Error for an index that is not declared. */
  find(index: string, key: string, { after = '', limit = EVERYTHING }: PageOf): Document<State>[] {
    const sql = `SELECT ${COLUMNS} FROM ${this.#tableOf(index)} k JOIN documents d ON d.kind = k.kind AND d.id = k.id
      WHERE k.kind = ? AND k.name = ? AND k.key = ? AND k.id > ? ORDER BY k.id LIMIT ?`;
    return this.#engine.all<Row>(sql, this.#type.kind, index, key, after, limit).map((row) => this.#document(row));
  }

  versions({ after = '', limit = EVERYTHING }: PageOf): { id: string; version: number }[] {
    const sql = 'SELECT id, version FROM documents WHERE kind = ? AND id > ? ORDER BY id LIMIT ?';
    return this.#engine.all<Row>(sql, this.#type.kind, after, limit).map(({ id, version }) => ({ id, version }));
  }

  /** False when there is one of this id, living or not. @throws NotUnique */
  insert(next: NextDocument<State>): boolean {
    const sql = `INSERT INTO documents (kind, id, version, schema, body, requests, written_at) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING`;
    const { id, version, state, body, requests } = next;
    const { kind, schema } = this.#type;
    const inserted = this.#engine.run(sql, kind, id, version, schema, body, JSON.stringify(requests), this.#now()) === 1;
    if (inserted) this.#index(id, state);
    return inserted;
  }

  /** False when the document is not at this version any more. @throws NotUnique */
  replace(version: number, next: NextDocument<State>): boolean {
    const sql = `UPDATE documents SET version = ?, schema = ?, body = ?, requests = ?, written_at = ?
      WHERE kind = ? AND id = ? AND version = ?`;
    const { id, state, body, requests } = next;
    const { kind, schema } = this.#type;
    const replaced = this.#engine.run(sql, next.version, schema, body, JSON.stringify(requests), this.#now(), kind, id, version) === 1;
    if (replaced) this.#index(id, state);
    return replaced;
  }

  #index(id: string, state: State | null): void {
    const { kind, indexes, unique } = this.#type;
    keepEntries(this.#engine, 'document_keys', kind, id, state ? entriesOf(indexes, state) : []);
    const taken = keepEntries(this.#engine, 'unique_keys', kind, id, state ? entriesOf(unique, state) : []);
    if (taken) throw new NotUnique(kind, taken.name);
  }

  #indexAll(): void {
    for (const { id } of this.versions({})) this.#index(id, this.read(id)?.state ?? null);
  }

  #tableOf(index: string): string {
    if (this.#type.indexes && Object.hasOwn(this.#type.indexes, index)) return 'document_keys';
    if (this.#type.unique && Object.hasOwn(this.#type.unique, index)) return 'unique_keys';
    throw new Error(`${this.#type.kind} has no index ${index}`);
  }

  /** The state is parsed when it is asked for. */
  #document({ id, version, schema, body, requests, written_at }: Row): Document<State> {
    const type = this.#type;
    let parsed: State | undefined;
    return {
      id,
      version,
      deleted: body === null,
      get state() {
        return body === null ? null : (parsed ??= upcastState(type, JSON.parse(body), schema));
      },
      requests: JSON.parse(requests) as KeptRequest[],
      writtenAt: written_at,
    };
  }
}
