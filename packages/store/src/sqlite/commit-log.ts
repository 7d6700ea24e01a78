import { StoreAway } from '../errors';
import type { CommitLog, CommitRecord, NamedChange } from '../port';
import type { SqliteDatabase } from './database';

/** Milliseconds after which a row is pruned from the log; a consumer with an older cursor starts from a scan. */
const KEPT_FOR = 24 * 60 * 60 * 1000;
/** Commits between two prunings of old rows. */
const PRUNE_EVERY = 1_000;

/** A document as it is published. */
export type PublishedDocument = Pick<CommitRecord, 'id' | 'version' | 'state' | 'time'>;

/** How one kind of aggregate is published. */
export interface PublishedKind {
  readonly kind: string;
  readonly topic: string;
  readonly schema: number;
  read(id: string): PublishedDocument | undefined;
  page(after: string, limit: number): PublishedDocument[];
}

export interface Commit {
  readonly topic: string;
  readonly kind: string;
  readonly id: string;
  readonly changes: readonly NamedChange[];
}

interface Row {
  readonly position: number;
  readonly kind: string;
  readonly id: string;
  readonly time: string;
  readonly changes: string;
  readonly traceparent: string | null;
}

interface Batch {
  readonly records: CommitRecord[];
  readonly position: string;
  readonly more: boolean;
}

/** The position of a reader: in a scan of the documents that began at `head`, or after row `at` of the log. */
type Place = { readonly head: number; readonly kind: string; readonly id: string } | { readonly at: number };

const atRow = (row: number) => `at:${row}`;
const inScan = (head: number, kind: string, id: string) => `scan:${head}:${kind}:${id}`;

function parsePosition(position: string): Place | undefined {
  const [, at] = /^at:(\d+)$/.exec(position) ?? [];
  if (at !== undefined) return { at: Number(at) };
  const [, head, kind, id] = /^scan:(\d+):([^:]*):(.*)$/s.exec(position) ?? [];
  return head === undefined || kind === undefined || id === undefined ? undefined : { head: Number(head), kind, id };
}

/** The log of one service's file. Its owner declares what it publishes before the first read. */
export class SqliteCommitLog implements CommitLog {
  readonly #database: SqliteDatabase;
  readonly #clock: () => Date;
  readonly #traceparent: () => string | undefined;
  readonly #kinds = new Map<string, PublishedKind>();
  readonly #listeners = new Set<(topic: string) => void>();
  #appended = 0;

