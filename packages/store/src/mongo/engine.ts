import { types } from 'node:util';
import type mongoose from 'mongoose';
import type { Connection, Model, Schema } from 'mongoose';
import { StoreAway } from '../errors';

/** Milliseconds to find the server, and to wait for one answer of it. */
const FIND_WITHIN = 2_000;
const ANSWER_WITHIN = 5_000;
const CONNECTIONS = 20;

/** Errors of the driver and of the library on it, by name: their classes are loaded with them, later than this. */
const OF_DRIVER = /^Mongo/;
/** The server's words for a command that is wrong in itself, today and tomorrow. All else it or the driver says means that it cannot now. */
const WRONG_COMMAND = new Set([
  2, 9, 14, 27, 40, 52, 54, 56, 57, 59, 66, 67, 72, 73, 85, 86, 115, 121, 238, 10334, 11000, 17280, 17419, 17420,
]);
/** The same of what the driver finds before it sends anything. */
const WRONG_CALL = /^Mongo(InvalidArgument|MissingCredentials|ParameterOverflow|Compatibility|Parse|UnexpectedServerResponse)Error$/;
const DUPLICATE = 11000;
const NO_SUCH_INDEX = 27;

const codeOf = (error: unknown): unknown => (types.isNativeError(error) && 'code' in error ? error.code : undefined);

/** FerretDB on SQLite passes on its engine's words when an update meets a unique index. */
const DUPLICATE_OF_SQLITE = 'UNIQUE constraint failed';

/** A value of a unique index, or an id, is taken. */
export const isDuplicate = (error: unknown): boolean =>
  codeOf(error) === DUPLICATE || (error instanceof Error && error.message.includes(DUPLICATE_OF_SQLITE));

/** What a socket, a name's look-up or TLS says of itself; the driver hands it on. */
const OF_CONNECTION = /^E(?!RR_INVALID_)/;

/** Whether it is the engine that cannot, and not we who asked for nonsense: a disk that is full, a pool that was cleared, what nobody has a name for. */
function isAway(error: unknown): boolean {
  // What a socket throws may come from another realm than this code, where its class is another one.
  if (!types.isNativeError(error)) return false;
  const code = codeOf(error);
  if (typeof code === 'string' && OF_CONNECTION.test(code)) return true;
  return OF_DRIVER.test(error.name) && !WRONG_CALL.test(error.name) && !WRONG_COMMAND.has(Number(code)) && !isDuplicate(error);
}

export type Mongoose = typeof mongoose;

/** How one collection is declared. */
export interface Declaration<Document> {
  readonly collection: string;
  readonly schema: (loaded: Mongoose) => Schema<Document>;
  /** Brings what is there into the declared shape, before its indexes are made. */
  readonly migrate?: (model: Model<Document>) => Promise<void>;
}

/** A declared collection, ready when it is used. */
export type Collection<Document> = <T>(work: (model: Model<Document>) => Promise<T>) => Promise<T>;

/**
 * One connection, made when it is first needed, and its errors named. mongoose is loaded here and nowhere else, so that a process
 * without a MongoDB does not pay for it.
 */
export class MongoEngine {
  readonly #url: string;
  readonly #database: string;
  readonly #ca: string | undefined;
  #connecting: Promise<Connection> | undefined;
  #closed = false;

  constructor(url: string, database: string, ca?: string) {
    this.#url = url;
    this.#database = database;
    this.#ca = ca;
  }

  /** @throws StoreAway */
  async ping(): Promise<void> {
    await this.#named(async () => (await this.#connection()).db?.admin().ping());
  }

  declare<Document>({ collection, schema, migrate }: Declaration<Document>): Collection<Document> {
    let preparing: Promise<Model<Document>> | undefined;
    const prepare = async () => {
      const connection = await this.#connection();
      const model = connection.model<Document>(collection, schema(await loadMongoose()), collection, { overwriteModels: true });
      await migrate?.(model);
      await syncIndexes(model);
      return model;
    };
    const prepared = () => {
      preparing ??= prepare().catch((error: unknown) => {
        preparing = undefined; // the next call tries again
        throw error;
      });
      return preparing;
    };
    return (work) => this.#named(async () => work(await prepared()));
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    const connection = await this.#connecting?.catch(() => undefined);
    await connection?.destroy();
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
      // Acknowledged is on the disk of most.
      writeConcern: { w: 'majority', journal: true },
      autoIndex: false,
      autoCreate: false,
      bufferCommands: false,
    });
    connection.on('error', () => undefined); // each call says so itself
    try {
      return await connection.asPromise();
    } catch (error) {
      await connection.destroy().catch(() => undefined);
      throw error;
    }
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

/** Makes the declared indexes and drops those that are declared no more; another process may be doing the same. */
async function syncIndexes<Document>(model: Model<Document>): Promise<void> {
  try {
    await model.syncIndexes();
  } catch (error) {
    if (codeOf(error) !== NO_SUCH_INDEX) throw error;
    await model.syncIndexes();
  }
}
