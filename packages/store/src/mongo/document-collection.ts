import type { Model } from 'mongoose';
import { shapeOf, upcastState, writeOver, type Addition, type Shape } from '../document-shape';
import { indexingOf, joined, suffices } from '../documents';
import { NotUnique } from '../errors';
import type { AggregateType, PageOf } from '../port';
import type { KeptRequest } from '../request-marks';
import { isDuplicate, type Collection, type MongoEngine, type Mongoose } from './engine';
import { below, keysOf, placeholdersOf, uniqueOf, uniqueValue } from './keys';
import type { Marks } from './moved-marks';

/** One commit that waits to be published, beside its document. */
export interface KeptEntry {
  readonly version: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** JSON: facts may have any field names. */
  readonly commit: string;
}

/** A document as it was read. */
export interface Document<State> {
  readonly id: string;
  readonly version: number;
  /** Counts every write, those too that leave the version alone: what the next write is filtered by. */
  readonly revision: number;
  /** null: deleted. */
  readonly state: State | null;
  readonly shape: Shape;
  /** Letters it takes. */
  readonly length: number;
  readonly marks: Marks;
  readonly writtenAt: string;
  readonly outbox: readonly KeptEntry[];
}

/** A document as it is to be written, with the commit that goes with it if that is published. */
export interface NextDocument<State> extends Pick<Document<State>, 'id' | 'version' | 'state' | 'shape'> {
  /** The state as it is kept; null: deleted. */
  readonly body: string | null;
}

/** What goes with a document in the same write. */
export interface Beside {
  readonly marks: Marks;
  readonly entry?: KeptEntry;
}

interface Row {
  readonly _id: string;
  readonly version: number;
  readonly revision: number;
  readonly stateSchema: number;
  /** Missing in a document of a release that knew neither: read by those that know its schema. */
  readonly readableFrom?: number;
  /** JSON. */
  readonly additions?: string;
  /** JSON, not fields: whatever a state is made of means nothing to the engine, and comes back as it was. */
  readonly body: string | null;
  readonly requests: KeptRequest[];
  readonly requestsMoved?: number;
  readonly writtenAt: string;
  /** How it was indexed: another release's documents are indexed anew at the start. */
  readonly indexing: string;
  readonly keys: Readonly<Record<string, string[]>>;
  readonly unique: Readonly<Record<string, string>>;
  readonly outbox: KeptEntry[];
}

const pageQuery = ({ after = '' }: PageOf) => ({ $gt: after });

/** The documents of one kind, each with its index keys and its outbox: one write changes all of it or nothing. */
export class DocumentCollection<State extends object> {
  readonly #type: AggregateType<State>;
  readonly #now: () => string;
  readonly #indexing: string;
  readonly #engine: MongoEngine;
  readonly #rows: Collection<Row>;

