import type { RequestMark } from '../port';
import { forgottenBefore, keptRequest, wasHandled, type KeptRequest } from '../request-marks';
import { isDuplicate, type Collection, type MongoEngine } from './engine';

/**
 * Marks that a document carries: a busy round writes some 150 times, and each write of a document writes all that is in it. When there
 * are as many, the older half moves out.
 */
const BESIDE_AT_MOST = 64;
const STAY = BESIDE_AT_MOST / 2;
/** Marks that one write moves at most: a document of the release before, which kept them all, slims down over a few writes. */
const AT_ONCE = 200;

interface Row extends Omit<KeptRequest, 'key'> {
  readonly _id: string;
}

/** The marks beside a document, as it carries them. */
export interface Marks {
  readonly requests: readonly KeptRequest[];
  /** When the newest of those that moved out was made, in milliseconds since the epoch; 0: none ever did. */
  readonly requestsMoved: number;
}

export const NO_MARKS: Marks = { requests: [], requestsMoved: 0 };

const idOf = (id: string, key: string): string => JSON.stringify([id, key]);

/**
 * Which requests had their effect. The newest are beside the document, written with it in one write. Older ones move to a collection of
 * their own: first they are written there, and only then does the next write of the document leave them out. So a mark may be in both
 * places, after a crash between the two, and is never in none.
 */
export class RequestMarks {
  readonly #rows: Collection<Row>;
  readonly #clock: () => Date;

  constructor(engine: MongoEngine, kind: string, clock: () => Date) {
    this.#clock = clock;
    this.#rows = engine.declare<Row>({
      collection: `requests.${kind}`,
      schema: ({ Schema }) => new Schema<Row>({ _id: String, hash: String, at: { type: Number, index: true } }, { versionKey: false, strict: 'throw' }),
    });
  }

  /** Whether this request had its effect before. `marks` must have been read before: what has moved since is looked up. @throws RequestMismatch */
  async wasHandled(id: string, { requests, requestsMoved }: Marks, request: RequestMark | undefined): Promise<boolean> {
    if (!request) return false;
    const now = this.#clock();
    const beside = requests.find(({ key }) => key === request.key);
    if (beside) return wasHandled(beside, request, now);
    if (requestsMoved <= forgottenBefore(now)) return false;
    const moved = await this.#rows((model) => model.findById(idOf(id, request.key)).lean<Row>().exec());
    return moved !== null && wasHandled({ ...moved, key: request.key }, request, now);
  }

  /** What is beside the document after a write: the young ones, and this one. @throws StoreAway */
  async remember(id: string, { requests, requestsMoved }: Marks, request: RequestMark | undefined): Promise<Marks> {
    const now = this.#clock();
    const young = requests.filter(({ at }) => at > forgottenBefore(now));
    const beside = request ? [...young.filter(({ key }) => key !== request.key), keptRequest(request, now)] : young;
    if (beside.length <= BESIDE_AT_MOST) return { requests: beside, requestsMoved };
    const moving = beside.slice(0, Math.min(AT_ONCE, beside.length - STAY));
    await this.#move(id, moving);
    return { requests: beside.slice(moving.length), requestsMoved: Math.max(requestsMoved, ...moving.map(({ at }) => at)) };
  }

  async prune(): Promise<void> {
    await this.#rows((model) => model.deleteMany({ at: { $lte: forgottenBefore(this.#clock()) } }).exec());
  }

  async #move(id: string, marks: readonly KeptRequest[]): Promise<void> {
    const writes = marks.map(({ key, hash, at }) => ({ updateOne: { filter: { _id: idOf(id, key) }, update: { $set: { hash, at } }, upsert: true } }));
    try {
      await this.#rows((model) => model.bulkWrite(writes, { ordered: false, throwOnValidationError: true }));
    } catch (error) {
      // Another process moves the same ones.
      if (!isDuplicate(error)) throw error;
    }
  }
}
