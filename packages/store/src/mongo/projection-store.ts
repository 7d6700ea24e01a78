import type { Model } from 'mongoose';
import { indexingOf, joined, suffices } from '../documents';
import type { Cursor, PageOf, Projected, ProjectedRecord, ProjectionStore, ProjectionType, SearchPage } from '../port';
import { tombstonesForgottenBefore } from '../tombstones';
import type { MongoConsumerStore } from './consumer-store';
import { driverOf, isDuplicate, type Collection, type MongoDatabase, type Mongoose } from './connection';
import { inBatches } from './in-batches';
import { below, keysOf } from './keys';

interface Row {
  readonly _id: string;
  readonly version: number;
  readonly behind: boolean;
  /** JSON; null: deleted; missing with version 0: not known yet. */
  readonly body?: string | null;
  readonly indexing: string;
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** The searchable text; null: deleted, or the kind is not searched. */
  readonly text?: string | null;
  /** When its deletion was received; null: it is not deleted. */
  readonly deletedAt?: string | null;
}

/** Projections carry their owner's schema; only another set of indexes requires reindexing. */
const ANY_SCHEMA = 0;
/** The version of an aggregate that was flagged as stale before any state of it was known. */
const UNKNOWN_VERSION = 0;

/** A record with all the fields that are written for it. */
interface Write<State> {
  readonly record: ProjectedRecord<State>;
  readonly fields: Omit<Row, '_id'>;
}

/** Another owner's aggregates, deleted ones included. */
export class MongoProjectionStore<State extends object> implements ProjectionStore<State> {
  readonly type: ProjectionType<State>;
  readonly #consumers: MongoConsumerStore;
  readonly #clock: () => Date;
  readonly #indexing: string;
  readonly #rows: Collection<Row>;

