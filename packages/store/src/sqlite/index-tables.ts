import type { IndexEntry } from '../documents';
import type { SearchPage } from '../port';
import type { SqliteDatabase } from './database';

type Table = 'document_keys' | 'unique_keys' | 'projection_keys';

interface Indexed {
  readonly kind: string;
  readonly id: string;
}

const sameEntry = (a: IndexEntry) => (b: IndexEntry) => a.name === b.name && a.key === b.key;

/**
 * Makes a table contain exactly these entries of one aggregate for the declared indexes; entries of other indexes belong to another release.
 * To be called within the transaction that writes the aggregate. Returns the entry that another aggregate holds, if the table is unique.
 * @param declared the indexes; 'all': removes every entry, since the aggregate is deleted
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

/** Runs `reindex` if the documents of this subject were last indexed differently. */
export function whenIndexingChanged(database: SqliteDatabase, subject: string, indexing: string, reindex: () => void): void {
  const known = database.one<{ indexing: string }>('SELECT indexing FROM indexings WHERE subject = ?', subject);
  if (known?.indexing === indexing) return;
  database.transaction(() => {
    reindex();
    database.run('INSERT OR REPLACE INTO indexings (subject, indexing) VALUES (?, ?)', subject, indexing);
  });
}

/** Removes the entries of indexes that are no longer declared. Returns the names of these indexes. */
export function dropUndeclared(database: SqliteDatabase, table: Table, kind: string, declared: object | undefined): string[] {
  return database.transaction(() => {
    const names = database.all<{ name: string }>(`SELECT DISTINCT name FROM ${table} WHERE kind = ?`, kind).map(({ name }) => name);
    const unused = names.filter((name) => !Object.hasOwn(declared ?? {}, name));
    for (const name of unused) database.run(`DELETE FROM ${table} WHERE kind = ? AND name = ?`, kind, name);
    return unused.map((name) => `${kind}.${name}`);
  });
}

/** Characters in the indexed sequences (trigrams); a shorter search text has none. */
const GRAM = 3;
/**
 * A search text with more matches than this is found fast enough by a scan of the texts in order. Gathering and sorting all of its matches
 * would take longer.
 */
const FREQUENT = 1_000;
const EVERYTHING = -1;

/** The searchable texts of the records of one kind. Writes run within a transaction of the caller. */
export class TextTable {
  readonly #database: SqliteDatabase;
  readonly #kind: string;

  constructor(database: SqliteDatabase, kind: string) {
    this.#database = database;
    this.#kind = kind;
  }

  /** Stores the text of a record; null removes it from the search. */
  keep(id: string, text: string | null): void {
    const kept = this.#database.one<{ text: string }>('SELECT text FROM projection_texts WHERE kind = ? AND id = ?', this.#kind, id);
    if ((kept?.text ?? null) === text) return;
    if (kept) this.#database.run('DELETE FROM projection_texts WHERE kind = ? AND id = ?', this.#kind, id);
    if (text !== null) this.#database.run('INSERT INTO projection_texts (kind, id, text) VALUES (?, ?, ?)', this.#kind, id, text);
  }

  clear(): void {
    this.#database.run('DELETE FROM projection_texts WHERE kind = ?', this.#kind);
  }

  /** These columns of the projections `p` whose text contains the part. */
  search<Row extends object>(columns: string, part: string, { after = { text: '', id: '' }, limit = EVERYTHING }: SearchPage): Row[] {
    const grams = gramsOf(part);
    const [from, ...match] = this.#isRare(grams)
      ? ['projection_trigrams g CROSS JOIN projection_texts t ON t.number = g.rowid AND projection_trigrams MATCH ?', grams]
      : ['projection_texts t INDEXED BY projection_texts_in_order'];
    const sql = `SELECT ${columns} FROM ${from} CROSS JOIN projections p ON p.kind = t.kind AND p.id = t.id
      WHERE t.kind = ? AND (t.text, t.id) > (?, ?) AND instr(t.text, ?) > 0 ORDER BY t.text, t.id LIMIT ?`;
    return this.#database.all<Row>(sql, ...match, this.#kind, after.text, after.id, part, limit);
  }

  #isRare(grams: string): boolean {
    if (grams === '') return false;
    const sql = 'SELECT count(*) AS count FROM (SELECT 1 FROM projection_trigrams WHERE projection_trigrams MATCH ? LIMIT ?)';
    return (this.#database.one<{ count: number }>(sql, grams, FREQUENT + 1)?.count ?? 0) <= FREQUENT;
  }
}

/** All the sequences of a search text, as an FTS5 query. */
function gramsOf(part: string): string {
  const letters = [...part];
  const grams = letters.slice(GRAM - 1).map((_, start) => letters.slice(start, start + GRAM).join(''));
  return [...new Set(grams)].map((gram) => `"${gram.replaceAll('"', '""')}"`).join(' AND ');
}