  constructor(engine: MongoEngine, type: AggregateType<State>, now: () => string) {
    this.#engine = engine;
    this.#type = type;
    this.#now = now;
    this.#indexing = indexingOf(type.schema, type.indexes, type.unique);
    this.#rows = engine.declare<Row>({
      collection: `aggregates.${type.kind}`,
      schema: (mongoose) => this.#schema(mongoose),
      indexAnew: (model) => this.#indexAnew(model),
    });
  }

  /** What is written of a new document. */
  first(id: string, state: State): NextDocument<State> {
    return { id, version: 1, state, shape: shapeOf(this.#type), body: JSON.stringify(state) };
  }

  /** What is written of a document that was read and then changed; null: deleted. */
  next({ id, version, state: before, shape: read }: Document<State>, changed: State | null): NextDocument<State> {
    if (changed === null || before === null) return { id, version: version + 1, state: null, shape: shapeOf(this.#type), body: null };
    const { state, shape } = writeOver(this.#type, { state: before, shape: read }, changed);
    return { id, version: version + 1, state, shape, body: JSON.stringify(state) };
  }

  async read(id: string): Promise<Document<State> | undefined> {
    const row = await this.#rows((model) => model.findOne({ _id: id }).lean<Row>().exec());
    return row ? this.#document(row) : undefined;
  }

  /** In order of id. */
  async page(page: PageOf, which: 'living' | 'all'): Promise<Document<State>[]> {
    return this.#list({ _id: pageQuery(page), ...(which === 'living' ? { body: { $ne: null } } : {}) }, page);
  }

  /** @throws Error for an index that is not declared. */
  async find(index: string, key: string, page: PageOf): Promise<Document<State>[]> {
    return this.#list({ ...this.#isFoundBy(index, key), _id: pageQuery(page) }, page);
  }

  async versions({ limit = 0, ...page }: PageOf): Promise<{ id: string; version: number }[]> {
    const rows = await this.#rows((model) =>
      model.find({ _id: pageQuery(page) }, { version: 1 }).sort({ _id: 1 }).limit(limit).lean<Pick<Row, '_id' | 'version'>[]>().exec(),
    );
    return rows.map(({ _id, version }) => ({ id: _id, version }));
  }

  /** False when there is one of this id, living or not. @throws NotUnique */
  async insert(next: NextDocument<State>, { marks, entry }: Beside): Promise<boolean> {
    const { id, version, state } = next;
    const { indexes, unique } = this.#type;
    const row: Row = {
      _id: id, version, revision: 1, ...this.#content(next), ...marks, requests: [...marks.requests],
      keys: keysOf(indexes, state), unique: uniqueOf(unique, id, state), outbox: entry ? [entry] : [],
    };
    return this.#unlessTaken(next, async (model, others) => {
      await model.insertOne({ ...row, unique: { ...others, ...row.unique } });
      return true;
    });
  }

  /** False when the document is not at this revision any more. @throws NotUnique */
  async replace(revision: number, next: NextDocument<State>, { marks, entry }: Beside): Promise<boolean> {
    const { id, version, state } = next;
    const { indexes, unique } = this.#type;
    const fields = {
      version, revision: revision + 1, ...this.#content(next), ...marks, requests: [...marks.requests],
      ...below('keys', keysOf(indexes, state)), ...below('unique', uniqueOf(unique, id, state)),
    };
    const update = { $set: fields, ...(entry ? { $push: { outbox: entry } } : {}) };
    return this.#unlessTaken(next, async (model) => (await model.updateOne({ _id: id, revision }, update)).matchedCount === 1);
  }

  /** Beside a document that stays as it is. False when it is not at this revision any more. */
  async mark(id: string, revision: number, marks: Marks): Promise<boolean> {
    const update = { $set: { revision: revision + 1, ...marks, requests: [...marks.requests] } };
    return this.#rows(async (model) => (await model.updateOne({ _id: id, revision }, update)).matchedCount === 1);
  }

  /** Forgets tombstones that were written before this instant and published since. */
  async prune(before: string): Promise<void> {
    await this.#rows((model) => model.deleteMany({ body: null, writtenAt: { $lt: before }, 'outbox.0': { $exists: false } }).exec());
  }

  /** Ids of documents with an entry that came before this moment (milliseconds since the epoch). */
  async waiting(before: number, limit: number): Promise<string[]> {
    const rows = await this.#rows((model) => model.find({ 'outbox.at': { $lt: before } }, { _id: 1 }).limit(limit).lean<Pick<Row, '_id'>[]>().exec());
    return rows.map(({ _id }) => _id);
  }

  countWaiting(): Promise<number> {
    return this.#rows((model) => model.countDocuments({ 'outbox.at': { $gt: 0 } }).exec());
  }

  /** Takes entries out by equality, and nothing else: what came since stays. Answers the document as it is then. */
  async settle(id: string, entries: readonly KeptEntry[]): Promise<Document<State> | undefined> {
    const pull = { $pullAll: { outbox: [...entries] } };
    const row = await this.#rows((model) => model.findOneAndUpdate({ _id: id }, pull, { returnDocument: 'after' }).lean<Row>().exec());
    return row ? this.#document(row) : undefined;
  }

  async #list(query: object, { limit = 0 }: PageOf): Promise<Document<State>[]> {
    const rows = await this.#rows((model) => model.find(query).sort({ _id: 1 }).limit(limit).lean<Row[]>().exec());
    return rows.map((row) => this.#document(row));
  }

  /**
   * Runs a write; when it meets what is taken, says what that was: this id (false), or a unique value. Unique indexes of another release
   * have to be given something, too, by whoever knows no value for them.
   */
  async #unlessTaken(next: NextDocument<State>, write: (model: Model<Row>, others: Readonly<Record<string, string>>) => Promise<boolean>): Promise<boolean> {
    let others: Readonly<Record<string, string>> = {};
    for (;;) {
      try {
        return await this.#rows((model) => write(model, others));
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
      if (await this.#idIsTaken(next)) return false;
      const index = await this.#takenUnique(next);
      if (index !== undefined) throw new NotUnique(this.#type.kind, index);
      // Given up by its holder in between, and free for us; or of an index that only a newer release declares.
      others = placeholdersOf(await this.#rows((model) => model.listIndexes()), next.id);
    }
  }

  async #idIsTaken({ id, version }: NextDocument<State>): Promise<boolean> {
    return version === 1 && (await this.#rows((model) => model.exists({ _id: id }).exec())) !== null;
  }

  async #takenUnique({ id, state }: NextDocument<State>): Promise<string | undefined> {
    for (const [index, value] of Object.entries(uniqueOf(this.#type.unique, id, state))) {
      if (await this.#rows((model) => model.exists({ [`unique.${index}`]: value, _id: { $ne: id } }).exec())) return index;
    }
    return undefined;
  }

  #content({ body, shape: { schema, readableFrom, additions } }: NextDocument<State>) {
    return { stateSchema: schema, readableFrom, additions: JSON.stringify(additions), body, writtenAt: this.#now(), indexing: this.#indexing };
  }

  #isFoundBy(index: string, key: string): object {
    const { kind, indexes, unique } = this.#type;
    if (indexes && Object.hasOwn(indexes, index)) return { [`keys.${index}`]: key };
    if (unique && Object.hasOwn(unique, index)) return { [`unique.${index}`]: uniqueValue(key) };
    throw new Error(`${kind} has no index ${index}`);
  }

  #document({ _id, version, revision, stateSchema, readableFrom = stateSchema, additions = '[]', body, requests, requestsMoved = 0, writtenAt, outbox }: Row): Document<State> {
    const shape = { schema: stateSchema, readableFrom, additions: JSON.parse(additions) as Addition[] };
    const state = body === null ? null : this.#engine.reading(() => upcastState(this.#type, JSON.parse(body), shape));
    return { id: _id, version, revision, state, shape, length: body?.length ?? 0, marks: { requests, requestsMoved }, writtenAt, outbox };
  }

  #schema(mongoose: Mongoose) {
    const { Mixed } = mongoose.Schema.Types;
    const schema = new mongoose.Schema<Row>(
      {
        _id: String,
        version: Number,
        revision: Number,
        stateSchema: Number,
        readableFrom: Number,
        additions: String,
        body: String,
        requests: { type: [{ _id: false, key: String, hash: String, at: Number }], default: undefined },
        requestsMoved: Number,
        writtenAt: String,
        indexing: { type: String, index: true },
        // Lists of texts and texts by the names of indexes, those of other releases included.
        keys: Mixed,
        unique: Mixed,
        outbox: { type: [{ _id: false, version: Number, at: Number, commit: String }], default: undefined },
      },
      { versionKey: false, minimize: false, strict: 'throw' },
    );
    for (const name of Object.keys(this.#type.indexes ?? {})) schema.index({ [`keys.${name}`]: 1 });
    for (const name of Object.keys(this.#type.unique ?? {})) schema.index({ [`unique.${name}`]: 1 }, { unique: true });
    return schema.index({ 'outbox.at': 1 });
  }

  /** Gives documents of another release the keys of this one. Those that only a newer release can read are its own business. */
  async #indexAnew(model: Model<Row>): Promise<void> {
    const { schema, indexes, unique } = this.#type;
    const known = (await model.distinct('indexing').exec()) as string[];
    const readable = { $or: [{ stateSchema: { $lte: schema } }, { readableFrom: { $lte: schema } }] };
    for (const indexing of known.filter((other) => !suffices(other, this.#indexing))) {
      const others = model.find({ indexing, ...readable }).lean<Row[]>().cursor();
      for await (const row of others as AsyncIterable<Row>) {
        const { id, revision, state } = this.#document(row);
        const keys = { ...below('keys', keysOf(indexes, state)), ...below('unique', uniqueOf(unique, id, state)) };
        await model.updateOne({ _id: id, revision }, { $set: { ...keys, indexing: joined(indexing, this.#indexing) } });
      }
    }
  }
}
