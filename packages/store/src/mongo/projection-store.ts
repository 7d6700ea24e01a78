import type { Model } from 'mongoose';
import { indexingOf } from '../documents';
import type { Cursor, PageOf, Projected, ProjectedRecord, ProjectionStore, ProjectionType, SearchPage } from '../port';
import type { MongoConsumerStore } from './consumer-store';
import { isDuplicate, type Collection, type MongoEngine, type Mongoose } from './engine';
import { below, keysOf } from './keys';

interface Row {
  readonly _id: string;
  readonly version: number;
  readonly behind: boolean;
  /** JSON; null: deleted; missing with version 0: not known yet. */
  readonly body?: string | null;
  readonly indexing: string;
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** What it is searched in; null: deleted, or nothing is searched. */
  readonly text?: string | null;
}

/** Projections carry their owner's schema; only another set of indexes makes us index anew. */
const ANY_SCHEMA = 0;
/** Of an aggregate that is only known to be behind. */
const UNKNOWN_VERSION = 0;

/** A record with everything that is written of it. */
interface Write<State> {
  readonly record: ProjectedRecord<State>;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Another owner's aggregates, deleted ones included. */
export class MongoProjectionStore<State extends object> implements ProjectionStore<State> {
  readonly type: ProjectionType<State>;
  readonly #consumers: MongoConsumerStore;
  readonly #indexing: string;
  readonly #rows: Collection<Row>;

  constructor(engine: MongoEngine, type: ProjectionType<State>, consumers: MongoConsumerStore) {
    this.type = type;
    this.#consumers = consumers;
    this.#indexing = indexingOf(ANY_SCHEMA, type.indexes, undefined, type.searchText !== undefined);
    this.#rows = engine.declare<Row>({
      collection: `projections.${type.kind}`,
      schema: (mongoose) => this.#schema(mongoose),
      migrate: (model) => this.#indexAnew(model),
    });
  }

  async get(id: string): Promise<Projected<State> | null> {
    const row = await this.#rows((model) => model.findOne({ _id: id }).lean<Row>().exec());
    return row ? projected<State>(row) : null;
  }

  async find(index: string, key: string): Promise<Projected<State>[]> {
    const { kind, indexes } = this.type;
    if (!indexes || !Object.hasOwn(indexes, index)) throw new Error(`${kind} has no index ${index}`);
    const rows = await this.#rows((model) => model.find({ [`keys.${index}`]: key }).sort({ _id: 1 }).lean<Row[]>().exec());
    return rows.map((row) => projected<State>(row));
  }

  /** The engine walks the index on the texts in order, and stops at the limit. */
  async search(part: string, { after, limit = 0 }: SearchPage = {}): Promise<Projected<State>[]> {
    if (!this.type.searchText) throw new Error(`${this.type.kind} declares no text`);
    const beyond = after && { $or: [{ text: { $gt: after.text } }, { text: after.text, _id: { $gt: after.id } }] };
    const rows = await this.#rows((model) =>
      model.find({ text: { $regex: literally(part) }, ...beyond }).sort({ text: 1, _id: 1 }).limit(limit).lean<Row[]>().exec(),
    );
    return rows.map((row) => projected<State>(row));
  }

  /** The cursor comes last: after a crash in between the records come again, which is harmless. */
  async apply(records: readonly ProjectedRecord<State>[], cursor?: Cursor): Promise<ProjectedRecord<State>[]> {
    const writes = records.map((record): Write<State> => ({ record, fields: this.#fields(record) }));
    const ids = new Set(records.map(({ id }) => id));
    const applied = await Promise.all([...ids].map((id) => this.#applyInOrder(writes.filter(({ record }) => record.id === id))));
    const newer = new Set(applied.flat());
    if (cursor) await this.#consumers.save(cursor);
    return records.filter((record) => newer.has(record));
  }

  async markBehind(id: string): Promise<void> {
    const unknown = { version: UNKNOWN_VERSION, indexing: this.#indexing };
    await this.#rows((model) => model.updateOne({ _id: id }, { $set: { behind: true }, $setOnInsert: unknown }, { upsert: true }).exec());
  }

  async clear(): Promise<void> {
    await this.#rows((model) => model.deleteMany({}).exec());
  }

  async versions({ after = '', limit = 0 }: PageOf = {}): Promise<{ id: string; version: number }[]> {
    const rows = await this.#rows((model) =>
      model.find({ _id: { $gt: after }, version: { $gt: UNKNOWN_VERSION } }, { version: 1 }).sort({ _id: 1 }).limit(limit).lean<Row[]>().exec(),
    );
    return rows.map(({ _id, version }) => ({ id: _id, version }));
  }

  async #applyInOrder(writes: readonly Write<State>[]): Promise<ProjectedRecord<State>[]> {
    const newer: ProjectedRecord<State>[] = [];
    for (const write of writes) if (await this.#keep(write)) newer.push(write.record);
    return newer;
  }

  /** Whether it was newer than what is here. */
  async #keep({ record: { id, version }, fields }: Write<State>): Promise<boolean> {
    for (;;) {
      const known = await this.#rows((model) => model.findOne({ _id: id }, { version: 1, behind: 1 }).lean<Pick<Row, 'version' | 'behind'>>().exec());
      if (known && known.version > version) return false;
      if (known?.version === version) {
        if (known.behind) await this.#replace(id, version, { behind: false });
        return false;
      }
      if (known ? await this.#replace(id, known.version, fields) : await this.#insert(id, fields)) return true;
      // Somebody else was faster: perhaps with an older one.
    }
  }

  async #replace(id: string, version: number, fields: Write<State>['fields']): Promise<boolean> {
    return (await this.#rows((model) => model.updateOne({ _id: id, version }, { $set: fields }).exec())).matchedCount === 1;
  }

  async #insert(id: string, fields: Write<State>['fields']): Promise<boolean> {
    try {
      return (await this.#rows((model) => model.updateOne({ _id: id }, { $setOnInsert: fields }, { upsert: true }).exec())).upsertedCount === 1;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  #fields({ version, state }: ProjectedRecord<State>) {
    const body = state === null ? null : JSON.stringify(state);
    return { version, behind: false, body, indexing: this.#indexing, ...this.#foundBy(state) };
  }

  #foundBy(state: State | null) {
    return { ...below('keys', keysOf(this.type.indexes, state)), text: (state && this.type.searchText?.(state)) ?? null };
  }

  #schema(mongoose: Mongoose) {
    const names = Object.keys(this.type.indexes ?? {});
    const schema = new mongoose.Schema<Row>(
      {
        _id: String,
        version: Number,
        behind: Boolean,
        body: String,
        indexing: { type: String, index: true },
        keys: Object.fromEntries(names.map((name) => [name, { type: [String], default: undefined, index: true }])),
        text: String,
      },
      { versionKey: false, minimize: false, strict: 'throw' },
    );
    return this.type.searchText ? schema.index({ text: 1, _id: 1 }) : schema;
  }

  /** Gives records that were kept by another release the keys of this one. */
  async #indexAnew(model: Model<Row>): Promise<void> {
    const others = model.find({ indexing: { $ne: this.#indexing } }).lean<Row[]>().cursor();
    for await (const row of others as AsyncIterable<Row>) {
      const { id, version, state } = projected<State>(row);
      await model.updateOne({ _id: id, version }, { $set: { ...this.#foundBy(state), indexing: this.#indexing } });
    }
  }
}

/** A regular expression of exactly this text. */
const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const projected = <State>({ _id, version, behind, body }: Row): Projected<State> => ({
  id: _id,
  version,
  behind,
  state: body == null ? null : (JSON.parse(body) as State),
});
