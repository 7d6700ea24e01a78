import type { StoredDeadLetter, ConsumerStore, Cursor, DeadLetter } from '../port';
import type { Collection, MongoDatabase } from './connection';

/** Milliseconds a dead letter is stored. */
const LETTERS_KEPT_FOR = 14 * 24 * 60 * 60 * 1000;

interface CursorRow {
  readonly _id: string;
  readonly position: string;
}

interface LetterRow {
  readonly _id: unknown;
  readonly consumer: string;
  /** JSON. */
  readonly letter: string;
  readonly buriedAt: string;
}

const OPTIONS = { versionKey: false, strict: 'throw' } as const;
const cursorId = (consumer: string, source: string) => JSON.stringify([consumer, source]);

/** Cursors and dead letters of one service's consumers. */
export class MongoConsumerStore implements ConsumerStore {
  readonly #clock: () => Date;
  readonly #cursors: Collection<CursorRow>;
  readonly #letters: Collection<LetterRow>;

  constructor(engine: MongoDatabase, clock: () => Date) {
    this.#clock = clock;
    this.#cursors = engine.declare<CursorRow>({
      collection: 'consumers.cursors',
      schema: ({ Schema }) => new Schema<CursorRow>({ _id: String, position: String }, OPTIONS),
    });
    this.#letters = engine.declare<LetterRow>({
      collection: 'consumers.letters',
      schema: ({ Schema }) => new Schema<LetterRow>({ consumer: { type: String, index: true }, letter: String, buriedAt: { type: String, index: true } }, OPTIONS),
    });
  }

  async position(consumer: string, source: string): Promise<string | null> {
    const row = await this.#cursors((model) =>
      model
        .findOne({ _id: cursorId(consumer, source) })
        .lean<CursorRow>()
        .exec(),
    );
    return row?.position ?? null;
  }

  async save({ consumer, source, position }: Cursor): Promise<void> {
    await this.#cursors((model) => model.updateOne({ _id: cursorId(consumer, source) }, { $set: { position } }, { upsert: true }).exec());
  }

  async addDeadLetter(letter: DeadLetter): Promise<void> {
    const now = this.#clock();
    const oldest = new Date(now.getTime() - LETTERS_KEPT_FOR).toISOString();
    await this.#letters(async (model) => {
      await model.deleteMany({ buriedAt: { $lt: oldest } });
      await model.create({ consumer: letter.consumer, letter: JSON.stringify(letter), buriedAt: now.toISOString() });
    });
  }

  async deadLetters(consumer?: string): Promise<StoredDeadLetter[]> {
    const rows = await this.#letters((model) =>
      model
        .find(consumer === undefined ? {} : { consumer })
        .sort({ buriedAt: 1, _id: 1 })
        .lean<LetterRow[]>()
        .exec(),
    );
    return rows.map(({ _id, letter }) => ({ ...(JSON.parse(letter) as DeadLetter), id: String(_id) }));
  }

  countDeadLetters(consumer: string): Promise<number> {
    return this.#letters((model) => model.countDocuments({ consumer }).exec());
  }

  async removeDeadLetter(id: string): Promise<void> {
    await this.#letters((model) => model.deleteOne({ _id: id }).exec());
  }
}
