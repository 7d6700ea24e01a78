import type { AggregateType, NamedChange, Outbox, OutboxEntry, Outgoing, Sent } from '../port';
import type { NextDocument } from '../documents';
import type { Document, DocumentCollection, OutboxRow, PublishedDocument } from './document-collection';
import { fromFields, toFields } from './fields';

/** The content of one commit. */
interface Commit {
  readonly changes: readonly NamedChange[];
  readonly traceparent?: string;
}

/** A published kind, without its state's type. */
interface PublishedKind {
  read(id: string): Promise<Outgoing | null>;
  waiting(before: number, limit: number): Promise<string[]>;
  countWaiting(): Promise<number>;
  oldestWaiting(): Promise<number | undefined>;
  removePublished(id: string, entries: readonly OutboxRow[]): Promise<Outgoing | null>;
  removeAllPublished(sent: readonly PublishedDocument[]): Promise<Set<string>>;
}

/** The outboxes of one service: one inside each of its documents. */
export class MongoOutbox implements Outbox {
  readonly #clock: () => Date;
  readonly #traceparent: () => string | undefined;
  readonly #kinds = new Map<string, PublishedKind>();
  readonly #listeners = new Set<(kind: string, id: string, outgoing?: Outgoing) => void>();

  constructor(clock: () => Date, traceparent: () => string | undefined) {
    this.#clock = clock;
    this.#traceparent = traceparent;
  }

  declare<State extends object>(type: AggregateType<State>, documents: DocumentCollection<State>): void {
    if (!type.publish) return;
    const publishable = (found: Document<State> | undefined) => (found ? outgoing(type, found) : null);
    this.#kinds.set(type.kind, {
      read: async (id) => publishable(await documents.read(id)),
      waiting: (before, limit) => documents.waiting(before, limit),
      countWaiting: () => documents.countWaiting(),
      oldestWaiting: () => documents.oldestWaiting(),
      removePublished: async (id, entries) => publishable(await documents.removePublished(id, entries)),
      removeAllPublished: (sent) => documents.removeAllPublished(sent),
    });
  }

  /** The entry that is pushed to the document's outbox in the same write. */
  entry(version: number, changes: readonly NamedChange[]): OutboxRow {
    const traceparent = this.#traceparent();
    return { version, at: this.#clock().getTime(), changes: toFields(JSON.stringify(changes)), ...(traceparent === undefined ? {} : { traceparent }) };
  }

  /** Notifies the listeners after the write. `alone`: the document had no pending commits before. */
  announce<State extends object>(type: AggregateType<State>, { id, version, state }: NextDocument<State>, entry: OutboxRow | undefined, alone: boolean): void {
    if (!entry) return;
    const written = { id, version, state, writtenAt: new Date(entry.at).toISOString(), outbox: [entry] };
    const ready = alone ? (outgoing(type, written) ?? undefined) : undefined;
    for (const listener of this.#listeners) listener(type.kind, id, ready);
  }

  onCommit(listener: (kind: string, id: string, outgoing?: Outgoing) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async pending(limit: number, waitedFor: number): Promise<{ kind: string; id: string }[]> {
    const before = this.#clock().getTime() - waitedFor + 1;
    const found: { kind: string; id: string }[] = [];
    for (const [kind, { waiting }] of this.#kinds) {
      if (found.length === limit) break;
      found.push(...(await waiting(before, limit - found.length)).map((id) => ({ kind, id })));
    }
    return found;
  }

  async read(kind: string, id: string): Promise<Outgoing | null> {
    return (await this.#kinds.get(kind)?.read(id)) ?? null;
  }

  async removePublished(kind: string, id: string, entries: readonly OutboxEntry[]): Promise<Outgoing | null> {
    return (await this.#kinds.get(kind)?.removePublished(id, entries as readonly OutboxRow[])) ?? null;
  }

  async removeAllPublished(sent: readonly Sent[]): Promise<Sent[]> {
    const newer: Sent[] = [];
    for (const [kind, { removeAllPublished }] of this.#kinds) {
      const ofKind = sent.filter((one) => one.kind === kind);
      if (ofKind.length === 0) continue;
      const ids = await removeAllPublished(ofKind.map((one) => ({ ...one, entries: one.entries as readonly OutboxRow[] })));
      newer.push(...ofKind.filter(({ id }) => ids.has(id)));
    }
    return newer;
  }

  async depth(): Promise<number> {
    const counts = await Promise.all([...this.#kinds.values()].map(({ countWaiting }) => countWaiting()));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async age(): Promise<number> {
    const now = this.#clock().getTime();
    const oldest = await Promise.all([...this.#kinds.values()].map(({ oldestWaiting }) => oldestWaiting()));
    // Another instance's clock may be ahead of this one's.
    return Math.max(0, ...oldest.map((at) => (at === undefined ? 0 : now - at)));
  }
}

const commitOf = ({ commit, changes, traceparent }: OutboxRow): Commit =>
  commit === undefined ? { changes: fromFields(changes) as NamedChange[], ...(traceparent === undefined ? {} : { traceparent }) } : (JSON.parse(commit) as Commit);

/** The changes in these entries, in order. */
export const changesOf = (entries: readonly OutboxRow[]): NamedChange[] => entries.flatMap((entry) => commitOf(entry).changes);

type Publishable<State> = Pick<Document<State>, 'id' | 'version' | 'state' | 'writtenAt' | 'outbox'>;

/** A document as it is published, with all its pending commits. */
function outgoing<State extends object>({ kind, publish }: AggregateType<State>, document: Publishable<State>): Outgoing | null {
  if (!publish) return null;
  const { id, version, state, writtenAt, outbox } = document;
  const entries = [...outbox].sort((a, b) => a.version - b.version);
  const commits = entries.map(commitOf);
  const traceparent = commits.at(-1)?.traceparent;
  return {
    entries,
    record: {
      topic: publish.topic,
      kind,
      id,
      version,
      schema: publish.schema,
      time: writtenAt,
      ...(traceparent === undefined ? {} : { traceparent }),
      changes: commits.flatMap(({ changes }) => changes),
      state: state && publish.view(state, version),
    },
  };
}
