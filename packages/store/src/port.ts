/**
 * The aggregate store: one document per aggregate and one atomic write per change, with the named changes in the same commit.
 * Every adapter passes the suite in `test/storage-contract.ts`; business code does not depend on the adapter.
 */

/** A named change, in the owner's words. It is published with the new state. */
export interface NamedChange {
  readonly name: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** A key an aggregate can be found by; several when it belongs to several (a group's members), null when none. */
export type IndexKey = string | readonly string[] | null;

/** How one kind of aggregate is stored. */
export interface AggregateType<State extends object> {
  readonly kind: string;
  /** Schema number of the stored document; raised with an `upcast` when the shape changes. */
  readonly schema: number;
  /** Converts a document of an older schema to this one. */
  readonly upcast?: (state: unknown, fromSchema: number) => State;
  /**
   * For each schema number whose new fields a reader of the previous number does not need: their paths ("caddie", "cards.colour",
   * "holes.*.note"; `*`: every entry of a map). An instance of the previous release can then still read such documents, and its writes
   * preserve these fields. Without an entry for its number, only releases that know the number can read a document.
   */
  readonly additions?: Readonly<Record<number, readonly string[]>>;
  /** Milliseconds a tombstone is stored; default: TOMBSTONE_RETENTION. Never less than a day, since commit logs refer to it for a day. */
  readonly tombstoneRetention?: number;
  /** Non-unique look-ups by name. */
  readonly indexes?: Readonly<Record<string, (state: State) => IndexKey>>;
  /** Look-ups that find at most one aggregate (email, share code). */
  readonly unique?: Readonly<Record<string, (state: State) => string | null>>;
  /** What is published when it changes: an allow-listed view, never the stored document. Without it nothing is published. */
  readonly publish?: {
    readonly topic: string;
    readonly schema: number;
    readonly view: (state: State, version: number) => object;
  };
}

/** A living aggregate. Versions count from 1, one per write. */
export interface Stored<State> {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly state: State;
}

/** The rest of a deleted aggregate, so that a late record cannot restore it. */
export interface Tombstone {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly deleted: true;
}

export const isTombstone = (found: Stored<unknown> | Tombstone): found is Tombstone => 'deleted' in found;

/** The outcome of a pure change: the next state with its named changes, a deletion, or nothing to do. */
export type Change<State> =
  { readonly state: State; readonly changes: readonly NamedChange[] } | { readonly deleted: true; readonly changes: readonly NamedChange[] } | 'unchanged';

/** A change computed from the current state, or a fixed one that does not depend on it. */
export type Changing<State> = ((state: State, version: number) => Change<State>) | Change<State>;

/** An idempotent request: its key and a hash of its content. Stored beside the state for 24 h. */
export interface IdempotentRequest {
  readonly key: string;
  readonly hash: string;
}

export interface WriteOptions {
  /** Only if the aggregate is at this version (If-Match), else VersionMismatch. */
  readonly ifVersion?: number;
  /** Takes effect once; a repetition returns the current aggregate. */
  readonly request?: IdempotentRequest;
  /** The aggregate as `get` or `getWithTombstone` of this store has just returned it: the change is first tried on it, without another read. */
  readonly from?: Stored<object> | undefined;
}

/**
 * written: the version increased; unchanged: the change had nothing to do; replayed: this request took effect before;
 * deleted: the change deleted it, `version` is the tombstone's and `state` its last.
 */
export type Written<State> = Stored<State> & { readonly outcome: 'written' | 'unchanged' | 'replayed' | 'deleted' };

/** A page of a look-up, in order of id. */
export interface PageOf {
  readonly after?: string;
  readonly limit?: number;
}

export interface AggregateStore<State extends object> {
  readonly type: AggregateType<State>;
  /** The living aggregate, or null when unknown or deleted. */
  get(id: string): Promise<Stored<State> | null>;
  /** The living ones among these, in order of id. */
  getMany(ids: readonly string[]): Promise<Stored<State>[]>;
  /** The same as `get`, tombstones included: for owners that serve a pull. */
  getWithTombstone(id: string): Promise<Stored<State> | Tombstone | null>;
  /** All living aggregates with this key in this index (unique ones included). */
  find(index: string, key: string, page?: PageOf): Promise<Stored<State>[]>;
  /** All living aggregates. */
  scan(page?: PageOf): Promise<Stored<State>[]>;
  /** @throws AlreadyExists, NotUnique, RequestMismatch, TooLarge. A repeated request returns the existing aggregate as `replayed`. */
  create(id: string, state: State, changes: readonly NamedChange[], options?: WriteOptions): Promise<Written<State>>;
  /**
   * Read → change → write if the version matches; runs the pure change again on a conflict.
   * @throws NotFound (unknown or deleted), NotUnique, VersionMismatch, RequestMismatch, TooLarge, and whatever the change throws; then nothing is written
   */
  update(id: string, change: Changing<State>, options?: WriteOptions): Promise<Written<State>>;
  /** Deletes, and returns the tombstone. Idempotent, so it takes no request. @throws NotFound (unknown), VersionMismatch. */
  remove(id: string, change: (state: State, version: number) => readonly NamedChange[], options?: WriteOptions): Promise<Tombstone>;
  /** Ids and versions, tombstones included, in order of id: what `reconcile` compares. */
  versions(page?: PageOf): Promise<{ id: string; version: number }[]>;
}

/** The position of a consumer in a source it reads. Only the bus adapter interprets it. */
export interface Cursor {
  readonly consumer: string;
  readonly source: string;
  readonly position: string;
}

/** One kind of another owner's aggregates, stored here. */
export interface ProjectionType<State extends object> {
  readonly kind: string;
  readonly indexes?: Readonly<Record<string, (state: State) => IndexKey>>;
  /** The text that `search` matches and orders by, character by character: this function folds case and accents if they should not matter. */
  readonly searchText?: (state: State) => string;
}

/** A page of a search, in order of text (by code points), then of id. */
export interface SearchPage {
  /** The last entry of the previous page. */
  readonly after?: { readonly text: string; readonly id: string };
  readonly limit?: number;
}

export interface ProjectedRecord<State> {
  readonly id: string;
  readonly version: number;
  /** null: deleted at its owner. */
  readonly state: State | null;
}

export interface Projected<State> extends ProjectedRecord<State> {
  /** True (stale) after a record of it could not be applied: a read has to pull it first. */
  readonly behind: boolean;
}

export interface ProjectionStore<State extends object> {
  readonly type: ProjectionType<State>;
  get(id: string): Promise<Projected<State> | null>;
  /** The living ones among these. */
  getMany(ids: readonly string[]): Promise<Projected<State>[]>;
  /** Living ones only. */
  find(index: string, key: string): Promise<Projected<State>[]>;
  /** Living ones whose text contains this part; '' matches all of them. @throws Error if no text is declared */
  search(part: string, page?: SearchPage): Promise<Projected<State>[]>;
  /**
   * Stores each record that is newer than the stored one, and ignores the others. The cursor is saved with them, in one write if the engine
   * can. A record of the same version clears `behind`.
   */
  apply(records: readonly ProjectedRecord<State>[], cursor?: Cursor): Promise<void>;
  markBehind(id: string): Promise<void>;
  /** Deletes everything, before a rebuild. */
  clear(): Promise<void>;
  /** Deletes a record, if it has exactly this version: its owner was restored to an older one, or no longer has it. */
  forget(id: string, version: number): Promise<void>;
  versions(page?: PageOf): Promise<{ id: string; version: number }[]>;
}

/** A record that can never be applied, and the reason. */
export interface DeadLetter {
  readonly consumer: string;
  readonly topic: string;
  readonly subject: string;
  readonly reason: string;
  readonly record: unknown;
  readonly at: string;
}

/** A dead letter as it is stored; the engine assigns the id. */
export interface StoredDeadLetter extends DeadLetter {
  readonly id: string;
}

/** The cursors and dead letters of event consumers. */
export interface ConsumerStore {
  position(consumer: string, source: string): Promise<string | null>;
  save(cursor: Cursor): Promise<void>;
  addDeadLetter(letter: DeadLetter): Promise<void>;
  /** In the order they were added. */
  deadLetters(consumer?: string): Promise<StoredDeadLetter[]>;
  /** How many of one consumer there are. */
  countDeadLetters(consumer: string): Promise<number>;
  /** Removes one: its record was handled after all, or is dropped permanently. Idempotent. */
  removeDeadLetter(id: string): Promise<void>;
}

/** One engine, opened for one service. */
export interface Storage {
  aggregates<State extends object>(type: AggregateType<State>): AggregateStore<State>;
  projection<State extends object>(type: ProjectionType<State>): ProjectionStore<State>;
  readonly consumers: ConsumerStore;
  /** @throws StoreAway when the engine does not answer; NewerSchema once a document was read that only a newer release can read. */
  ping(): Promise<void>;
  /**
   * Whether this release's indexes contain the documents of other releases. While a start is still indexing them, reads by id work, and
   * look-ups by an index wait. @throws StoreAway
   */
  isIndexed(): Promise<boolean>;
  /** Deletes expired tombstones, here and in projections. Idempotent, also while other instances do it. */
  prune(): Promise<void>;
  /**
   * Drops the indexes that no declared type names any more, and returns their names. For operators, after a rollout: a start only adds
   * indexes, since instances of the previous release may still use theirs.
   */
  dropUnusedIndexes(): Promise<string[]>;
  close(): Promise<void>;
}

/** A record that a service publishes: the newest state with every change up to it that was not delivered before. */
export interface PublishedRecord {
  readonly topic: string;
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly schema: number;
  readonly time: string;
  readonly traceparent?: string;
  readonly changes: readonly NamedChange[];
  /** The published view; null: deleted. */
  readonly state: object | null;
}

/** The same as the embedded log delivers it, with its position there. */
export interface CommitRecord extends PublishedRecord {
  readonly position: string;
}

/** The log of a service's published commits, in its own database. Rows carry no state: it is read at delivery, so the log contains no erased data. */
export interface CommitLog {
  /**
   * Commits of a topic after a position, oldest first; null: from a scan of the documents, as a new consumer starts (so does one
   * whose position has been pruned). The returned `position` is the start of the next read; `more`: the head is not reached yet.
   * @throws StoreAway when the engine does not answer, or the owner has not declared yet what it publishes there.
   */
  read(topic: string, after: string | null, limit: number): Promise<{ records: CommitRecord[]; position: string; more: boolean }>;
  /** The newest position of a topic. */
  head(topic: string): Promise<string>;
  /** How many commits, or documents of a scan, come after a position. */
  behind(topic: string, after: string | null): Promise<number>;
  /** When the oldest commit after a position was made, in ISO 8601; null: there is none. During a scan, every commit in the log counts. */
  oldestAfter(topic: string, after: string | null): Promise<string | null>;
  /** Called after each commit. Returns a function that removes the listener. */
  onCommit(listener: (topic: string) => void): () => void;
}

/** One commit that waits beside its document until it is published. Opaque to the relay, which passes it back. */
export interface OutboxEntry {
  readonly version: number;
}

/** An aggregate as it is to be published, with its pending commits; none when all of them are published. */
export interface Outgoing {
  readonly record: PublishedRecord;
  readonly entries: readonly OutboxEntry[];
}

/** An aggregate that was published, up to a version. */
export interface Sent {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly entries: readonly OutboxEntry[];
}

/** The commits that a service has not published yet, where its database has no commit log. */
export interface Outbox {
  /** Aggregates with commits that have waited for at least so many milliseconds, left by a crash or another process. @throws StoreAway */
  pending(limit: number, waitedFor: number): Promise<{ kind: string; id: string }[]>;
  /** Null for an unknown aggregate, or one that is not published. @throws StoreAway */
  read(kind: string, id: string): Promise<Outgoing | null>;
  /** Removes exactly these entries, and returns the aggregate as it is then, like `read`. @throws StoreAway */
  removePublished(kind: string, id: string, entries: readonly OutboxEntry[]): Promise<Outgoing | null>;
  /** Removes the published commits of several aggregates, in one write per kind. Returns, untouched, those that have another version by now. @throws StoreAway */
  removeAllPublished(sent: readonly Sent[]): Promise<Sent[]>;
  /** How many aggregates have pending commits. @throws StoreAway */
  depth(): Promise<number>;
  /** Milliseconds that the oldest pending commit of any process has waited; 0: none is pending. @throws StoreAway */
  age(): Promise<number>;
  /**
   * Called after each commit of this process. If no other commit of the aggregate is pending, it gets the record to publish, so that it need
   * not be read. Returns a function that removes the listener.
   */
  onCommit(listener: (kind: string, id: string, outgoing?: Outgoing) => void): () => void;
}
