import { AlreadyExists, NotFound, NotUnique, VersionMismatch } from '../errors';
import type {
  AggregateStore,
  AggregateType,
  Change,
  NamedChange,
  PageOf,
  Stored,
  Tombstone,
  WriteOptions,
  Written,
} from '../port';
import { remember, wasAnswered, type Requests } from '../requests';
import type { Append } from './commit-log';
import { constraintOf, type SqliteDatabase } from './database';
import { keysOf } from './index-keys';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly schema: number;
  readonly deleted: number;
  readonly body: string;
  readonly requests: string;
}

const COLUMNS = 'id, version, schema, deleted, body, requests';
/** Sorts after every id. */
const ALL = 1_000_000_000;

/** The aggregates of one kind in a sqlite file: document, index entries and log row in one transaction. */
export function sqliteAggregates<State extends object>(
  database: SqliteDatabase,
  type: AggregateType<State>,
  append: Append,
  clock: () => Date,
): AggregateStore<State> {
  const { kind } = type;

  const rowOf = (id: string) => database.get<Row>(`SELECT ${COLUMNS} FROM documents WHERE kind = ? AND id = ?`, kind, id);

  function stateOf(row: Row): State {
    const state: unknown = JSON.parse(row.body);
    if (row.schema === type.schema) return state as State;
    if (!type.upcast) throw new Error(`${kind} ${row.id} has schema ${row.schema}; ${type.schema} is known, and no way between them`);
    return type.upcast(state, row.schema);
  }

  const stored = (row: Row): Stored<State> => ({ kind, id: row.id, version: row.version, state: stateOf(row) });
  const tombstone = (id: string, version: number): Tombstone => ({ kind, id, version, deleted: true });

  function writeKeys(id: string, state: State): void {
    database.run('DELETE FROM document_keys WHERE kind = ? AND id = ?', kind, id);
    database.run('DELETE FROM unique_keys WHERE kind = ? AND id = ?', kind, id);
    for (const [name, key] of keysOf(type.indexes, state)) {
      database.run('INSERT INTO document_keys (kind, name, key, id) VALUES (?, ?, ?, ?)', kind, name, key, id);
    }
    for (const [name, key] of keysOf(type.unique, state)) {
      try {
        database.run('INSERT INTO unique_keys (kind, name, key, id) VALUES (?, ?, ?, ?)', kind, name, key, id);
      } catch (error) {
        throw constraintOf(error) ? new NotUnique(kind, name) : error;
      }
    }
  }

  function publish(id: string, version: number, changes: readonly NamedChange[]): void {
    if (type.publish) append({ topic: type.publish.topic, kind, id, version, changes });
  }

  /** Inserts, or writes over the version that was read. */
  function write(id: string, version: number, state: State, changes: readonly NamedChange[], requests: Requests): Stored<State> {
    database.run(
      'INSERT OR REPLACE INTO documents (kind, id, version, schema, deleted, body, requests) VALUES (?, ?, ?, ?, 0, ?, ?)',
      kind,
      id,
      version,
      type.schema,
      JSON.stringify(state),
      JSON.stringify(requests),
    );
    writeKeys(id, state);
    publish(id, version, changes);
    return { kind, id, version, state };
  }

  /** Only id and version stay; what it could be found by is free again. */
  function bury(id: string, version: number, changes: readonly NamedChange[]): Tombstone {
    database.run(
      "UPDATE documents SET version = ?, deleted = 1, body = '{}', requests = '[]' WHERE kind = ? AND id = ?",
      version,
      kind,
      id,
    );
    database.run('DELETE FROM document_keys WHERE kind = ? AND id = ?', kind, id);
    database.run('DELETE FROM unique_keys WHERE kind = ? AND id = ?', kind, id);
    publish(id, version, changes);
    return tombstone(id, version);
  }

  /** read → change → write, under the write lock: nothing can come between, so the change runs once. */
  function change(id: string, decide: (state: State, version: number) => Change<State>, options: WriteOptions): Written<State> | Tombstone {
    return database.transaction(() => {
      const row = rowOf(id);
      if (!row || row.deleted) throw new NotFound(kind, id);
      const requests = JSON.parse(row.requests) as Requests;
      const found = stored(row);
      if (wasAnswered(requests, options.request)) return { ...found, outcome: 'replayed' };
      if (options.ifVersion !== undefined && options.ifVersion !== row.version) throw new VersionMismatch(kind, id, row.version);
      const decided = decide(found.state, found.version);
      if (decided === 'unchanged') return { ...found, outcome: 'unchanged' };
      if ('deleted' in decided) return bury(id, row.version + 1, decided.changes);
      const kept = remember(requests, options.request, clock());
      return { ...write(id, row.version + 1, decided.state, decided.changes, kept), outcome: 'written' };
    });
  }

  function select(where: string, values: string[], { after = '', limit = ALL }: PageOf): Stored<State>[] {
    return database
      .all<Row>(`SELECT ${COLUMNS} FROM documents d WHERE kind = ? AND deleted = 0 AND id > ? AND ${where} ORDER BY id LIMIT ?`, kind, after, ...values, limit)
      .map(stored);
  }

  return {
    type,
    async get(id) {
      const row = rowOf(id);
      return row && !row.deleted ? stored(row) : null;
    },
    async peek(id) {
      const row = rowOf(id);
      if (!row) return null;
      return row.deleted ? tombstone(id, row.version) : stored(row);
    },
    async find(index, key, page = {}) {
      const table = type.unique && Object.hasOwn(type.unique, index) ? 'unique_keys' : 'document_keys';
      return select(`EXISTS (SELECT 1 FROM ${table} k WHERE k.kind = d.kind AND k.name = ? AND k.key = ? AND k.id = d.id)`, [index, key], page);
    },
    scan: async (page = {}) => select('TRUE', [], page),
    async create(id, state, changes, options = {}) {
      return database.transaction(() => {
        const row = rowOf(id);
        if (!row) return { ...write(id, 1, state, changes, remember([], options.request, clock())), outcome: 'written' as const };
        if (row.deleted || !wasAnswered(JSON.parse(row.requests) as Requests, options.request)) throw new AlreadyExists(kind, id);
        return { ...stored(row), outcome: 'replayed' as const };
      });
    },
    async update(id, decide, options = {}) {
      const outcome = change(id, decide, options);
      if (!('deleted' in outcome)) return outcome;
      // A change that deletes has no state to answer; what was there says what is gone.
      return { kind, id, version: outcome.version, state: {} as State, outcome: 'written' };
    },
    async remove(id, changesOf, options = {}) {
      const row = rowOf(id);
      if (row?.deleted) return tombstone(id, row.version);
      const outcome = change(id, (state, version) => ({ deleted: true, changes: changesOf(state, version) }), options);
      return tombstone(id, outcome.version);
    },
    async versions({ after = '', limit = ALL } = {}) {
      const rows = database.all<{ id: string; version: number }>(
        'SELECT id, version FROM documents WHERE kind = ? AND id > ? ORDER BY id LIMIT ?',
        kind,
        after,
        limit,
      );
      return rows.map(({ id, version }) => ({ id, version }));
    },
  };
}
