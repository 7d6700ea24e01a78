import type { Model } from 'mongoose';
import { upcastState, type Shape } from '../document-shape';
import { type HandledRequest, indexingOf, joined, type NextDocument, type Read, suffices } from '../documents';
import { NotUnique } from '../errors';
import type { AggregateType, PageOf } from '../port';
import { driverOf, isDuplicate, type Collection, type MongoDatabase } from './connection';
import { documentSchema } from './document-schema';
import { DELETED, LIVING, formOf, shownToEarlierReleases, type EarlierForm } from './earlier-form';
import { fromFields, toFields } from './fields';
import { inBatches } from './in-batches';
import { below, keysOf, placeholdersOf, uniqueOf, uniqueValue } from './keys';
import type { Requests } from './request-collection';

/** One commit that waits to be published, within its document. */
export interface OutboxRow {
  readonly version: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Names and facts. */
  readonly changes?: unknown;
  readonly traceparent?: string;
  /** The whole commit as JSON, from a release that stored no fields. */
  readonly commit?: string;
}

/** A document as it was read. */
export interface Document<State> extends Read<State> {
  /** Counts every write, including those that do not change the version. The next write filters by it. */
  readonly revision: number;
  readonly requests: Requests;
  readonly writtenAt: string;
  readonly outbox: readonly OutboxRow[];
}

/** A document that was published, up to a version. */
export interface PublishedDocument {
  readonly id: string;
  readonly version: number;
  readonly entries: readonly OutboxRow[];
}

/** What is written with a document in the same write. */
export interface Beside {
  readonly requests: Requests;
  readonly entry?: OutboxRow | undefined;
}

/** A document as an operator sees it. */
interface Row extends EarlierForm {
  readonly _id: string;
  readonly version: number;
  readonly revision: number;
  /** The state, field by field; null: deleted. Missing, like the shape, in the earlier form. */
  readonly state?: unknown;
  readonly shape?: Shape;
  readonly requests: readonly HandledRequest[];
  readonly requestsMoved?: number;
  readonly writtenAt: string;
  /** How it was indexed. Documents of another release are reindexed, and those where an operator empties this field. */
  readonly indexing: string;
  readonly keys: Readonly<Record<string, readonly string[]>>;
  readonly unique: Readonly<Record<string, string>>;
  readonly outbox: OutboxRow[];
}

const pageQuery = ({ after = '' }: PageOf) => ({ $gt: after });

/** The documents of one kind, each with its index keys and its outbox: a write changes all of them atomically. */
export class DocumentCollection<State extends object> {
  readonly #type: AggregateType<State>;
  readonly #now: () => string;
  readonly #indexing: string;
  readonly #database: MongoDatabase;
  readonly #rows: Collection<Row>;

