import { AlreadyExists, NotFound, VersionMismatch } from '../errors';
import type {
  AggregateStore, AggregateType, Change, Changing, NamedChange, PageOf, RequestMark, Stored, Tombstone, WriteOptions, Written,
} from '../port';
import { remember, wasHandled } from '../request-marks';
import type { SqliteCommitLog } from './commit-log';
import { DocumentTable, type Document, nextDocument, type NextDocument } from './document-table';
import type { Engine } from './engine';

type Living<State> = Document<State> & { readonly state: State };

const isLiving = <State>(found: Document<State> | undefined): found is Living<State> => found != null && !found.deleted;

/** Documents with their index entries and their log rows, each write one transaction. */
export class SqliteAggregateStore<State extends object> implements AggregateStore<State> {
  readonly type: AggregateType<State>;
  readonly #engine: Engine;
  readonly #log: SqliteCommitLog;
  readonly #clock: () => Date;
  readonly #documents: DocumentTable<State>;

  constructor(engine: Engine, type: AggregateType<State>, log: SqliteCommitLog, clock: () => Date) {
    this.type = type;
    this.#engine = engine;
    this.#log = log;
    this.#clock = clock;
    this.#documents = new DocumentTable(engine, type, () => clock().toISOString());
    this.#declare();
  }

  async get(id: string): Promise<Stored<State> | null> {
    const found = this.#documents.read(id);
    return isLiving(found) ? this.#stored(found) : null;
  }

  async peek(id: string): Promise<Stored<State> | Tombstone | null> {
    const found = this.#documents.read(id);
    if (!found) return null;
    return isLiving(found) ? this.#stored(found) : this.#tombstone(found);
  }

  async find(index: string, key: string, page: PageOf = {}): Promise<Stored<State>[]> {
    return this.#documents.find(index, key, page).filter(isLiving).map((found) => this.#stored(found));
  }

  async scan(page: PageOf = {}): Promise<Stored<State>[]> {
    return this.#documents.page(page, 'living').filter(isLiving).map((found) => this.#stored(found));
  }

  async versions(page: PageOf = {}): Promise<{ id: string; version: number }[]> {
    return this.#documents.versions(page);
  }

  async create(id: string, state: State, changes: readonly NamedChange[], options: WriteOptions = {}): Promise<Written<State>> {
    const next = nextDocument(id, 1, state, remember([], options.request, this.#clock()));
    if (this.#commit(changes, () => this.#documents.insert(next), id)) return this.#written(next, state, 'written');
    const existing = this.#documents.read(id);
    if (!isLiving(existing) || !wasHandled(existing.requests, options.request, this.#clock())) {
      throw new AlreadyExists(this.type.kind, id);
    }
    return { ...this.#stored(existing), outcome: 'replayed' };
  }

  async update(
    id: string,
    change: Changing<State>,
    { ifVersion, request }: WriteOptions = {},
  ): Promise<Written<State>> {
    for (;;) {
      const found = this.#documents.read(id);
      if (!isLiving(found)) throw new NotFound(this.type.kind, id);
      if (wasHandled(found.requests, request, this.#clock())) return { ...this.#stored(found), outcome: 'replayed' };
      if (ifVersion !== undefined && ifVersion !== found.version) throw new VersionMismatch(this.type.kind, id, found.version);
      const written = this.#apply(found, typeof change === 'function' ? change(found.state, found.version) : change, request);
      if (written) return written;
    }
  }

  async remove(
    id: string,
    change: (state: State, version: number) => readonly NamedChange[],
    { ifVersion }: WriteOptions = {},
  ): Promise<Tombstone> {
    for (;;) {
      const found = this.#documents.read(id);
      if (found && !isLiving(found)) return this.#tombstone(found);
      await this.update(id, (state, version) => ({ deleted: true, changes: change(state, version) }), { ifVersion });
    }
  }

  /** Undefined: somebody else wrote first. */
  #apply(found: Living<State>, outcome: Change<State>, request: RequestMark | undefined): Written<State> | undefined {
    const { id, version } = found;
    const requests = remember(found.requests, request, this.#clock());
    if (outcome === 'unchanged') {
      // Remembered all the same: sent again after somebody else's write, it must not undo that one.
      const kept = !request || this.#engine.transaction(() => this.#documents.replace(version, nextDocument(id, version, found.state, requests)));
      return kept ? { ...this.#stored(found), outcome: 'unchanged' } : undefined;
    }
    const next = 'deleted' in outcome ? nextDocument<State>(id, version + 1, null, []) : nextDocument(id, version + 1, outcome.state, requests);
    if (!this.#commit(outcome.changes, () => this.#documents.replace(version, next), id)) return undefined;
    return this.#written(next, found.state, next.state ? 'written' : 'deleted');
  }

  /** One transaction of the document and its log row; heard of once it is durable. */
  #commit(changes: readonly NamedChange[], write: () => boolean, id: string): boolean {
    const topic = this.type.publish?.topic;
    const committed = this.#engine.transaction(() => {
      if (!write()) return false;
      if (topic !== undefined) this.#log.append({ topic, kind: this.type.kind, id, changes });
      return true;
    });
    if (committed && topic !== undefined) this.#log.announce(topic);
    return committed;
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

  #stored({ id, version, state }: Living<State>): Stored<State> {
    return { kind: this.type.kind, id, version, state };
  }

  #tombstone({ id, version }: Document<State>): Tombstone {
    return { kind: this.type.kind, id, version, deleted: true };
  }

  /** Answers a copy, as a later read would: nobody's later change of their object shows in ours. */
  #written({ id, version, body }: NextDocument<State>, last: State, outcome: Written<State>['outcome']): Written<State> {
    return { kind: this.type.kind, id, version, state: JSON.parse(body ?? JSON.stringify(last)) as State, outcome };
  }
}
