import type { EventEnvelope } from '@fairshare/contracts';
import type { ConsumerStore, Cursor } from '@fairshare/store';
import { backoff } from './backoff';
import type { Consumer } from './port';
import { isAway, type OnProblem, type Problem } from './problem';

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

const reasonOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/**
 * Hands events to one consumer. What is away is waited for; what fails by its own fault is tried alone and then buried, so that
 * one bad record costs itself and nothing else.
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
      await this.#whileAway(events, () => consumer.handle({ events, cursor }));
    } catch (error) {
      if (error instanceof Interrupted) throw error;
      for (const event of events) await this.#deliverAlone(event);
    }
  }

  /** Puts aside what is not an event, or will never be handled. @throws Interrupted */
  async bury(subject: string, record: unknown, error: unknown): Promise<void> {
    const { consumer, consumers, clock, onProblem } = this.#options;
    const letter = { consumer: consumer.name, topic: consumer.topic, subject, reason: reasonOf(error), record, at: clock().toISOString() };
    await this.#whileAway([], () => consumers.bury(letter));
    onProblem({ consumer: consumer.name, subject, error, buried: true });
  }

  async #deliverAlone(event: EventEnvelope): Promise<void> {
    const { consumer, onProblem, pause } = this.#options;
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.#whileAway([event], () => consumer.handle({ events: [event] }));
      } catch (error) {
        if (error instanceof Interrupted) throw error;
        if (tried === TRIES) return this.#giveUp(event, error);
        onProblem({ consumer: consumer.name, subject: event.subject, error, buried: false });
        await pause(backoff(tried));
      }
    }
  }

  async #giveUp(event: EventEnvelope, failure: unknown): Promise<void> {
    const { consumer, onProblem } = this.#options;
    await this.bury(event.subject, event, failure);
    try {
      await this.#whileAway([event], () => consumer.abandon(event));
    } catch (error) {
      if (error instanceof Interrupted) throw error;
      onProblem({ consumer: consumer.name, subject: event.subject, error, buried: true });
    }
  }

  /** Again and again while something it needs is away. */
  async #whileAway(events: readonly EventEnvelope[], work: () => Promise<void>): Promise<void> {
    const { consumer, waitForReturn } = this.#options;
    for (let retry = 0; ; retry += 1) {
      try {
        return await work();
      } catch (error) {
        if (!isAway(error)) throw error;
        await waitForReturn({ consumer: consumer.name, subject: events[0]?.subject ?? '', error, buried: false }, retry);
      }
    }
  }
}
