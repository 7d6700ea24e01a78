/**
 * The aggregate store: one document an aggregate, one atomic write a change, and what changed kept beside it in the same commit.
 * Every adapter passes the suite in `test/storage-contract.ts`; no business code knows which one it runs on.
 */

/** What happened, in the owner's words. Goes out with the new state. */
export interface NamedChange {
  readonly name: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** A value an aggregate can be found by; several when it belongs to several (a group's members), null when none. */
export type IndexKey = string | readonly string[] | null;

/** How one kind of aggregate is kept. */
export interface AggregateType<State extends object> {
  readonly kind: string;
  /** Schema number of the stored document; raised with an `upcast` when the shape changes. */
  readonly schema: number;
  /** Brings a document of an older schema up to this one. */
  readonly upcast?: (state: unknown, fromSchema: number) => State;
  /**
   * For each schema number whose new fields a reader of the number before can do without: their paths ("caddie", "cards.colour",
   * "holes.*.note"; `*`: every entry of a map). An instance of the release before then goes on reading such documents, and leaves these
   * fields as they are when it writes. Without an entry for its number a document is only read by releases that know the number.
   */
  readonly additions?: Readonly<Record<number, readonly string[]>>;
  /** Milliseconds a tombstone is kept; default: TOMBSTONE_RETENTION. Never less than a day, for which logs speak of it. */
  readonly tombstoneRetention?: number;
  /** Non-unique look-ups by name. */
  readonly indexes?: Readonly<Record<string, (state: State) => IndexKey>>;
  /** Look-ups that at most one aggregate may answer (email, share code). */
  readonly unique?: Readonly<Record<string, (state: State) => string | null>>;
  /** What leaves the service when it changes: an allow-listed view, never the stored document. Without it nothing is published. */
  readonly publish?: {
    readonly topic: string;
    readonly schema: number;
    readonly view: (state: State, version: number) => object;
  };
}

/** A living aggregate. Versions count from 1, one a write. */
export interface Stored<State> {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly state: State;
}

/** What stays of a deleted aggregate, so that a late record cannot bring it back. */
export interface Tombstone {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly deleted: true;
}

export const isTombstone = (found: Stored<unknown> | Tombstone): found is Tombstone => 'deleted' in found;

/** The outcome of a pure change: the next state with what happened, a deletion, or nothing to do. */
export type Change<State> =
  { readonly state: State; readonly changes: readonly NamedChange[] } | { readonly deleted: true; readonly changes: readonly NamedChange[] } | 'unchanged';

/** A change made from the state there is, or one that is the same whatever it is, for which it need not be read. */
export type Changing<State> = ((state: State, version: number) => Change<State>) | Change<State>;

/** An idempotent request: its key and a hash of what it asks for. Kept beside the state for 24 h. */
export interface IdempotentRequest {
  readonly key: string;
  readonly hash: string;
}

export interface WriteOptions {
  /** Only if the aggregate is at this version (If-Match), else VersionMismatch. */
  readonly ifVersion?: number;
  /** Has its effect once; repeated, returns the aggregate as it is now. */
  readonly request?: IdempotentRequest;
  /** The aggregate as `get` or `getWithTombstone` of this store has just answered it: the change is first tried on it, without reading it again. */
  readonly from?: Stored<object> | undefined;
}

/**
 * written: the version moved; unchanged: the change had nothing to do; replayed: this request had its effect before;
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
  /** The same, tombstones included: for owners that answer a pull. */
  getWithTombstone(id: string): Promise<Stored<State> | Tombstone | null>;
  /** All living aggregates with this key in this index (unique ones included). */
  find(index: string, key: string, page?: PageOf): Promise<Stored<State>[]>;
  /** All living aggregates. */
  scan(page?: PageOf): Promise<Stored<State>[]>;
  /** @throws AlreadyExists, NotUnique, RequestMismatch, TooLarge. A repeated request returns the existing aggregate as `replayed`. */
  create(id: string, state: State, changes: readonly NamedChange[], options?: WriteOptions): Promise<Written<State>>;
  /**
   * Read → change → write where the version matches; runs the pure change again on a conflict.
   * @throws NotFound (unknown or deleted), NotUnique, VersionMismatch, RequestMismatch, TooLarge, and whatever the change throws
   * (nothing is then written).
   */
  update(id: string, change: Changing<State>, options?: WriteOptions): Promise<Written<State>>;
  /** Deletes, and returns the tombstone. Idempotent, so a request mark is not needed. @throws NotFound (unknown), VersionMismatch. */
  remove(id: string, change: (state: State, version: number) => readonly NamedChange[], options?: WriteOptions): Promise<Tombstone>;
  /** Ids and versions, tombstones included, in order of id: what `reconcile` compares. */
  versions(page?: PageOf): Promise<{ id: string; version: number }[]>;
}

/** Where a consumer stands in a source it reads. Opaque to everyone but the bus adapter. */
export interface Cursor {
  readonly consumer: string;
  readonly source: string;
  readonly position: string;
}

/** One kind of another owner's aggregates, kept here. */
export interface ProjectionType<State extends object> {
  readonly kind: string;
  readonly indexes?: Readonly<Record<string, (state: State) => IndexKey>>;
  /** What `search` looks in and orders by, letter for letter: whoever wants case or accents to make no difference folds them here. */
  readonly searchText?: (state: State) => string;
}

/** A page of a search, in order of text (by code points), then of id. */
export interface SearchPage {
  /** The last one seen. */
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
  /** True after a record of it could not be applied: a read has to pull it first. */
  readonly behind: boolean;
}

export interface ProjectionStore<State extends object> {
  readonly type: ProjectionType<State>;
  get(id: string): Promise<Projected<State> | null>;
  /** Living ones only. */
  find(index: string, key: string): Promise<Projected<State>[]>;
  /** Living ones whose text contains this part; '' is in all of them. @throws Error where no text is declared */
  search(part: string, page?: SearchPage): Promise<Projected<State>[]>;
  /**
   * Keeps each record that is newer than what is here and ignores the rest, together with the cursor, in one write where the engine can.
   * A record of the same version clears `behind`.
   */
  apply(records: readonly ProjectedRecord<State>[], cursor?: Cursor): Promise<void>;
  markBehind(id: string): Promise<void>;
  /** Forgets everything: before it is built again. */
  clear(): Promise<void>;
  /** Forgets one, if it is known in exactly this version: its owner was put back to an older one, or knows it no more. */
  forget(id: string, version: number): Promise<void>;
  versions(page?: PageOf): Promise<{ id: string; version: number }[]>;
}

/** A record that can never be applied, and why. */
export interface DeadLetter {
  readonly consumer: string;
  readonly topic: string;
  readonly subject: string;
  readonly reason: string;
  readonly record: unknown;
  readonly at: string;
}

/** A dead letter as it is kept; the id is the engine's. */
export interface StoredDeadLetter extends DeadLetter {
  readonly id: string;
}

/** What a consumer of events keeps about itself. */
export interface ConsumerStore {
  position(consumer: string, source: string): Promise<string | null>;
  save(cursor: Cursor): Promise<void>;
  addDeadLetter(letter: DeadLetter): Promise<void>;
  /** In the order they came. */
  deadLetters(consumer?: string): Promise<StoredDeadLetter[]>;
  /** How many of one consumer there are. */
  countDeadLetters(consumer: string): Promise<number>;
  /** Takes one out: it was handled after all, or is given up permanently. Idempotent. */
  removeDeadLetter(id: string): Promise<void>;
}

/** One engine, opened for one service. */
export interface Storage {
  aggregates<State extends object>(type: AggregateType<State>): AggregateStore<State>;
  projection<State extends object>(type: ProjectionType<State>): ProjectionStore<State>;
  readonly consumers: ConsumerStore;
  /** @throws StoreAway when the engine does not answer; NewerSchema once a document was met that only a newer release can read. */
  ping(): Promise<void>;
  /**
   * Whether documents of another release are found by the indexes of this one. While a start still indexes them, what is asked for by id is
   * answered, and what is looked for by an index waits. @throws StoreAway
   */
  isIndexed(): Promise<boolean>;
  /** Forgets the tombstones, here and in projections, that have been kept for as long as they are needed. Idempotent, also beside other instances. */
  prune(): Promise<void>;
  /**
   * Removes what documents are found by in indexes that no declared type names any more, and returns which. A start only ever adds indexes,
   * since instances of the release before may still use theirs: for an operator, after a rollout.
   */
  dropUnusedIndexes(): Promise<string[]>;
  close(): Promise<void>;
}

/** What leaves a service: the newest state with every change up to it that was not delivered before. */
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

/** The same as the embedded log delivers it, with its place there. */
export interface CommitRecord extends PublishedRecord {
  readonly position: string;
}

/** The log of what a service published, in its own database. Rows carry no state: it is read at delivery, so erased data is gone from the log too. */
export interface CommitLog {
  /**
   * Commits of a topic after a position, oldest first; null: from a scan of the documents, as a new consumer starts (so does one
   * whose position has been pruned). `position` of the answer is where to go on; `more` says whether it had not reached the head.
   * @throws StoreAway when the engine does not answer, or the owner has not declared yet what it publishes there.
   */
  read(topic: string, after: string | null, limit: number): Promise<{ records: CommitRecord[]; position: string; more: boolean }>;
  /** The newest position of a topic. */
  head(topic: string): Promise<string>;
  /** How many commits, or documents of a scan, come after a position. */
  behind(topic: string, after: string | null): Promise<number>;
  /** When the oldest commit after a position was made, in ISO 8601; null: there is none. Who scans has all before them that the log still keeps. */
  oldestAfter(topic: string, after: string | null): Promise<string | null>;
  /** Called after each commit. Returns a function that ends it. */
  onCommit(listener: (topic: string) => void): () => void;
}

/** One commit that waits beside its document until it is published. Opaque to the relay, which hands it back. */
export interface OutboxEntry {
  readonly version: number;
}

/** An aggregate as it is to be published, with the commits that this speaks for: none when all of them are out already. */
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

/** What a service has committed and not yet published, where no log of its own database carries it. */
export interface Outbox {
  /** Aggregates with commits that have waited for at least so many milliseconds: what a crash, or another process, left. @throws StoreAway */
  pending(limit: number, waitedFor: number): Promise<{ kind: string; id: string }[]>;
  /** Null for what nobody knows, or is not published. @throws StoreAway */
  read(kind: string, id: string): Promise<Outgoing | null>;
  /** Takes out exactly these, and returns what is there then, as `read` would. @throws StoreAway */
  settle(kind: string, id: string, entries: readonly OutboxEntry[]): Promise<Outgoing | null>;
  /**
   * Takes out what was published of several aggregates, in one write a kind. Returns those that are at another version by now, of which nothing
   * was taken out. @throws StoreAway
   */
  settleAll(sent: readonly Sent[]): Promise<Sent[]>;
  /** How many aggregates have something waiting. @throws StoreAway */
  depth(): Promise<number>;
  /** Milliseconds that the oldest commit has waited, whichever process made it; 0: none waits. @throws StoreAway */
  age(): Promise<number>;
  /**
   * Called after each commit of this process; with what is to be published where nothing else of that aggregate waits, so that it need not
   * be read. Returns a function that ends it.
   */
  onCommit(listener: (kind: string, id: string, outgoing?: Outgoing) => void): () => void;
}