  constructor(engine: MongoDatabase, type: ProjectionType<State>, consumers: MongoConsumerStore, clock: () => Date) {
    this.type = type;
    this.#clock = clock;
    this.#consumers = consumers;
    this.#indexing = indexingOf({ schema: ANY_SCHEMA, indexes: type.indexes, isSearched: type.searchText !== undefined });
    this.#rows = engine.declare<Row>({
      collection: `projections.${type.kind}`,
      schema: (mongoose) => this.#schema(mongoose),
      indexAnew: (model) => this.#indexAnew(model),
    });
  }

  async get(id: string): Promise<Projected<State> | null> {
    const row = await this.#rows.byId((model) => driverOf(model).findOne({ _id: id }));
    return row ? projected<State>(row) : null;
  }

  async getMany(ids: readonly string[]): Promise<Projected<State>[]> {
    return (await this.#list({ _id: { $in: [...ids] } }, { _id: 1 })).filter(({ state }) => state !== null);
  }

  async find(index: string, key: string): Promise<Projected<State>[]> {
    const { kind, indexes } = this.type;
    if (!indexes || !Object.hasOwn(indexes, index)) throw new Error(`${kind} has no index ${index}`);
    return this.#list({ [`keys.${index}`]: key }, { _id: 1 });
  }

  /** The engine scans the index on the texts in order, and stops at the limit. */
  async search(part: string, { after, limit = 0 }: SearchPage = {}): Promise<Projected<State>[]> {
    if (!this.type.searchText) throw new Error(`${this.type.kind} declares no text`);
    const beyond = after && { $or: [{ text: { $gt: after.text } }, { text: after.text, _id: { $gt: after.id } }] };
    return this.#list({ text: { $regex: literally(part) }, ...beyond }, { text: 1, _id: 1 }, limit);
  }

  /**
   * Writes only the newest record of each aggregate, all of them in one command and without a read: the filter of each write defines what it
   * may overwrite. The cursor is saved last: after a crash in between, the records are delivered again, which is harmless.
   */
  async apply(records: readonly ProjectedRecord<State>[], cursor?: Cursor): Promise<void> {
    const newest = newestOf(records).map((record) => ({ record, fields: this.#fields(record) }));
    if (newest.length > 0) await this.#writeAll(newest);
    if (cursor) await this.#consumers.save(cursor);
  }

  async markBehind(id: string): Promise<void> {
    const unknown = { version: UNKNOWN_VERSION, indexing: this.#indexing };
    await this.#rows.byId((model) => model.updateOne({ _id: id }, { $set: { behind: true }, $setOnInsert: unknown }, { upsert: true }).exec());
  }

  async clear(): Promise<void> {
    await this.#rows((model) => model.deleteMany({}).exec());
  }

  async forget(id: string, version: number): Promise<void> {
    await this.#rows.byId((model) => model.deleteOne({ _id: id, version }).exec());
  }

  /** Deletes expired tombstones. Tombstones of a release that did not store the time of deletion count from now. */
  async prune(): Promise<void> {
    const now = this.#clock();
    await this.#rows(async (model) => {
      await model.updateMany({ body: null, version: { $gt: UNKNOWN_VERSION }, deletedAt: { $exists: false } }, { $set: { deletedAt: now.toISOString() } });
      await model.deleteMany({ body: null, behind: false, deletedAt: { $lt: tombstonesForgottenBefore({}, now) } });
    });
  }

  async versions({ after = '', limit = 0 }: PageOf = {}): Promise<{ id: string; version: number }[]> {
    const rows = await this.#rows((model) =>
      model
        .find({ _id: { $gt: after }, version: { $gt: UNKNOWN_VERSION } }, { version: 1 })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<Row[]>()
        .exec(),
    );
    return rows.map(({ _id, version }) => ({ id: _id, version }));
  }

  /** @param limit 0: all of them */
  async #list(query: object, order: Readonly<Record<string, 1>>, limit = 0): Promise<Projected<State>[]> {
    const rows = await this.#rows((model) =>
      driverOf(model)
        .find(query)
        .sort({ ...order })
        .limit(limit)
        .toArray(),
    );
    return rows.map((row) => projected<State>(row));
  }

  async #writeAll(newest: readonly Write<State>[]): Promise<void> {
    for (let writes = newest; writes.length > 0; writes = await this.#notKnown(newest)) {
      try {
        const updates = writes.map((write) => ({ updateOne: { ...writeOver(write), upsert: true } }));
        await this.#rows.byId((model) => model.bulkWrite(updates, { ordered: false, throwOnValidationError: true }));
        return;
      } catch (error) {
        // A stored record is as new, so it must not be overwritten; or another process has just inserted the row, perhaps with an older record.
        if (!isDuplicate(error)) throw error;
      }
    }
  }

  /** The records that are still newer than the stored ones. */
  async #notKnown(newest: readonly Write<State>[]): Promise<Write<State>[]> {
    const ids = newest.map(({ record }) => record.id);
    const rows = await this.#rows.byId((model) =>
      model
        .find({ _id: { $in: ids } }, { version: 1, behind: 1 })
        .lean<Pick<Row, '_id' | 'version' | 'behind'>[]>()
        .exec(),
    );
    const known = new Map(rows.map((row) => [row._id, row]));
    return newest.filter(({ record: { id, version } }) => {
      const { version: has = UNKNOWN_VERSION, behind = false } = known.get(id) ?? {};
      return has < version || (has === version && behind);
    });
  }

  #fields({ version, state }: ProjectedRecord<State>): Omit<Row, '_id'> {
    const body = state === null ? null : JSON.stringify(state);
    const deletedAt = state === null ? this.#clock().toISOString() : null;
    return { version, behind: false, body, deletedAt, indexing: this.#indexing, ...this.#foundBy(state) };
  }

  #foundBy(state: State | null): Pick<Row, 'keys' | 'text'> {
    return { keys: keysOf(this.type.indexes, state), text: (state && this.type.searchText?.(state)) ?? null };
  }

  #schema(mongoose: Mongoose) {
    const schema = new mongoose.Schema<Row>(
      {
        _id: String,
        version: Number,
        behind: Boolean,
        body: String,
        indexing: { type: String, index: true },
        // Lists of keys by the names of indexes, those of other releases included.
        keys: mongoose.Schema.Types.Mixed,
        text: String,
        deletedAt: { type: String, index: true },
      },
      { versionKey: false, minimize: false, strict: 'throw' },
    );
    for (const name of Object.keys(this.type.indexes ?? {})) schema.index({ [`keys.${name}`]: 1 });
    return this.type.searchText ? schema.index({ text: 1, _id: 1 }) : schema;
  }

  /** Gives records that another release stored the keys of this one. */
  async #indexAnew(model: Model<Row>): Promise<number> {
    let found = 0;
    const known = (await model.distinct('indexing').exec()) as string[];
    for (const indexing of known.filter((other) => !suffices(other, this.#indexing))) {
      const others = (after: string, limit: number) =>
        model
          .find({ indexing, _id: { $gt: after } })
          .sort({ _id: 1 })
          .limit(limit)
          .lean<Row[]>()
          .exec();
      const indexed = (row: Row) => {
        const { id, version, state } = projected<State>(row);
        const { keys, text } = this.#foundBy(state);
        return { updateOne: { filter: { _id: id, version }, update: { $set: { ...below('keys', keys), text, indexing: joined(indexing, this.#indexing) } } } };
      };
      found += await inBatches(others, indexed, (updates) => model.bulkWrite(updates, { ordered: false, throwOnValidationError: true }));
    }
    return found;
  }
}

/** A regular expression that matches exactly this text. */
const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The newest record of each aggregate; of several with the same version the first. */
function newestOf<State>(records: readonly ProjectedRecord<State>[]): ProjectedRecord<State>[] {
  const newest = new Map<string, ProjectedRecord<State>>();
  for (const record of records) {
    const before = newest.get(record.id);
    if (!before || record.version > before.version) newest.set(record.id, record);
  }
  return [...newest.values()];
}

/** Overwrites an older record, or a stale one of the same version. */
const writeOver = <State>({ record: { id, version }, fields: { keys, ...fields } }: Write<State>) => ({
  filter: { _id: id, $or: [{ version: { $lt: version } }, { version, behind: true }] },
  update: { $set: { ...fields, ...below('keys', keys) } },
});

const projected = <State>({ _id, version, behind, body }: Row): Projected<State> => ({
  id: _id,
  version,
  behind,
  state: body == null ? null : (JSON.parse(body) as State),
});
