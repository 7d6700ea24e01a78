import type { ConsumerStore, Cursor, DeadLetter } from '../port';
import type { SqliteDatabase } from './database';

interface LetterRow {
  readonly consumer: string;
  readonly topic: string;
  readonly subject: string;
  readonly reason: string;
  readonly record: string;
  readonly at: string;
}

/** Cursors and dead letters in a sqlite file. `saveNow` takes part in a transaction that is already open. */
export function sqliteConsumers(database: SqliteDatabase): ConsumerStore & { saveNow: (cursor: Cursor) => void } {
  const saveNow = ({ consumer, source, position }: Cursor): void => {
    database.run('INSERT OR REPLACE INTO cursors (consumer, source, position) VALUES (?, ?, ?)', consumer, source, position);
  };

  return {
    saveNow,
    async position(consumer, source) {
      const row = database.get<{ position: string }>('SELECT position FROM cursors WHERE consumer = ? AND source = ?', consumer, source);
      return row?.position ?? null;
    },
    save: async (cursor) => saveNow(cursor),
    async bury({ consumer, topic, subject, reason, record, at }: DeadLetter) {
      database.run(
        'INSERT INTO dead_letters (consumer, topic, subject, reason, record, at) VALUES (?, ?, ?, ?, ?, ?)',
        consumer,
        topic,
        subject,
        reason,
        JSON.stringify(record),
        at,
      );
    },
    async buried(consumer) {
      const columns = 'consumer, topic, subject, reason, record, at';
      const rows =
        consumer === undefined
          ? database.all<LetterRow>(`SELECT ${columns} FROM dead_letters ORDER BY number`)
          : database.all<LetterRow>(`SELECT ${columns} FROM dead_letters WHERE consumer = ? ORDER BY number`, consumer);
      return rows.map(({ record, ...letter }) => ({ ...letter, record: JSON.parse(record) as unknown }));
    },
  };
}
