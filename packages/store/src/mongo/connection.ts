import { types } from 'node:util';
import type mongoose from 'mongoose';
import type { Connection, Model, Schema, mongo } from 'mongoose';
import { NewerSchema, StoreAway } from '../errors';

/** Milliseconds to find the server, and to wait for one of its answers. */
const FIND_WITHIN = 2_000;
const ANSWER_WITHIN = 5_000;
const CONNECTIONS = 20;
/** Milliseconds between two checks for documents from instances of another release. A check that finds nothing doubles it, up to so many times. */
const LOOK_EVERY = 5_000;
const LONGEST_REST = 12;
/** Milliseconds a rollout is assumed to last after a find. Meanwhile a slow check is followed by a pause of so many times its duration. */
const ROLLOUT = 10 * 60 * 1000;
const REST_PER_LOOK = 20;

/** Milliseconds that operations by id wait for the indexes. */
const WAIT_FOR_INDEXES = 1_000;

/** Errors of the driver and its library, by name: their classes are loaded later than this module. */
const OF_DRIVER = /^Mongo/;
/** The server's codes for a command that is invalid in itself, whenever it is sent. Any other error of server or driver means that it cannot now. */
const WRONG_COMMAND = new Set([2, 9, 14, 27, 40, 52, 54, 56, 57, 59, 66, 67, 72, 73, 85, 86, 115, 121, 238, 10334, 11000, 17280, 17419, 17420]);
/** The same for errors that the driver finds before it sends anything. */
const WRONG_CALL = /^Mongo(InvalidArgument|MissingCredentials|ParameterOverflow|Compatibility|Parse|UnexpectedServerResponse)Error$/;
const DUPLICATE = 11000;

/** An operator's own index on fields of the state: no type declares it, and it is not dropped. */
const OF_OPERATORS = 'state.';

const codeOf = (error: unknown): unknown => (types.isNativeError(error) && 'code' in error ? error.code : undefined);

/** A value of a unique index, or an id, is taken. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === DUPLICATE;

/** Error codes of sockets, DNS and TLS, which the driver passes on unchanged. */
const OF_CONNECTION = /^E(?!RR_INVALID_)/;

/** Whether the engine is unavailable (full disk, cleared pool, unknown fault) and not the call invalid. */
function isAway(error: unknown): boolean {
  // A socket's error may come from another realm, where `instanceof Error` is false.
  if (!types.isNativeError(error)) return false;
  const code = codeOf(error);
  if (typeof code === 'string' && OF_CONNECTION.test(code)) return true;
  return isOfDriver(error) && !WRONG_CALL.test(error.name) && !WRONG_COMMAND.has(Number(code)) && !isDuplicate(error);
}

/** By its name or by `errorLabelSet`, which every driver error has. A pool cleared during a command has an error name of its own. */
const isOfDriver = (error: Error): boolean => OF_DRIVER.test(error.name) || 'errorLabelSet' in error;

export type Mongoose = typeof mongoose;

/** One command as the server gets it: "find" in "aggregates.games". */
export interface SentCommand {
  readonly command: string;
  readonly collection: string;
}

export interface ConnectionOptions {
  /** The authority that signed the server's certificate, in PEM; default: those that Node knows. */
  readonly ca?: string | undefined;
  /** Milliseconds between two checks for documents from instances of another release. */
  readonly lookEvery?: number | undefined;
  /** Milliseconds that operations by id wait while documents of another release are indexed. */
  readonly waitForIndexes?: number | undefined;
}

/** How one collection is declared. */
export interface Declaration<Document> {
  readonly collection: string;
  readonly schema: (loaded: Mongoose) => Schema<Document>;
  /** Gives another release's documents the keys of this one and returns their number: before the indexes are created, and repeatedly during a rollout. */
  readonly indexAnew?: (model: Model<Document>) => Promise<number>;
}

type Use<Document> = <T>(work: (model: Model<Document>) => Promise<T>) => Promise<T>;

/** A declared collection. A use of it waits until the documents of other releases are in this one's indexes. */
export interface Collection<Document> extends Use<Document> {
  /** For operations by id only: waits for the indexes only briefly, since a rollout may have millions of documents to index. */
  readonly byId: Use<Document>;
}

