import type { IndexEntry } from '../documents';
import type { SqliteDatabase } from './database';

type Table = 'document_keys' | 'unique_keys' | 'projection_keys';

interface Indexed {
  readonly kind: string;
  readonly id: string;
}

const sameEntry = (a: IndexEntry) => (b: IndexEntry) => a.name === b.name && a.key === b.key;

/**
 * Makes a table hold exactly these entries of one aggregate, as far as these indexes go: others are another release's. Within the
 * transaction that writes it. Returns the entry that another aggregate holds, where the table is unique.
 * @param declared the indexes; 'all': of the dead nothing stays
 */
export function writeIndexEntries(
  database: SqliteDatabase,
  table: Table,
  { kind, id }: Indexed,
  declared: object | 'all' | undefined,
  wanted: readonly IndexEntry[],
): IndexEntry | undefined {
  const kept = database.all<IndexEntry>(`SELECT name, key FROM ${table} WHERE kind = ? AND id = ?`, kind, id);
  for (const entry of kept) {
    if (wanted.some(sameEntry(entry)) || !(declared === 'all' || Object.hasOwn(declared ?? {}, entry.name))) continue;
    database.run(`DELETE FROM ${table} WHERE kind = ? AND name = ? AND key = ? AND id = ?`, kind, entry.name, entry.key, id);
  }
  return wanted.find(
    (entry) => !kept.some(sameEntry(entry)) && !database.tryRun(`INSERT INTO ${table} (kind, name, key, id) VALUES (?, ?, ?, ?)`, kind, entry.name, entry.key, id),
  );
}

/** Runs `reindex` when the documents of this subject were last indexed in another way. */
export function whenIndexingChanged(database: SqliteDatabase, subject: string, indexing: string, reindex: () => void): void {
  const known = database.one<{ indexing: string }>('SELECT indexing FROM indexings WHERE subject = ?', subject);
  if (known?.indexing === indexing) return;
  database.transaction(() => {
    reindex();
    database.run('INSERT OR REPLACE INTO indexings (subject, indexing) VALUES (?, ?)', subject, indexing);
  });
}

/** Removes the entries of indexes that are not declared any more. Returns which these were. */
export function dropUndeclared(database: SqliteDatabase, table: Table, kind: string, declared: object | undefined): string[] {
  return database.transaction(() => {
    const names = database.all<{ name: string }>(`SELECT DISTINCT name FROM ${table} WHERE kind = ?`, kind).map(({ name }) => name);
    const unused = names.filter((name) => !Object.hasOwn(declared ?? {}, name));
    for (const name of unused) database.run(`DELETE FROM ${table} WHERE kind = ? AND name = ?`, kind, name);
    return unused.map((name) => `${kind}.${name}`);
  });
}
