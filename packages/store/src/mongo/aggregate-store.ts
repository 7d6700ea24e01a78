import { AlreadyExists, NotFound, VersionMismatch } from '../errors';
import type {
  AggregateStore, AggregateType, Change, Changing, NamedChange, PageOf, RequestMark, Stored, Tombstone, WriteOptions, Written,
} from '../port';
import { remember, wasHandled } from '../request-marks';
import { DocumentCollection, type Document, type KeptEntry, type NextDocument } from './document-collection';
import type { MongoEngine } from './engine';
import { OneAtATime } from './one-at-a-time';
import type { MongoOutbox } from './outbox';

type Living<State> = Document<State> & { readonly state: State };

const isLiving = <State>(found: Document<State> | undefined): found is Living<State> => found != null && found.state !== null;

/** Documents that carry their own keys and outbox, so that each write is a write of one document. */
export class MongoAggregateStore<State extends object> implements AggregateStore<State> {
  readonly type: AggregateType<State>;
  readonly #outbox: MongoOutbox;
  readonly #clock: () => Date;
  readonly #documents: DocumentCollection<State>;
  readonly #writing = new OneAtATime();

  constructor(engine: MongoEngine, type: AggregateType<State>, outbox: MongoOutbox, clock: () => Date) {
    this.type = type;
    this.#outbox = outbox;
    this.#clock = clock;
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

  async create(id: string, state: State, changes: readonly NamedChange[], options: WriteOptions = {}): Promise<Written<State>> {
    const next = { id, version: 1, state, requests: remember([], options.request, this.#clock()), entry: this.#entry(1, changes) };
    const answer = this.#written(next, state, 'written');
    if (await this.#documents.insert(next)) {
      this.#outbox.announce(this.type, next, true);
      return answer;
    }
    const existing = await this.#documents.read(id);
    if (!isLiving(existing) || !wasHandled(existing.requests, options.request, this.#clock())) {
      throw new AlreadyExists(this.type.kind, id);
    }
    return { ...this.#stored(existing), outcome: 'replayed' };
  }

  update(id: string, change: Changing<State>, options: WriteOptions = {}): Promise<Written<State>> {
    return this.#writing.run(id, async () => {
      for (;;) {
        const found = await this.#documents.read(id);
        if (!isLiving(found)) throw new NotFound(this.type.kind, id);
        const { ifVersion, request } = options;
        if (wasHandled(found.requests, request, this.#clock())) return { ...this.#stored(found), outcome: 'replayed' as const };
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

  /** Undefined: somebody else wrote first. */
  async #apply(found: Living<State>, outcome: Change<State>, request: RequestMark | undefined): Promise<Written<State> | undefined> {
    const { id, version, revision } = found;
    const requests = remember(found.requests, request, this.#clock());
    if (outcome === 'unchanged') {
      // Remembered all the same: sent again after somebody else's write, it must not undo that one.
      const kept = !request || (await this.#documents.replace(revision, { id, version, state: found.state, requests }));
      return kept ? { ...this.#stored(found), outcome: 'unchanged' } : undefined;
    }
    const entry = this.#entry(version + 1, outcome.changes);
    const next: NextDocument<State> =
      'deleted' in outcome
        ? { id, version: version + 1, state: null, requests: [], entry }
        : { id, version: version + 1, state: outcome.state, requests, entry };
    const answer = this.#written(next, next.state ?? found.state, next.state ? 'written' : 'deleted');
    if (!(await this.#documents.replace(revision, next))) return undefined;
    this.#outbox.announce(this.type, next, found.outbox.length === 0);
    return answer;
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
  #written({ id, version }: NextDocument<State>, state: State, outcome: Written<State>['outcome']): Written<State> {
    return { kind: this.type.kind, id, version, state: JSON.parse(JSON.stringify(state)) as State, outcome };
  }
}