/** The preparation of a declared collection, in its stages. */
interface Preparation<Document> {
  readonly model: Model<Document>;
  readonly indexed: Promise<void>;
  readonly usableById: Promise<void>;
}

/**
 * The driver's own collection: for writes with arbitrary field names, which the library would interpret, and for the reads of requests, which
 * cost a third less processor time without the library's query.
 */
export const driverOf = <Document extends object>(model: Model<Document>): mongo.Collection<Document> => model.collection as unknown as mongo.Collection<Document>;

/**
 * One connection with named errors, opened on first use. mongoose is loaded here and nowhere else, so that a process without a MongoDB does
 * not pay for it.
 */
export class MongoDatabase {
  readonly #url: string;
  readonly #database: string;
  readonly #ca: string | undefined;
  readonly #lookEvery: number;
  readonly #waitForIndexes: number;
  readonly #declared: (() => Promise<void>)[] = [];
  readonly #drops: (() => Promise<string[]>)[] = [];
  readonly #looking = new Set<NodeJS.Timeout>();
  #onCommand: ((sent: SentCommand) => void) | undefined;
  #outgrown: NewerSchema | undefined;
  #connecting: Promise<Connection> | undefined;
  #closed = false;

  constructor(url: string, database: string, { ca, lookEvery = LOOK_EVERY, waitForIndexes = WAIT_FOR_INDEXES }: ConnectionOptions = {}) {
    this.#url = url;
    this.#database = database;
    this.#ca = ca;
    this.#lookEvery = lookEvery;
    this.#waitForIndexes = waitForIndexes;
  }

  /** Calls the listener for each command on a collection, from the next connection on. */
  onCommand(listener: (sent: SentCommand) => void): void {
    this.#onCommand = listener;
  }

