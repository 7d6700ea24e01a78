import { firstDocument, nextDocument, storedOf, tombstoneOf, writtenOf, type Living, type NextDocument, requirePublishable } from '../documents';
import { AlreadyExists, NotFound, VersionMismatch } from '../errors';
import type { AggregateStore, AggregateType, Change, Changing, NamedChange, PageOf, IdempotentRequest, Stored, Tombstone, WriteOptions, Written } from '../port';
import { tombstonesForgottenBefore } from '../tombstones';
import { DocumentCollection, type Document, type OutboxRow } from './document-collection';
import type { MongoDatabase } from './connection';
import { NO_REQUESTS, RequestCollection } from './request-collection';
import { OneAtATime } from './one-at-a-time';
import { changesOf, type MongoOutbox } from './outbox';

type LivingDocument<State> = Document<State> & Living<State>;

const isLiving = <State>(found: Document<State> | undefined): found is LivingDocument<State> => found != null && found.state !== null;

/** Documents that contain their own keys and outbox, so that each write is a write of one document. */
export class MongoAggregateStore<State extends object> implements AggregateStore<State> {
  readonly type: AggregateType<State>;
  readonly #outbox: MongoOutbox;
  readonly #clock: () => Date;
  readonly #largest: number;
  readonly #documents: DocumentCollection<State>;
  readonly #requests: RequestCollection;
  readonly #writing = new OneAtATime();
  /** Documents as they were read, by the aggregates that were returned for them. */
  readonly #answered = new WeakMap<object, LivingDocument<State>>();

  constructor(engine: MongoDatabase, type: AggregateType<State>, outbox: MongoOutbox, { clock, largest }: { readonly clock: () => Date; readonly largest: number }) {
    this.type = type;
    this.#outbox = outbox;
    this.#clock = clock;
    this.#largest = largest;
    this.#requests = new RequestCollection(engine, type.kind, clock);
    this.#documents = new DocumentCollection(engine, type, () => clock().toISOString());
    outbox.declare(type, this.#documents);
  }

  async get(id: string): Promise<Stored<State> | null> {
    const found = await this.#documents.read(id);
    return isLiving(found) ? this.#answer(found) : null;
  }

  async getMany(ids: readonly string[]): Promise<Stored<State>[]> {
    return (await this.#documents.readMany(ids)).filter(isLiving).map((found) => storedOf(this.type, found));
  }

  async getWithTombstone(id: string): Promise<Stored<State> | Tombstone | null> {
    const found = await this.#documents.read(id);
    if (!found) return null;
    return isLiving(found) ? this.#answer(found) : tombstoneOf(this.type, found);
  }

  async find(index: string, key: string, page: PageOf = {}): Promise<Stored<State>[]> {
    return (await this.#documents.find(index, key, page)).filter(isLiving).map((found) => storedOf(this.type, found));
  }

  async scan(page: PageOf = {}): Promise<Stored<State>[]> {
    return (await this.#documents.page(page, 'living')).filter(isLiving).map((found) => storedOf(this.type, found));
  }

  versions(page: PageOf = {}): Promise<{ id: string; version: number }[]> {
    return this.#documents.versions(page);
  }

  async create(id: string, state: State, changes: readonly NamedChange[], { request }: WriteOptions = {}): Promise<Written<State>> {
    const next = firstDocument(this.type, id, state);
    requirePublishable(this.type, this.#largest, next.body?.length ?? 0, { id, version: 1, state, changes: () => changes });
    const entry = this.#entry(1, changes);
    if (await this.#documents.insert(next, { requests: await this.#requests.remember(id, NO_REQUESTS, request), entry })) {
      this.#outbox.announce(this.type, next, entry, true);
      return writtenOf(this.type, next, state);
    }
    const existing = await this.#documents.read(id);
    if (!isLiving(existing) || !(await this.#requests.wasHandled(id, existing.requests, request))) throw new AlreadyExists(this.type.kind, id);
    return { ...storedOf(this.type, existing), outcome: 'replayed' };
  }

  update(id: string, change: Changing<State>, { ifVersion, request, from }: WriteOptions = {}): Promise<Written<State>> {
    return this.#writing.run(id, async (waited) => {
      // After waiting for another write of this process, the earlier read is stale.
      let known = waited || !from ? undefined : this.#answered.get(from);
      for (;;) {
        const found = known ?? (await this.#documents.read(id));
        known = undefined;
        if (!isLiving(found)) throw new NotFound(this.type.kind, id);
        if (await this.#requests.wasHandled(id, found.requests, request)) return { ...storedOf(this.type, found), outcome: 'replayed' as const };
        if (ifVersion !== undefined && ifVersion !== found.version) throw new VersionMismatch(this.type.kind, id, found.version);
        const written = await this.#apply(found, typeof change === 'function' ? change(found.state, found.version) : change, request);
        if (written) return written;
      }
    });
  }

  async remove(id: string, change: (state: State, version: number) => readonly NamedChange[], { ifVersion }: WriteOptions = {}): Promise<Tombstone> {
    for (;;) {
      const found = await this.#documents.read(id);
      if (found && !isLiving(found)) return tombstoneOf(this.type, found);
      try {
        const deleted = await this.update(id, (state, version) => ({ deleted: true, changes: change(state, version) }), { ifVersion });
        return tombstoneOf(this.type, deleted);
      } catch (error) {
        // If another client deleted it in between, the next iteration returns its tombstone.
        if (!(error instanceof NotFound) || !found) throw error;
      }
    }
  }

  /** Deletes expired tombstones and requests. */
  async prune(): Promise<void> {
    await this.#documents.prune(tombstonesForgottenBefore(this.type, this.#clock()));
    await this.#requests.prune();
  }

  #answer(found: LivingDocument<State>): Stored<State> {
    const stored = storedOf(this.type, found);
    this.#answered.set(stored, found);
    return stored;
  }

  /** Undefined: another client wrote first. */
  async #apply(found: LivingDocument<State>, outcome: Change<State>, request: IdempotentRequest | undefined): Promise<Written<State> | undefined> {
    const { id, revision, state, requests } = found;
    if (outcome === 'unchanged') {
      // The request is recorded all the same: repeated after another client's write, it must not undo that write.
      const kept = !request || (await this.#documents.remember(id, revision, await this.#requests.remember(id, requests, request)));
      return kept ? { ...storedOf(this.type, found), outcome: 'unchanged' } : undefined;
    }
    const next = nextDocument(this.type, found, 'deleted' in outcome ? null : outcome.state);
    this.#requireRoom(found, next, outcome.changes);
    const entry = this.#entry(next.version, outcome.changes);
    const kept = next.state ? await this.#requests.remember(id, requests, request) : NO_REQUESTS;
    if (!(await this.#documents.replace(revision, next, { requests: kept, entry }))) return undefined;
    this.#outbox.announce(this.type, next, entry, found.outbox.length === 0);
    return writtenOf(this.type, next, state);
  }

  /** Includes all pending changes, since they are published in one record. @throws TooLarge */
  #requireRoom({ id, version, state, outbox }: LivingDocument<State>, next: NextDocument<State>, changes: readonly NamedChange[]): void {
    if (!next.state) return;
    const waiting = changesOf(outbox);
    const length = (next.body?.length ?? 0) + JSON.stringify(waiting).length;
    const before = { id, version, state, changes: () => waiting };
    requirePublishable(this.type, this.#largest, length, { id, version: next.version, state: next.state, changes: () => [...waiting, ...changes] }, before);
  }

  #entry(version: number, changes: readonly NamedChange[]): OutboxRow | undefined {
    return this.type.publish && this.#outbox.entry(version, changes);
  }
}
