import type { IndexEntry } from '../documents';
import type { Engine } from './engine';

type Table = 'document_keys' | 'unique_keys' | 'projection_keys';

const sameEntry = (a: IndexEntry) => (b: IndexEntry) => a.name === b.name && a.key === b.key;

/**
 * Makes a table hold exactly these entries of one aggregate; within the transaction that writes it.
 * Answers the entry that another aggregate holds, where the table is unique.
 */
export function keepEntries(engine: Engine, table: Table, kind: string, id: string, wanted: readonly IndexEntry[]): IndexEntry | undefined {
  const kept = engine.all<IndexEntry>(`SELECT name, key FROM ${table} WHERE kind = ? AND id = ?`, kind, id);
  for (const entry of kept) {
    if (wanted.some(sameEntry(entry))) continue;
    engine.run(`DELETE FROM ${table} WHERE kind = ? AND name = ? AND key = ? AND id = ?`, kind, entry.name, entry.key, id);
  }
  return wanted.find(
    (entry) =>
      !kept.some(sameEntry(entry)) &&
      !engine.tryRun(`INSERT INTO ${table} (kind, name, key, id) VALUES (?, ?, ?, ?)`, kind, entry.name, entry.key, id),
  );
}

/** Runs `reindex` when the documents of this subject were last indexed in another way. */
export function whenIndexingChanged(engine: Engine, subject: string, indexing: string, reindex: () => void): void {
  const known = engine.one<{ indexing: string }>('SELECT indexing FROM indexings WHERE subject = ?', subject);
  if (known?.indexing === indexing) return;
  engine.transaction(() => {
    reindex();
    engine.run('INSERT OR REPLACE INTO indexings (subject, indexing) VALUES (?, ?)', subject, indexing);
  });
}
