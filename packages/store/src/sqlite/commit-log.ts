import type { AggregateType, CommitLog, CommitRecord, NamedChange } from '../port';
import type { SqliteDatabase } from './database';

/** Milliseconds a row is kept. A consumer that is further behind starts over from the documents, which lose nothing. */
const KEPT_FOR = 24 * 60 * 60 * 1000;
/** Appends between two looks at what is too old. */
const PRUNE_EVERY = 1_000;

/** One commit to be noted; the database's transaction is already open. */
export interface Commit {
  readonly topic: string;
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly changes: readonly NamedChange[];
}

export type Append = (commit: Commit) => void;

interface LogRow {
  readonly position: number;
  readonly kind: string;
  readonly id: string;
  readonly time: string;
  readonly traceparent: string | null;
  readonly changes: string;
}

interface DocumentRow {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly schema: number;
  readonly deleted: number;
  readonly body: string;
}

export interface SqliteLogOptions {
  readonly database: SqliteDatabase;
  /** The kinds opened so far: the log publishes their views. */
  readonly types: ReadonlyMap<string, AggregateType<never>>;
  readonly clock: () => Date;
  readonly traceparent: () => string | undefined;
}

/** The log of a sqlite file, and what appends to it. `settled` is called once the appending transaction is durable. */
export function sqliteCommitLog(options: SqliteLogOptions): { log: CommitLog; append: Append; settled: () => void } {
  const { database, types, clock, traceparent } = options;
  const listeners = new Set<(topic: string) => void>();
  const committed = new Set<string>();
  let appended = 0;

  const head = () => database.get<{ seq: number }>("SELECT seq FROM sqlite_sequence WHERE name = 'log'")?.seq ?? 0;
  const oldest = () => database.get<{ oldest: number | null }>('SELECT min(position) AS oldest FROM log')?.oldest ?? head() + 1;

  function prune(): void {
    const before = new Date(clock().getTime() - KEPT_FOR).toISOString();
    database.run('DELETE FROM log WHERE position < (SELECT coalesce(min(position), (SELECT max(position) + 1 FROM log)) FROM log WHERE time >= ?)', before);
  }

  const append: Append = ({ topic, kind, id, version, changes }) => {
    database.run(
      'INSERT INTO log (topic, kind, id, version, time, traceparent, changes) VALUES (?, ?, ?, ?, ?, ?, ?)',
      topic,
      kind,
      id,
      version,
      clock().toISOString(),
      traceparent() ?? null,
      JSON.stringify(changes),
    );
    committed.add(topic);
    appended += 1;
    if (appended % PRUNE_EVERY === 0) prune();
  };

  function settled(): void {
    const topics = [...committed];
    committed.clear();
    for (const topic of topics) for (const listener of listeners) listener(topic);
  }

  /** A record of the document as it is now. */
  function record(row: DocumentRow, noted: Pick<CommitRecord, 'position' | 'time' | 'traceparent' | 'changes'>): CommitRecord[] {
    const type = types.get(row.kind);
    const publish = type?.publish;
    if (!type || !publish) return [];
    const state = () => {
      const body: unknown = JSON.parse(row.body);
      return publish.view((row.schema === type.schema ? body : type.upcast?.(body, row.schema)) as never, row.version);
    };
    return [
      {
        ...noted,
        topic: publish.topic,
        kind: row.kind,
        id: row.id,
        version: row.version,
        schema: publish.schema,
        state: row.deleted ? null : state(),
      },
    ];
  }

  const document = (kind: string, id: string) =>
    database.get<DocumentRow>('SELECT kind, id, version, schema, deleted, body FROM documents WHERE kind = ? AND id = ?', kind, id);

  /** Rows after a position, one record a subject, with all its changes, where its last row stands. */
  function readRows(topic: string, after: number, limit: number) {
    const rows = database.all<LogRow>('SELECT position, kind, id, time, traceparent, changes FROM log WHERE position > ? AND topic = ? ORDER BY position LIMIT ?', after, topic, limit);
    const subjects = new Map<string, { last: LogRow; changes: NamedChange[] }>();
    for (const row of rows) {
      const key = `${row.kind}/${row.id}`;
      const changes = [...(subjects.get(key)?.changes ?? []), ...(JSON.parse(row.changes) as NamedChange[])];
      subjects.delete(key);
      subjects.set(key, { last: row, changes });
    }
    const records = [...subjects.values()].flatMap(({ last, changes }) => {
      const found = document(last.kind, last.id);
      const noted = { position: at(last.position), time: last.time, traceparent: last.traceparent ?? undefined, changes };
      return found ? record(found, noted) : [];
    });
    return { records, position: at(rows.at(-1)?.position ?? after) };
  }

  /** The documents of a topic, in order of kind and id; then on from where the log was when the scan began. */
  function readScan(topic: string, scan: Scan, limit: number) {
    const kinds = [...types.values()].filter((type) => type.publish?.topic === topic).map((type) => type.kind);
    const places = kinds.map(() => '?').join(', ') || "''";
    const rows = database.all<DocumentRow>(
      `SELECT kind, id, version, schema, deleted, body FROM documents WHERE kind IN (${places}) AND (kind, id) > (?, ?) ORDER BY kind, id LIMIT ?`,
      ...kinds,
      scan.kind,
      scan.id,
      limit,
    );
    const last = rows.at(-1);
    const position = last && rows.length === limit ? scanAfter(scan.head, last.kind, last.id) : at(scan.head);
    const noted = { position, time: clock().toISOString(), changes: [] };
    return { records: rows.flatMap((row) => record(row, noted)), position };
  }

  database.transaction(prune);
  return {
    append,
    settled,
    log: {
      async read(topic, after, limit) {
        const position = after === null ? null : Number(AT.exec(after)?.[1] ?? Number.NaN);
        if (position !== null && position + 1 >= oldest()) return readRows(topic, position, limit);
        return readScan(topic, (after === null ? undefined : scanOf(after)) ?? { head: head(), kind: '', id: '' }, limit);
      },
      head: async () => at(head()),
      onCommit(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}

interface Scan {
  /** Where the log stood when the scan began. */
  readonly head: number;
  readonly kind: string;
  readonly id: string;
}

const AT = /^at:(\d+)$/;
const SCAN = /^scan:(\d+):([^:]*):(.*)$/;

const at = (position: number) => `at:${position}`;
const scanAfter = (head: number, kind: string, id: string) => `scan:${head}:${kind}:${id}`;

function scanOf(position: string): Scan | undefined {
  const [, head, kind, id] = SCAN.exec(position) ?? [];
  return head === undefined || kind === undefined || id === undefined ? undefined : { head: Number(head), kind, id };
}
