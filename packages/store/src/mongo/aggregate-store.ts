import { AlreadyExists, NotFound, VersionMismatch } from '../errors';
import type {
  AggregateStore, AggregateType, Change, Changing, NamedChange, PageOf, RequestMark, Stored, Tombstone, WriteOptions, Written,
} from '../port';
import { requirePublishable } from '../publishable';
import { tombstonesForgottenBefore } from '../tombstones';
import { DocumentCollection, type Document, type KeptEntry, type NextDocument } from './document-collection';
import type { MongoEngine } from './engine';
import { NO_MARKS, RequestMarks } from './moved-marks';
import { OneAtATime } from './one-at-a-time';
import { changesOf, type MongoOutbox } from './outbox';

type Living<State> = Document<State> & { readonly state: State };

const isLiving = <State>(found: Document<State> | undefined): found is Living<State> => found != null && found.state !== null;

const lengthOf = ({ body }: NextDocument<object>): number => body?.length ?? 0;

/** Documents that carry their own keys and outbox, so that each write is a write of one document. */
export class MongoAggregateStore<State extends object> implements AggregateStore<State> {
  readonly type: AggregateType<State>;
  readonly #outbox: MongoOutbox;
  readonly #clock: () => Date;
  readonly #largest: number;
  readonly #documents: DocumentCollection<State>;
  readonly #requests: RequestMarks;
  readonly #writing = new OneAtATime();

  constructor(engine: MongoEngine, type: AggregateType<State>, outbox: MongoOutbox, { clock, largest }: { readonly clock: () => Date; readonly largest: number }) {
    this.type = type;
    this.#outbox = outbox;
    this.#clock = clock;
    this.#largest = largest;
    this.#requests = new RequestMarks(engine, type.kind, clock);
    this.#documents = new DocumentCollection(engine, type, () => clock().toISOString());
    outbox.declare(type, this.#documents);
  }

  async get(id: string): Promise<Stored<State> | null> {
    const found = await this.#documents.read(id);
    return isLiving(found) ? this.#stored(found) : null;
  }

  async peek(id: string): Promise<Stored<State> | Tombstone | null> {
    const found = await this.#documents.read(id);
    if (!found) return null;
    return isLiving(found) ? this.#stored(found) : this.#tombstone(found);
  }

  async find(index: string, key: string, page: PageOf = {}): Promise<Stored<State>[]> {
    return (await this.#documents.find(index, key, page)).filter(isLiving).map((found) => this.#stored(found));
  }

  async scan(page: PageOf = {}): Promise<Stored<State>[]> {
    return (await this.#documents.page(page, 'living')).filter(isLiving).map((found) => this.#stored(found));
  }

  versions(page: PageOf = {}): Promise<{ id: string; version: number }[]> {
    return this.#documents.versions(page);
  }

  async create(id: string, state: State, changes: readonly NamedChange[], { request }: WriteOptions = {}): Promise<Written<State>> {
    const next = this.#documents.first(id, state);
    requirePublishable(this.type, this.#largest, lengthOf(next), { id, version: 1, state, changes: () => changes });
    const entry = this.#entry(1, changes);
    if (await this.#documents.insert(next, { marks: await this.#requests.remember(id, NO_MARKS, request), entry })) {
      this.#outbox.announce(this.type, next, entry, true);
      return this.#written(next, state, 'written');
    }
    const existing = await this.#documents.read(id);
    if (!isLiving(existing) || !(await this.#requests.wasHandled(id, existing.marks, request))) throw new AlreadyExists(this.type.kind, id);
    return { ...this.#stored(existing), outcome: 'replayed' };
  }

  update(id: string, change: Changing<State>, { ifVersion, request }: WriteOptions = {}): Promise<Written<State>> {
    return this.#writing.run(id, async () => {
      for (;;) {
        const found = await this.#documents.read(id);
        if (!isLiving(found)) throw new NotFound(this.type.kind, id);
        if (await this.#requests.wasHandled(id, found.marks, request)) return { ...this.#stored(found), outcome: 'replayed' as const };
        if (ifVersion !== undefined && ifVersion !== found.version) throw new VersionMismatch(this.type.kind, id, found.version);
        const written = await this.#apply(found, typeof change === 'function' ? change(found.state, found.version) : change, request);
        if (written) return written;
      }
    });
  }

  async remove(
    id: string,
    change: (state: State, version: number) => readonly NamedChange[],
    { ifVersion }: WriteOptions = {},
  ): Promise<Tombstone> {
    for (;;) {
      const found = await this.#documents.read(id);
      if (found && !isLiving(found)) return this.#tombstone(found);
      try {
        const deleted = await this.update(id, (state, version) => ({ deleted: true, changes: change(state, version) }), { ifVersion });
        return this.#tombstone(deleted);
      } catch (error) {
        // Somebody else deleted it in between: then that is what we answer.
        if (!(error instanceof NotFound) || !found) throw error;
      }
    }
  }

  /** Tombstones that have been kept for as long as they are needed, and requests. */
  async prune(): Promise<void> {
    await this.#documents.prune(tombstonesForgottenBefore(this.type, this.#clock()));
    await this.#requests.prune();
  }

  /** Undefined: somebody else wrote first. */
  async #apply(found: Living<State>, outcome: Change<State>, request: RequestMark | undefined): Promise<Written<State> | undefined> {
    const { id, revision, state, marks } = found;
    if (outcome === 'unchanged') {
      // Remembered all the same: sent again after somebody else's write, it must not undo that one.
      const kept = !request || (await this.#documents.mark(id, revision, await this.#requests.remember(id, marks, request)));
      return kept ? { ...this.#stored(found), outcome: 'unchanged' } : undefined;
    }
    const next = this.#documents.next(found, 'deleted' in outcome ? null : outcome.state);
    this.#requireRoom(found, next, outcome.changes);
    const entry = this.#entry(next.version, outcome.changes);
    const kept = next.state ? await this.#requests.remember(id, marks, request) : NO_MARKS;
    if (!(await this.#documents.replace(revision, next, { marks: kept, entry }))) return undefined;
    this.#outbox.announce(this.type, next, entry, found.outbox.length === 0);
    return this.#written(next, state, next.state ? 'written' : 'deleted');
  }

  /** With all that waits to be published, since it leaves in one record. @throws TooLarge */
  #requireRoom(found: Living<State>, next: NextDocument<State>, changes: readonly NamedChange[]): void {
    if (!next.state) return;
    const { id, version, state, outbox } = found;
    const waitingLength = outbox.reduce((length, { commit }) => length + commit.length, 0);
    const lengths = Math.max(found.length, lengthOf(next)) + waitingLength;
    const waiting = () => changesOf(outbox);
    requirePublishable(this.type, this.#largest, lengths, { id, version: next.version, state: next.state, changes: () => [...waiting(), ...changes] }, { id, version, state, changes: waiting });
  }

  #entry(version: number, changes: readonly NamedChange[]): KeptEntry | undefined {
    return this.type.publish && this.#outbox.entry(version, changes);
  }

  #stored({ id, version, state }: Living<State>): Stored<State> {
    return { kind: this.type.kind, id, version, state };
  }

  #tombstone({ id, version }: { readonly id: string; readonly version: number }): Tombstone {
    return { kind: this.type.kind, id, version, deleted: true };
  }

  /** Answers a copy, as a later read would: nobody's later change of their object shows in ours. */
  #written({ id, version, body }: NextDocument<State>, last: State, outcome: Written<State>['outcome']): Written<State> {
    return { kind: this.type.kind, id, version, state: JSON.parse(body ?? JSON.stringify(last)) as State, outcome };
  }
}
