import type { StoredDeadLetter, ConsumerStore, Cursor, DeadLetter } from '../port';
import type { SqliteDatabase } from './database';

/** Milliseconds a dead letter is stored. */
const LETTERS_KEPT_FOR = 14 * 24 * 60 * 60 * 1000;

/** Also called within the transaction of a projection, so that both are committed together. */
export function saveCursor(database: SqliteDatabase, { consumer, source, position }: Cursor): void {
  database.run('INSERT OR REPLACE INTO cursors (consumer, source, position) VALUES (?, ?, ?)', consumer, source, position);
}

/** Cursors and dead letters of one service's consumers. */
export class SqliteConsumerStore implements ConsumerStore {
  readonly #database: SqliteDatabase;
  readonly #clock: () => Date;

  constructor(database: SqliteDatabase, clock: () => Date) {
    this.#database = database;
    this.#clock = clock;
  }

  async position(consumer: string, source: string): Promise<string | null> {
    const sql = 'SELECT position FROM cursors WHERE consumer = ? AND source = ?';
    return this.#database.one<{ position: string }>(sql, consumer, source)?.position ?? null;
  }

  async save(cursor: Cursor): Promise<void> {
    this.#database.relaxedTransaction(() => saveCursor(this.#database, cursor));
  }

  async addDeadLetter(letter: DeadLetter): Promise<void> {
    const now = this.#clock();
    const oldest = new Date(now.getTime() - LETTERS_KEPT_FOR).toISOString();
    this.#database.transaction(() => {
      this.#database.run('DELETE FROM dead_letters WHERE buried_at < ?', oldest);
      const sql = 'INSERT INTO dead_letters (consumer, letter, buried_at) VALUES (?, ?, ?)';
      this.#database.run(sql, letter.consumer, JSON.stringify(letter), now.toISOString());
    });
  }

  async deadLetters(consumer?: string): Promise<StoredDeadLetter[]> {
    const rows = this.#database.all<{ number: number; consumer: string; letter: string }>('SELECT number, consumer, letter FROM dead_letters ORDER BY number');
    return rows.filter((row) => consumer === undefined || row.consumer === consumer).map(({ number, letter }) => ({ ...(JSON.parse(letter) as DeadLetter), id: String(number) }));
  }

  async countDeadLetters(consumer: string): Promise<number> {
    return this.#database.one<{ count: number }>('SELECT COUNT(*) AS count FROM dead_letters WHERE consumer = ?', consumer)?.count ?? 0;
  }

  async removeDeadLetter(id: string): Promise<void> {
    this.#database.run('DELETE FROM dead_letters WHERE number = ?', Number(id));
  }
}
