import type { SearchPage } from '../port';
import type { SqliteDatabase } from './database';

/** Letters of the sequences that are indexed; shorter parts have none. */
const GRAM = 3;
/**
 * A part that is in more texts than these is met often enough on a walk through them in order; to gather and sort all of its hits
 * would take longer.
 */
const FREQUENT = 1_000;
const EVERYTHING = -1;

/** What the records of one kind are searched in. Writing is done within a transaction of the caller. */
export class TextTable {
  readonly #database: SqliteDatabase;
  readonly #kind: string;

  constructor(database: SqliteDatabase, kind: string) {
    this.#database = database;
    this.#kind = kind;
  }

  /** null: it is not to be found any more. */
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

/** All the sequences of a part, as FTS5 is asked for them. */
function gramsOf(part: string): string {
  const letters = [...part];
  const grams = letters.slice(GRAM - 1).map((_, start) => letters.slice(start, start + GRAM).join(''));
  return [...new Set(grams)].map((gram) => `"${gram.replaceAll('"', '""')}"`).join(' AND ');
}