  constructor(database: SqliteDatabase, clock: () => Date, traceparent: () => string | undefined) {
    this.#database = database;
    this.#clock = clock;
    this.#traceparent = traceparent;
    database.transaction(() => this.#prune());
  }

  declare(kind: PublishedKind): void {
    this.#kinds.set(kind.kind, kind);
  }

  /** To be called within the transaction that writes the document. */
  append({ topic, kind, id, changes }: Commit): void {
    this.#database.run(
      'INSERT INTO log (topic, kind, id, time, changes, traceparent) VALUES (?, ?, ?, ?, ?, ?)',
      topic,
      kind,
      id,
      this.#clock().toISOString(),
      JSON.stringify(changes),
      this.#traceparent() ?? null,
    );
    this.#appended += 1;
    if (this.#appended % PRUNE_EVERY === 0) this.#prune();
  }

  /** Notifies the listeners. To be called after that transaction. */
  announce(topic: string): void {
    for (const listener of this.#listeners) listener(topic);
  }

  onCommit(listener: (topic: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async head(topic: string): Promise<string> {
    return atRow(this.#head(topic));
  }

  async read(topic: string, after: string | null, limit: number): Promise<Batch> {
    const place = this.#placeOf(topic, after);
    return 'head' in place ? this.#scan(this.#kindsOf(topic), place, limit) : this.#rows(topic, place.at, limit);
  }

  async behind(topic: string, after: string | null): Promise<number> {
    const place = this.#placeOf(topic, after);
    const rows = 'head' in place ? place.head : place.at;
    let count = this.#count('SELECT count(*) AS count FROM log WHERE topic = ? AND position > ?', topic, rows);
    if (!('head' in place)) return count;
    for (const { kind } of this.#kindsOf(topic).filter((each) => each.kind >= place.kind)) {
      count += this.#count('SELECT count(*) AS count FROM documents WHERE kind = ? AND id > ?', kind, kind === place.kind ? place.id : '');
    }
    return count;
  }

  async oldestAfter(topic: string, after: string | null): Promise<string | null> {
    const place = this.#placeOf(topic, after);
    const sql = 'SELECT time FROM log WHERE topic = ? AND position > ? ORDER BY position LIMIT 1';
    return this.#database.one<Pick<Row, 'time'>>(sql, topic, 'head' in place ? 0 : place.at)?.time ?? null;
  }

  /** The position from which a reader continues. @throws StoreAway */
  #placeOf(topic: string, after: string | null): Place {
    if (this.#kindsOf(topic).length === 0) throw new StoreAway(`nothing is published to ${topic} yet`);
    const place = after === null ? undefined : parsePosition(after);
    if (place && 'head' in place) return place;
    const head = this.#head(topic);
    // A position beyond the head was read from another file of the owner.
    if (place && place.at >= this.#prunedUpTo(topic) && place.at <= head) return place;
    // The head is taken before the first document is read: commits during the scan are read again after it.
    return { head, kind: '', id: '' };
  }

  #kindsOf(topic: string): PublishedKind[] {
    return [...this.#kinds.values()].filter((kind) => kind.topic === topic).sort((a, b) => (a.kind < b.kind ? -1 : 1));
  }

  #count(sql: string, ...values: (string | number)[]): number {
    return this.#database.one<{ count: number }>(sql, ...values)?.count ?? 0;
  }

  #scan(kinds: readonly PublishedKind[], place: { head: number; kind: string; id: string }, limit: number): Batch {
    const records: CommitRecord[] = [];
    for (const kind of kinds.filter((each) => each.kind >= place.kind)) {
      const after = kind.kind === place.kind ? place.id : '';
      for (const document of kind.page(after, limit - records.length)) {
        const position = inScan(place.head, kind.kind, document.id);
        records.push({ ...document, position, topic: kind.topic, kind: kind.kind, schema: kind.schema, changes: [] });
      }
      const last = records.at(-1);
      if (last && records.length >= limit) return { records, position: last.position, more: true };
    }
    const position = atRow(place.head);
    return { records, position, more: this.#head(kinds[0]?.topic ?? '') > place.head };
  }

  #rows(topic: string, after: number, limit: number): Batch {
    const sql = 'SELECT position, kind, id, time, changes, traceparent FROM log WHERE topic = ? AND position > ? ORDER BY position LIMIT ?';
    const rows = this.#database.all<Row>(sql, topic, after, limit);
    const bySubject = new Map<string, { row: Row; changes: NamedChange[] }>();
    for (const row of rows) {
      const subject = JSON.stringify([row.kind, row.id]);
      const earlier = bySubject.get(subject)?.changes ?? [];
      bySubject.delete(subject); // so that it moves to the place of its last row
      bySubject.set(subject, { row, changes: [...earlier, ...(JSON.parse(row.changes) as NamedChange[])] });
    }
    const records = [...bySubject.values()].flatMap(({ row, changes }) => this.#record(topic, row, changes) ?? []);
    const last = rows.at(-1)?.position ?? after;
    return { records, position: atRow(last), more: rows.length === limit && this.#head(topic) > last };
  }

  /** Undefined: it was deleted so long ago that even its tombstone is pruned. @throws StoreAway */
  #record(topic: string, { position, kind, id, time, traceparent }: Row, changes: readonly NamedChange[]): CommitRecord | undefined {
    const published = this.#kinds.get(kind);
    if (!published) throw new StoreAway(`${kind} is not declared yet`);
    const document = published.read(id);
    if (!document) return undefined;
    return {
      ...document,
      position: atRow(position),
      topic,
      kind,
      schema: published.schema,
      time,
      changes,
      ...(traceparent === null ? {} : { traceparent }),
    };
  }

  #head(topic: string): number {
    const row = this.#database.one<{ head: number | null }>('SELECT max(position) AS head FROM log WHERE topic = ?', topic);
    return Math.max(row?.head ?? 0, this.#prunedUpTo(topic));
  }

  #prunedUpTo(topic: string): number {
    return this.#database.one<{ position: number }>('SELECT position FROM log_pruned WHERE topic = ?', topic)?.position ?? 0;
  }

  /** Scans from the oldest row to the first recent one, so the cost depends only on the rows it removes. */
  #prune(): void {
    const oldest = new Date(this.#clock().getTime() - KEPT_FOR).toISOString();
    const young = this.#database.one<{ position: number }>('SELECT position FROM log WHERE time >= ? ORDER BY position LIMIT 1', oldest);
    const end = young?.position ?? Number.MAX_SAFE_INTEGER;
    this.#database.run(
      `INSERT INTO log_pruned (topic, position) SELECT topic, max(position) FROM log WHERE position < ? GROUP BY topic
       ON CONFLICT (topic) DO UPDATE SET position = excluded.position`,
      end,
    );
    this.#database.run('DELETE FROM log WHERE position < ?', end);
  }
}
