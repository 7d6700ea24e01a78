import {
  firstDocument,
  forgottenBefore,
  handledRequest,
  type HandledRequest,
  type Living,
  nextDocument,
  type NextDocument,
  requirePublishable,
  storedOf,
  tombstoneOf,
  wasHandled,
  writtenOf,
} from '../documents';
import { AlreadyExists, NotFound, VersionMismatch } from '../errors';
import type { AggregateStore, AggregateType, Change, Changing, NamedChange, PageOf, IdempotentRequest, Stored, Tombstone, WriteOptions, Written } from '../port';
import { tombstonesForgottenBefore } from '../tombstones';
import type { SqliteCommitLog } from './commit-log';
import { type Document, DocumentTable } from './document-table';
import type { SqliteDatabase } from './database';

const isLiving = <State>(found: Document<State> | undefined): found is Document<State> & Living<State> => found != null && !found.deleted;

const lengthOf = ({ body }: NextDocument<object>): number => body?.length ?? 0;

/** Documents with their index entries and their log rows. Each write is one transaction. */
export class SqliteAggregateStore<State extends object> implements AggregateStore<State> {
  readonly type: AggregateType<State>;
  readonly #database: SqliteDatabase;
  readonly #log: SqliteCommitLog;
  readonly #clock: () => Date;
  readonly #largest: number;
  readonly #documents: DocumentTable<State>;
  readonly #requests: RequestTable;

  constructor(database: SqliteDatabase, type: AggregateType<State>, log: SqliteCommitLog, { clock, largest }: { readonly clock: () => Date; readonly largest: number }) {
    this.type = type;
    this.#database = database;
    this.#log = log;
    this.#clock = clock;
    this.#largest = largest;
    this.#documents = new DocumentTable(database, type, () => clock().toISOString());
    this.#requests = new RequestTable(database, type.kind, clock);
    this.#declare();
  }

  async get(id: string): Promise<Stored<State> | null> {
    const found = this.#documents.read(id);
    return isLiving(found) ? storedOf(this.type, found) : null;
  }