  /** @throws StoreAway, NewerSchema */
  async ping(): Promise<void> {
    await this.#named(async () => (await this.#connection()).db?.admin().ping());
    if (this.#outgrown) throw this.#outgrown;
  }

  /** Reads a document. If only a newer release can read it, `ping` throws from then on. */
  reading<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (error instanceof NewerSchema) this.#outgrown = error;
      throw error;
    }
  }

  /** Drops the indexes that are no longer declared. Returns their names. @throws StoreAway */
  dropUnusedIndexes(): Promise<string[]> {
    return this.#named(async () => {
      const dropped: string[] = [];
      for (const drop of this.#drops) dropped.push(...(await drop()));
      return dropped;
    });
  }

  /** Whether this release's indexes contain the documents of other releases. Starts the indexing of collections that were not used yet. */
  async isIndexed(): Promise<boolean> {
    const all = Promise.all(this.#declared.map((indexed) => indexed())).then(() => true);
    return this.#named(() => Promise.race([all, pause(this.#waitForIndexes).then(() => false)]));
  }

  declare<Document>({ collection, schema, indexAnew }: Declaration<Document>): Collection<Document> {
    let preparing: Promise<Preparation<Document>> | undefined;
    const prepare = async (): Promise<Preparation<Document>> => {
      const connection = await this.#connection();
      const model = connection.model<Document>(collection, schema(await loadMongoose()), collection, { overwriteModels: true });
      const indexed = this.#index(model, indexAnew);
      const isIndexed = Promise.race([indexed.then(() => true), pause(this.#waitForIndexes).then(() => false)]);
      const usableById = isIndexed.then(async (isDone) => (isDone || (await holdsUnique(model)) ? undefined : indexed));
      // The next call tries again.
      for (const stage of [indexed, usableById]) stage.catch(() => (preparing = undefined));
      return { model, indexed, usableById };
    };
    const prepared = () => {
      preparing ??= prepare().catch((error: unknown) => {
        preparing = undefined; // the next call tries again
        throw error;
      });
      return preparing;
    };
    const once =
      (stage: 'indexed' | 'usableById'): Use<Document> =>
      (work) =>
        this.#named(async () => {
          const preparation = await prepared();
          await preparation[stage];
          return work(preparation.model);
        });
    const indexed = once('indexed');
    this.#declared.push(() => indexed(async () => undefined));
    this.#drops.push(() =>
      indexed(async (model) => {
        const { toDrop } = await model.diffIndexes();
        const dropped = await model.cleanIndexes({ toDrop: toDrop.filter((index) => !index.startsWith(OF_OPERATORS)) });
        return dropped.map((index) => `${collection}.${index}`);
      }),
    );
    return Object.assign(indexed, { byId: once('usableById') });
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    for (const timer of this.#looking) clearTimeout(timer);
    const connection = await this.#connecting?.catch(() => undefined);
    await connection?.destroy();
  }

  async #index<Document>(model: Model<Document>, indexAnew: Declaration<Document>['indexAnew']): Promise<void> {
    const found = await indexAnew?.(model);
    await model.createIndexes();
    if (indexAnew) this.#lookAgain(() => indexAnew(model), { rest: this.#lookEvery, foundAt: found ? performance.now() : -Infinity });
  }

  #lookAgain(look: () => Promise<number>, { rest, foundAt }: { readonly rest: number; readonly foundAt: number }): void {
    if (this.#closed) return;
    const timer = setTimeout(async () => {
      this.#looking.delete(timer);
      const began = performance.now();
      const found = await look().catch(() => 0); // the server is unavailable; the next check is soon
      const now = performance.now();
      const [longest, since] = [this.#lookEvery * LONGEST_REST, found > 0 ? now : foundAt];
      const next = now - since < ROLLOUT ? Math.max(this.#lookEvery, (now - began) * REST_PER_LOOK) : rest * 2;
      this.#lookAgain(look, { rest: Math.min(next, longest), foundAt: since });
    }, rest);
    timer.unref();
    this.#looking.add(timer);
  }

  #connection(): Promise<Connection> {
    this.#connecting ??= this.#connect().catch((error: unknown) => {
      this.#connecting = undefined;
      throw error;
    });
    return this.#connecting;
  }

  async #connect(): Promise<Connection> {
    const { createConnection } = await loadMongoose();
    const connection = createConnection(this.#url, {
      dbName: this.#database,
      ...(this.#ca === undefined ? {} : { ca: this.#ca }),
      serverSelectionTimeoutMS: FIND_WITHIN,
      connectTimeoutMS: FIND_WITHIN,
      socketTimeoutMS: ANSWER_WITHIN,
      waitQueueTimeoutMS: ANSWER_WITHIN,
      maxPoolSize: CONNECTIONS,
      // An acknowledged write is on the disks of a majority.
      writeConcern: { w: 'majority', journal: true },
      autoIndex: false,
      autoCreate: false,
      bufferCommands: false,
      monitorCommands: this.#onCommand !== undefined,
    });
    connection.on('error', () => undefined); // each call reports its own error
    try {
      const connected = await connection.asPromise();
      this.#countCommands(connected);
      return connected;
    } catch (error) {
      await connection.destroy().catch(() => undefined);
      throw error;
    }
  }

  #countCommands(connection: Connection): void {
    connection.getClient().on('commandStarted', ({ commandName: command, command: body }) => {
      const collection: unknown = body[command];
      if (typeof collection === 'string') this.#onCommand?.({ command, collection });
    });
  }

  async #named<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) throw new StoreAway('the store is closed');
    try {
      return await work();
    } catch (error) {
      if (this.#closed || isAway(error)) throw new StoreAway(error instanceof Error ? error.message : 'the store is away', { cause: error });
      throw error;
    }
  }
}

const loadMongoose = async (): Promise<Mongoose> => (await import('mongoose')).default;

/** Whether the server has the unique indexes, without which no write is allowed. */
async function holdsUnique<Document>(model: Model<Document>): Promise<boolean> {
  const unique = model.schema.indexes().flatMap(([fields, { unique: isUnique }]) => (isUnique ? [JSON.stringify(fields)] : []));
  const { toCreate } = await model.diffIndexes().catch(() => ({ toCreate: null })); // creating the indexes reports the reason
  return toCreate !== null && !(toCreate as object[]).some((fields) => unique.includes(JSON.stringify(fields)));
}

/** Does not keep the process from ending. */
const pause = (milliseconds: number): Promise<void> => new Promise((over) => setTimeout(over, milliseconds).unref());
