import type { EventEnvelope } from '@fairshare/contracts';
import type { Cursor } from '@fairshare/store';
import { backoff } from './backoff';
import { isSubject, deadLetterOf, type DeadLetters, type FailedRecord } from './dead-letter';
import type { Consumer } from './port';
import { isAway, isInvalid, type OnProblem, type Problem } from './problem';

/** Attempts for a single event before it becomes a dead letter. */
const TRIES = 3;

export interface DeliveryOptions {
  readonly consumer: Consumer;
  readonly consumers: DeadLetters;
  readonly clock: () => Date;
  readonly onProblem: OnProblem;
  /** Waits between tries. @throws Interrupted when the bus closes. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Waits before the given retry (from 0) while something is unavailable. @throws Interrupted to redeliver the batch later. */
  readonly waitForReturn: (problem: Problem, retry: number) => Promise<void>;
}

/** The bus is closing: the current batch is redelivered at the next start. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** The known parts of a record that cannot be handled. */
export type ReceivedRecord = Pick<FailedRecord, 'subject' | 'record' | 'raw' | 'headers'>;

const reasonOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/**
 * Delivers events to one consumer. An invalid record is retried alone and then becomes a dead letter, so that it affects no other record.
 * After any other error delivery waits and retries.
 */
export class Delivery {
  readonly #options: DeliveryOptions;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /**
   * Resolves when every event is handled or dead-lettered. The cursor belongs to the whole batch, never to a part: a record may
   * cover earlier commits, too. @throws Interrupted
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

  /** Dead-letters a record that is not an event or can never be handled. First flags the aggregate as stale for its readers. @throws Interrupted */
  async deadLetter(record: ReceivedRecord, error: unknown): Promise<void> {
    const { consumer, consumers, clock, onProblem } = this.#options;
    const { subject } = record;
    if (isSubject(subject)) await this.#whileAway(subject, () => this.#abandon(subject));
    const letter = deadLetterOf({ ...record, consumer: consumer.name, topic: consumer.topic, reason: reasonOf(error), at: clock().toISOString() });
    await this.#whileAway(subject, () => consumers.addDeadLetter(letter));
    onProblem({ consumer: consumer.name, subject: letter.subject, error, deadLettered: true });
  }

  /** Flags the aggregate as stale. A failure to do so does not block later records. @throws errors of an unavailable store */
  async #abandon(subject: string): Promise<void> {
    const { consumer, onProblem } = this.#options;
    try {
      await consumer.markUnhandled({ subject });
    } catch (error) {
      if (isAway(error)) throw error;
      onProblem({ consumer: consumer.name, subject, error, deadLettered: true });
    }
  }

  async #deliverAlone(event: EventEnvelope): Promise<void> {
    const { consumer, onProblem, pause } = this.#options;
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.#whileAway(event.subject, () => consumer.handle({ events: [event] }));
      } catch (error) {
        if (error instanceof Interrupted) throw error;
        if (tried === TRIES) return this.deadLetter({ subject: event.subject, record: event }, error);
        onProblem({ consumer: consumer.name, subject: event.subject, error, deadLettered: false });
        await pause(backoff(tried));
      }
    }
  }

  /** Retries while something is unavailable. @throws errors of an invalid record; Interrupted */
  async #whileAway(subject: string, work: () => Promise<void>): Promise<void> {
    const { consumer, waitForReturn } = this.#options;
    for (let retry = 0; ; retry += 1) {
      try {
        return await work();
      } catch (error) {
        if (isInvalid(error) || error instanceof Interrupted) throw error;
        await waitForReturn({ consumer: consumer.name, subject, error, deadLettered: false }, retry);
      }
    }
  }
}