  constructor(database: MongoDatabase, type: AggregateType<State>, now: () => string) {
    this.#database = database;
    this.#type = type;
    this.#now = now;
    this.#indexing = indexingOf({ ...type, asFields: true });
    this.#rows = database.declare<Row>({
      collection: `aggregates.${type.kind}`,
      schema: (mongoose) => documentSchema<Row, State>(mongoose, type),
      indexAnew: (model) => this.#indexAnew(model),
    });
  }

  async read(id: string): Promise<Document<State> | undefined> {
    const row = await this.#rows.byId((model) => driverOf(model).findOne({ _id: id }));
    return row ? this.#document(row) : undefined;
  }

  /** The living ones among these, in order of id. */
  async readMany(ids: readonly string[]): Promise<Document<State>[]> {
    return this.#list({ _id: { $in: [...ids] }, ...LIVING }, {});
  }

  /** In order of id. */
  async page(page: PageOf, which: 'living' | 'all'): Promise<Document<State>[]> {
    return this.#list({ _id: pageQuery(page), ...(which === 'living' ? LIVING : {}) }, page);
  }

  /** @throws Error for an index that is not declared. */
  async find(index: string, key: string, page: PageOf): Promise<Document<State>[]> {
    return this.#list({ ...this.#isFoundBy(index, key), _id: pageQuery(page) }, page);
  }

  async versions({ limit = 0, ...page }: PageOf): Promise<{ id: string; version: number }[]> {
    const rows = await this.#rows((model) =>
      model
        .find({ _id: pageQuery(page) }, { version: 1 })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<Pick<Row, '_id' | 'version'>[]>()
        .exec(),
    );
    return rows.map(({ _id, version }) => ({ id: _id, version }));
  }

  /** False when a document with this id exists, living or deleted. @throws NotUnique */
  async insert(next: NextDocument<State>, { requests, entry }: Beside): Promise<boolean> {
    const { id, version, state } = next;
    const { indexes, unique } = this.#type;
    const row: Row = {
      _id: id,
      version,
      revision: 1,
      ...this.#content(next),
      ...requests,
      keys: keysOf(indexes, state),
      unique: uniqueOf(unique, id, state),
      outbox: entry ? [entry] : [],
    };
    return this.#unlessTaken(next, async (model, others) => (await driverOf(model).insertOne({ ...row, unique: { ...others, ...row.unique } })).acknowledged);
  }

  /** False when the document is no longer at this revision. @throws NotUnique */
  async replace(revision: number, next: NextDocument<State>, { requests, entry }: Beside): Promise<boolean> {
    const { id, version, state } = next;
    const fields = { version, revision: revision + 1, ...this.#content(next), ...requests, ...this.#foundBy(id, state) };
    const update = { $set: fields, ...(entry ? { $push: { outbox: entry } } : {}) };
    return this.#unlessTaken(next, async (model) => (await driverOf(model).updateOne({ _id: id, revision }, update)).matchedCount === 1);
  }

  /** Records requests beside an unchanged document. False when it is no longer at this revision. */
  async remember(id: string, revision: number, requests: Requests): Promise<boolean> {
    const update = { $set: { revision: revision + 1, ...requests } };
    return this.#rows.byId(async (model) => (await driverOf(model).updateOne({ _id: id, revision }, update)).matchedCount === 1);
  }

  /** Deletes tombstones that were written before this instant and are published. */
  async prune(before: string): Promise<void> {
    await this.#rows((model) => model.deleteMany({ ...DELETED, writtenAt: { $lt: before }, 'outbox.0': { $exists: false } }).exec());
  }

  /** Ids of documents with an outbox entry from before this moment (milliseconds since the epoch). */
  async waiting(before: number, limit: number): Promise<string[]> {
    const rows = await this.#rows.byId((model) =>
      model
        .find({ 'outbox.at': { $lt: before } }, { _id: 1 })
        .limit(limit)
        .lean<Pick<Row, '_id'>[]>()
        .exec(),
    );
    return rows.map(({ _id }) => _id);
  }

  countWaiting(): Promise<number> {
    return this.#rows.byId((model) => model.countDocuments({ 'outbox.at': { $gt: 0 } }).exec());
  }

  /**
   * The time of the oldest entry (milliseconds since the epoch); undefined: there is none. It queries for an older entry until there is none:
   * with the index, that is two seeks however many wait. A sort by a field of an array would read all of them.
   */
  async oldestWaiting(): Promise<number | undefined> {
    for (let oldest: number | undefined; ;) {
      const before = { 'outbox.at': { $lt: oldest ?? Number.MAX_SAFE_INTEGER } };
      const row = await this.#rows.byId((model) => model.findOne(before, { outbox: 1 }).lean<Pick<Row, 'outbox'>>().exec());
      if (!row) return oldest;
      oldest = Math.min(...row.outbox.map(({ at }) => at));
    }
  }

  /** Removes exactly these entries, by equality: entries added since then stay. Returns the updated document. */
  async removePublished(id: string, entries: readonly OutboxRow[]): Promise<Document<State> | undefined> {
    const row = await this.#rows.byId((model) => driverOf(model).findOneAndUpdate({ _id: id }, { $pullAll: { outbox: [...entries] } }, { returnDocument: 'after' }));
    return row ? this.#document(row) : undefined;
  }

  /** Removes entries from documents that are still at the version that was published. Returns the ids of the others. */
  async removeAllPublished(sent: readonly PublishedDocument[]): Promise<Set<string>> {
    const writes = sent.map(({ id, version, entries }) => ({ updateOne: { filter: { _id: id, version }, update: { $pullAll: { outbox: [...entries] } } } }));
    const { matchedCount } = await this.#rows.byId((model) => driverOf(model).bulkWrite(writes, { ordered: false }));
    if (matchedCount === sent.length) return new Set();
    const rows = await this.#rows.byId((model) =>
      model
        .find({ _id: { $in: sent.map(({ id }) => id) } }, { version: 1 })
        .lean<Pick<Row, '_id' | 'version'>[]>()
        .exec(),
    );
    const versions = new Map(rows.map(({ _id, version }) => [_id, version]));
    return new Set(sent.filter(({ id, version }) => (versions.get(id) ?? version) !== version).map(({ id }) => id));
  }

  async #list(query: object, { limit = 0 }: PageOf): Promise<Document<State>[]> {
    const rows = await this.#rows((model) => driverOf(model).find(query).sort({ _id: 1 }).limit(limit).toArray());
    return rows.map((row) => this.#document(row));
  }

  /**
   * Runs a write. On a duplicate key, it returns false if the id is taken, and throws NotUnique if a unique value is. For unique indexes of
   * another release, for which this release has no value, it writes placeholders.
   */
  async #unlessTaken(next: NextDocument<State>, write: (model: Model<Row>, others: Readonly<Record<string, string>>) => Promise<boolean>): Promise<boolean> {
    let others: Readonly<Record<string, string>> = {};
    for (;;) {
      try {
        return await this.#rows.byId((model) => write(model, others));
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
      if (await this.#idIsTaken(next)) return false;
      const index = await this.#takenUnique(next);
      if (index !== undefined) throw new NotUnique(this.#type.kind, index);
      // Either another document has released the value meanwhile, or only a newer release declares the index.
      others = placeholdersOf(await this.#rows.byId((model) => model.listIndexes()), next.id);
    }
  }

  async #idIsTaken({ id, version }: NextDocument<State>): Promise<boolean> {
    return version === 1 && (await this.#rows.byId((model) => model.exists({ _id: id }).exec())) !== null;
  }

  async #takenUnique({ id, state }: NextDocument<State>): Promise<string | undefined> {
    for (const [index, value] of Object.entries(uniqueOf(this.#type.unique, id, state))) {
      if (await this.#rows((model) => model.exists({ [`unique.${index}`]: value, _id: { $ne: id } }).exec())) return index;
    }
    return undefined;
  }

  #content({ body, shape }: NextDocument<State>) {
    const state = body === null ? null : toFields(body);
    return { state, shape, writtenAt: this.#now(), indexing: this.#indexing, ...shownToEarlierReleases(state) };
  }

  /** The keys of this release's indexes; keys of another release's indexes stay unchanged. */
  #foundBy(id: string, state: State | null): Record<string, string | readonly string[]> {
    const { indexes, unique } = this.#type;
    return { ...below('keys', keysOf(indexes, state)), ...below('unique', uniqueOf(unique, id, state)) };
  }

  #isFoundBy(index: string, key: string): object {
    const { kind, indexes, unique } = this.#type;
    if (indexes && Object.hasOwn(indexes, index)) return { [`keys.${index}`]: key };
    if (unique && Object.hasOwn(unique, index)) return { [`unique.${index}`]: uniqueValue(key) };
    throw new Error(`${kind} has no index ${index}`);
  }

  #document(row: Row): Document<State> {
    const { _id, version, revision, requests, requestsMoved = 0, writtenAt, outbox } = row;
    const { state, shape } = formOf(row);
    const current = () => upcastState(this.#type, fromFields(state), shape);
    return { id: _id, version, revision, state: state === null ? null : this.#database.reading(current), shape, requests: { requests, requestsMoved }, writtenAt, outbox };
  }

  /** Converts documents of another release to this one's form and keys, except those that only a newer release can read. */
  async #indexAnew(model: Model<Row>): Promise<number> {
    let found = 0;
    const { schema } = this.#type;
    const readable = { $or: ['shape.readableFrom', 'readableFrom', 'stateSchema'].map((field) => ({ [field]: { $lte: schema } })) };
    const known = (await model.distinct('indexing').exec()) as string[];
    for (const indexing of known.filter((other) => !suffices(other, this.#indexing))) {
      const others = (after: string, limit: number) =>
        model
          .find({ indexing, ...readable, _id: { $gt: after } })
          .sort({ _id: 1 })
          .limit(limit)
          .lean<Row[]>()
          .exec();
      const indexed = (row: Row) => {
        const { id, revision, state } = this.#document(row);
        const form = formOf(row);
        const fields = { ...form, ...shownToEarlierReleases(form.state), ...this.#foundBy(id, state), revision: revision + 1, indexing: joined(indexing, this.#indexing) };
        return { updateOne: { filter: { _id: id, revision }, update: { $set: fields, $unset: { additions: '' as const } } } };
      };
      found += await inBatches(others, indexed, (updates) => driverOf(model).bulkWrite(updates, { ordered: false }));
    }
    return found;
  }
}
