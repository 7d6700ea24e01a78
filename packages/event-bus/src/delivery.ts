import type { EventEnvelope } from '@fairshare/contracts';
import type { ConsumerStore, Cursor } from '@fairshare/store';
import { backoff } from './backoff';
import { isSubject, letterOf, type Failed } from './letters';
import type { Consumer } from './port';
import { isAway, isInvalid, type OnProblem, type Problem } from './problem';

/** Times an event is tried alone before it is buried. */
const TRIES = 3;

export interface DeliveryOptions {
  readonly consumer: Consumer;
  readonly consumers: ConsumerStore;
  readonly clock: () => Date;
  readonly onProblem: OnProblem;
  /** Waits between tries. @throws Interrupted when the bus closes. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Waits for what is away, before the given retry (from 0). @throws Interrupted to have the batch delivered again later. */
  readonly waitForReturn: (problem: Problem, retry: number) => Promise<void>;
}

/** The bus is closing: what is under way is left for the next start, which gets it again. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** A record that cannot be handled, as much of it as is known. */
export type Received = Pick<Failed, 'subject' | 'record' | 'raw' | 'headers'>;

const reasonOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/**
 * Hands events to one consumer. What fails by its own fault is tried alone and then buried, so that one bad record costs itself and
 * nothing else; for everything else it waits.
 */
export class Delivery {
  readonly #options: DeliveryOptions;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /**
   * Returns when every event is handled or buried. The cursor goes with the batch as a whole, never with a part of it: a record may
   * speak for earlier commits too. @throws Interrupted
   */
  async deliver(events: readonly EventEnvelope[], cursor?: Cursor): Promise<void> {
    if (events.length === 0) return;
    const { consumer } = this.#options;
    try {
      await this.#whileAway(events[0]?.subject ?? '', () => consumer.handle({ events, cursor }));
    } catch (error) {
      if (error instanceof Interrupted) throw error;
      for (const event of events) await this.#deliverAlone(event);
    }
  }

  /** Puts aside what is not an event, or will never be handled: marks the aggregate first, so that no reader takes it for up to date. @throws Interrupted */
  async bury(record: Received, error: unknown): Promise<void> {
    const { consumer, consumers, clock, onProblem } = this.#options;
    const { subject } = record;
    if (isSubject(subject)) await this.#whileAway(subject, () => this.#abandon(subject));
    const letter = letterOf({ ...record, consumer: consumer.name, topic: consumer.topic, reason: reasonOf(error), at: clock().toISOString() });
    await this.#whileAway(subject, () => consumers.bury(letter));
    onProblem({ consumer: consumer.name, subject: letter.subject, error, buried: true });
  }

  /** A consumer that cannot even mark it keeps nobody from the records after it. @throws what says that its store is away */
  async #abandon(subject: string): Promise<void> {
    const { consumer, onProblem } = this.#options;
    try {
      await consumer.abandon({ subject });
    } catch (error) {
      if (isAway(error)) throw error;
      onProblem({ consumer: consumer.name, subject, error, buried: true });
    }
  }

  async #deliverAlone(event: EventEnvelope): Promise<void> {
    const { consumer, onProblem, pause } = this.#options;
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.#whileAway(event.subject, () => consumer.handle({ events: [event] }));
      } catch (error) {
        if (error instanceof Interrupted) throw error;
        if (tried === TRIES) return this.bury({ subject: event.subject, record: event }, error);
        onProblem({ consumer: consumer.name, subject: event.subject, error, buried: false });
        await pause(backoff(tried));
      }
    }
  }

  /** Again and again while something it needs is away, whatever that is. @throws what says that the record is at fault; Interrupted */
  async #whileAway(subject: string, work: () => Promise<void>): Promise<void> {
    const { consumer, waitForReturn } = this.#options;
    for (let retry = 0; ; retry += 1) {
      try {
        return await work();
      } catch (error) {
        if (isInvalid(error) || error instanceof Interrupted) throw error;
        await waitForReturn({ consumer: consumer.name, subject, error, buried: false }, retry);
      }
    }
  }
}
