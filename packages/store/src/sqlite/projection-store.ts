import type { Cursor, Projected, ProjectedRecord, ProjectionStore, ProjectionType } from '../port';
import type { SqliteDatabase } from './database';
import { keysOf } from './index-keys';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly body: string | null;
  readonly behind: number;
}

/** Another owner's aggregates in a sqlite file. The cursor is saved in the same transaction. */
export function sqliteProjection<State extends object>(
  database: SqliteDatabase,
  type: ProjectionType<State>,
  saveCursor: (cursor: Cursor) => void,
): ProjectionStore<State> {
  const { kind } = type;

  const projected = (row: Row): Projected<State> => ({
    id: row.id,
    version: row.version,
    state: row.body === null ? null : (JSON.parse(row.body) as State),
    behind: row.behind === 1,
  });

  function keep({ id, version, state }: ProjectedRecord<State>): boolean {
    const known = database.get<{ version: number; behind: number }>('SELECT version, behind FROM projections WHERE kind = ? AND id = ?', kind, id);
    if (known && known.version > version) return false;
    if (known?.version === version && !known.behind) return false;
    database.run(
      'INSERT OR REPLACE INTO projections (kind, id, version, body, behind) VALUES (?, ?, ?, ?, 0)',
      kind,
      id,
      version,
      state === null ? null : JSON.stringify(state),
    );
    database.run('DELETE FROM projection_keys WHERE kind = ? AND id = ?', kind, id);
    for (const [name, key] of state === null ? [] : keysOf(type.indexes, state)) {
      database.run('INSERT INTO projection_keys (kind, name, key, id) VALUES (?, ?, ?, ?)', kind, name, key, id);
    }
    return known?.version !== version;
  }

  return {
    type,
    async get(id) {
      const row = database.get<Row>('SELECT id, version, body, behind FROM projections WHERE kind = ? AND id = ?', kind, id);
      return row ? projected(row) : null;
    },
    async find(index, key) {
      const rows = database.all<Row>(
        `SELECT p.id, p.version, p.body, p.behind FROM projections p
         JOIN projection_keys k ON k.kind = p.kind AND k.id = p.id
         WHERE k.kind = ? AND k.name = ? AND k.key = ? AND p.body IS NOT NULL ORDER BY p.id`,
        kind,
        index,
        key,
      );
      return rows.map(projected);
    },
    async apply(records, cursor) {
      return database.transaction(() => {
        const newer = records.filter(keep);
        if (cursor) saveCursor(cursor);
        return newer;
      });
    },
    async markBehind(id) {
      database.run(
        'INSERT INTO projections (kind, id, version, body, behind) VALUES (?, ?, 0, NULL, 1) ON CONFLICT (kind, id) DO UPDATE SET behind = 1',
        kind,
        id,
      );
    },
    async versions({ after = '', limit = 1_000_000_000 } = {}) {
      return database
        .all<{ id: string; version: number }>('SELECT id, version FROM projections WHERE kind = ? AND id > ? ORDER BY id LIMIT ?', kind, after, limit)
        .map(({ id, version }) => ({ id, version }));
    },
  };
}