  async getMany(ids: readonly string[]): Promise<Stored<State>[]> {
    return [...new Set(ids)]
      .sort()
      .map((id) => this.#documents.read(id))
      .filter(isLiving)
      .map((found) => storedOf(this.type, found));
  }

  async getWithTombstone(id: string): Promise<Stored<State> | Tombstone | null> {
    const found = this.#documents.read(id);
    if (!found) return null;
    return isLiving(found) ? storedOf(this.type, found) : tombstoneOf(this.type, found);
  }

  async find(index: string, key: string, page: PageOf = {}): Promise<Stored<State>[]> {
    return this.#documents
      .find(index, key, page)
      .filter(isLiving)
      .map((found) => storedOf(this.type, found));
  }

  async scan(page: PageOf = {}): Promise<Stored<State>[]> {
    return this.#documents
      .page(page, 'living')
      .filter(isLiving)
      .map((found) => storedOf(this.type, found));
  }

  async versions(page: PageOf = {}): Promise<{ id: string; version: number }[]> {
    return this.#documents.versions(page);
  }

  async create(id: string, state: State, changes: readonly NamedChange[], { request }: WriteOptions = {}): Promise<Written<State>> {
    const next = firstDocument(this.type, id, state);
    requirePublishable(this.type, this.#largest, lengthOf(next), { id, version: 1, state, changes: () => changes });
    if (this.#commit(next, changes, request, () => this.#documents.insert(next))) return writtenOf(this.type, next, state);
    const existing = this.#documents.read(id);
    if (!isLiving(existing) || !this.#requests.wasHandled(id, request)) throw new AlreadyExists(this.type.kind, id);
    return { ...storedOf(this.type, existing), outcome: 'replayed' };
  }

  async update(id: string, change: Changing<State>, { ifVersion, request }: WriteOptions = {}): Promise<Written<State>> {
    for (;;) {
      const found = this.#documents.read(id);
      if (!isLiving(found)) throw new NotFound(this.type.kind, id);
      if (this.#requests.wasHandled(id, request)) return { ...this.#asItIs(found), outcome: 'replayed' };
      if (ifVersion !== undefined && ifVersion !== found.version) throw new VersionMismatch(this.type.kind, id, found.version);
      const written = this.#apply(found, typeof change === 'function' ? change(found.state, found.version) : change, request);
      if (written) return written;
    }
  }

  async remove(id: string, change: (state: State, version: number) => readonly NamedChange[], { ifVersion }: WriteOptions = {}): Promise<Tombstone> {
    for (;;) {
      const found = this.#documents.read(id);
      if (found && !isLiving(found)) return tombstoneOf(this.type, found);
      await this.update(id, (state, version) => ({ deleted: true, changes: change(state, version) }), { ifVersion });
    }
  }

  /** Deletes expired tombstones and requests. */
  prune(): void {
    this.#documents.prune(tombstonesForgottenBefore(this.type, this.#clock()));
    this.#requests.prune();
  }

  dropUnusedIndexes(): string[] {
    return this.#documents.dropUnusedIndexes();
  }

  /** Undefined: another client wrote first. */
  #apply(found: Living<State>, outcome: Change<State>, request: IdempotentRequest | undefined): Written<State> | undefined {
    const { id, version, state } = found;
    if (outcome === 'unchanged') {
      // The request is recorded all the same: repeated after another client's write, it must not undo that write.
      const kept = !request || this.#database.transaction(() => this.#documents.isAt(id, version) && (this.#requests.keep(id, request), true));
      return kept ? { ...storedOf(this.type, found), outcome: 'unchanged' } : undefined;
    }
    const { changes } = outcome;
    const next = nextDocument(this.type, found, 'deleted' in outcome ? null : outcome.state);
    if (next.state) {
      const before = { id, version, state, changes: () => [] };
      requirePublishable(this.type, this.#largest, lengthOf(next), { id, version: next.version, state: next.state, changes: () => changes }, before);
    }
    if (!this.#commit(next, changes, request, () => this.#documents.replace(version, next))) return undefined;
    return writtenOf(this.type, next, state);
  }

  /** Writes the document, its request and its log row in one transaction. Listeners are notified once it is durable. */
  #commit({ id, body }: NextDocument<State>, changes: readonly NamedChange[], request: IdempotentRequest | undefined, write: () => boolean): boolean {
    const topic = this.type.publish?.topic;
    const committed = this.#database.transaction(() => {
      if (!write()) return false;
      if (body === null) this.#requests.forget(id);
      else this.#requests.keep(id, request);
      if (topic !== undefined) this.#log.append({ topic, kind: this.type.kind, id, changes });
      return true;
    });
    if (committed && topic !== undefined) this.#log.announce(topic);
    return committed;
  }

  /** The aggregate after a handled request. A write since the read of `found` may have handled it. */
  #asItIs(found: Living<State>): Stored<State> {
    const newest = this.#documents.read(found.id);
    if (!isLiving(newest)) throw new NotFound(this.type.kind, found.id);
    return storedOf(this.type, newest);
  }

  #declare(): void {
    const { kind, publish } = this.type;
    if (!publish) return;
    const leaving = ({ id, version, state, writtenAt }: Document<State>) => ({
      id,
      version,
      time: writtenAt,
      state: state && publish.view(state, version),
    });
    this.#log.declare({
      kind,
      topic: publish.topic,
      schema: publish.schema,
      read: (id) => {
        const found = this.#documents.read(id);
        return found && leaving(found);
      },
      page: (after, limit) => this.#documents.page({ after, limit }, 'all').map(leaving),
    });
  }
}

/** Requests stored between two prunings of old ones. */
const PRUNE_EVERY = 1_000;

/** The requests that took effect on the documents of one kind. They are written within the transaction that writes the document. */
class RequestTable {
  readonly #database: SqliteDatabase;
  readonly #kind: string;
  readonly #clock: () => Date;
  #kept = 0;

  constructor(database: SqliteDatabase, kind: string, clock: () => Date) {
    this.#database = database;
    this.#kind = kind;
    this.#clock = clock;
  }

  /** Whether this request took effect before. To be called after the document was read: a request missing here was written later. @throws RequestMismatch */
  wasHandled(id: string, request: IdempotentRequest | undefined): boolean {
    if (!request) return false;
    const sql = 'SELECT key, hash, at FROM requests WHERE kind = ? AND id = ? AND key = ?';
    return wasHandled(this.#database.one<HandledRequest>(sql, this.#kind, id, request.key), request, this.#clock());
  }

  keep(id: string, request: IdempotentRequest | undefined): void {
    if (!request) return;
    const { key, hash, at } = handledRequest(request, this.#clock());
    this.#database.run('INSERT OR REPLACE INTO requests (kind, id, key, hash, at) VALUES (?, ?, ?, ?, ?)', this.#kind, id, key, hash, at);
    this.#kept += 1;
    if (this.#kept % PRUNE_EVERY === 0) this.prune();
  }

  forget(id: string): void {
    this.#database.run('DELETE FROM requests WHERE kind = ? AND id = ?', this.#kind, id);
  }

  prune(): void {
    this.#database.run('DELETE FROM requests WHERE at <= ?', forgottenBefore(this.#clock()));
  }
}
