import type { IdempotentRequest } from '../port';
import { forgottenBefore, handledRequest, wasHandled, type HandledRequest } from '../documents';
import { isDuplicate, type Collection, type MongoDatabase } from './connection';

/**
 * Most requests within a document: a busy round has some 150 writes, and each write of a document writes everything in it. When there are
 * more, the older half moves out.
 */
const WITHIN_AT_MOST = 64;
const STAY = WITHIN_AT_MOST / 2;
/** Most requests that one write moves: a document of the previous release, which stored them all, shrinks over a few writes. */
const AT_ONCE = 200;

interface Row extends Omit<HandledRequest, 'key'> {
  readonly _id: string;
}

/** The handled requests within a document. */
export interface Requests {
  readonly requests: readonly HandledRequest[];
  /** When the newest of the moved requests was made, in milliseconds since the epoch; 0: none was ever moved. */
  readonly requestsMoved: number;
}

export const NO_REQUESTS: Requests = { requests: [], requestsMoved: 0 };

const idOf = (id: string, key: string): string => JSON.stringify([id, key]);

/**
 * The requests that took effect. The newest are within the document, written with it in one write. Older ones move to a collection of their
 * own: first they are written there, and only then does the next write of the document leave them out. So after a crash between the two
 * writes, a request may be in both places, but it is never in neither.
 */
export class RequestCollection {
  readonly #rows: Collection<Row>;
  readonly #clock: () => Date;

  constructor(engine: MongoDatabase, kind: string, clock: () => Date) {
    this.#clock = clock;
    this.#rows = engine.declare<Row>({
      collection: `requests.${kind}`,
      schema: ({ Schema }) => new Schema<Row>({ _id: String, hash: String, at: { type: Number, index: true } }, { versionKey: false, strict: 'throw' }),
    });
  }

  /** Whether this request took effect before. `requests` must have been read before: requests moved since then are looked up. @throws RequestMismatch */
  async wasHandled(id: string, { requests, requestsMoved }: Requests, request: IdempotentRequest | undefined): Promise<boolean> {
    if (!request) return false;
    const now = this.#clock();
    const within = requests.find(({ key }) => key === request.key);
    if (within) return wasHandled(within, request, now);
    if (requestsMoved <= forgottenBefore(now)) return false;
    const moved = await this.#rows((model) => model.findById(idOf(id, request.key)).lean<Row>().exec());
    return moved !== null && wasHandled({ ...moved, key: request.key }, request, now);
  }

  /** The requests within the document after a write: the recent ones, and this one. @throws StoreAway */
  async remember(id: string, { requests, requestsMoved }: Requests, request: IdempotentRequest | undefined): Promise<Requests> {
    const now = this.#clock();
    const young = requests.filter(({ at }) => at > forgottenBefore(now));
    const within = request ? [...young.filter(({ key }) => key !== request.key), handledRequest(request, now)] : young;
    if (within.length <= WITHIN_AT_MOST) return { requests: within, requestsMoved };
    const moving = within.slice(0, Math.min(AT_ONCE, within.length - STAY));
    await this.#move(id, moving);
    return { requests: within.slice(moving.length), requestsMoved: Math.max(requestsMoved, ...moving.map(({ at }) => at)) };
  }

  async prune(): Promise<void> {
    await this.#rows((model) => model.deleteMany({ at: { $lte: forgottenBefore(this.#clock()) } }).exec());
  }

  async #move(id: string, requests: readonly HandledRequest[]): Promise<void> {
    const writes = requests.map(({ key, hash, at }) => ({ updateOne: { filter: { _id: idOf(id, key) }, update: { $set: { hash, at } }, upsert: true } }));
    try {
      await this.#rows((model) => model.bulkWrite(writes, { ordered: false, throwOnValidationError: true }));
    } catch (error) {
      // Another process is moving the same requests.
      if (!isDuplicate(error)) throw error;
    }
  }
}
