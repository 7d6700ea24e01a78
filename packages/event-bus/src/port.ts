import type { EventEnvelope, Topic } from '@fairshare/contracts';
import type { Cursor } from '@fairshare/store';

/** Events of one topic in commit order, with the cursor to store together with their effects, if the adapter has one. */
export interface EventBatch {
  readonly events: readonly EventEnvelope[];
  readonly cursor?: Cursor;
}

/**
 * Consumes one topic. Delivery is at least once; records may be repeated, reordered or replaced by newer ones.
 * If the record itself is invalid, `handle` throws InvalidRecord or the error of a schema or parser: the record is retried alone, then
 * `markUnhandled` is called and the record becomes a dead letter, while the topic continues. After any other error the event is retried until
 * it succeeds, because something it needs is unavailable.
 */
export interface Consumer {
  /** Also the consumer group: `<service>.<topic>`. */
  readonly name: string;
  readonly topic: Topic;
  handle(batch: EventBatch): Promise<void>;
  /** Called before a record becomes a dead letter: a consumer with a projection flags the aggregate as stale. */
  markUnhandled(event: UnhandledRecord): Promise<void>;
}

/** The known part of a record that cannot be handled: at least its key. */
export type UnhandledRecord = Pick<EventEnvelope, 'subject'>;

/** How far a consumer is behind its topic. */
export interface Lag {
  readonly consumer: string;
  readonly topic: Topic;
  /** Records not handled yet by any instance. */
  readonly behind: number;
  /** Committed offsets summed over partitions; grows while the consumer makes progress. Only some adapters report it. */
  readonly handled?: number;
}

/** The bus as a service sees it. */
export interface EventBus {
  /** Call before start. */
  consume(consumer: Consumer): void;
  start(): Promise<void>;
  /** True once every consumer has reached the position that was the head at its start. */
  caughtUp(): boolean;
  /** The current lag of each consumer. @throws Unavailable, StoreAway */
  lag(): Promise<Lag[]>;
  /** How long the oldest unpublished commit of this service has waited, in milliseconds; 0: all are published. @throws StoreAway */
  oldestUnsent(): Promise<number>;
  /**
   * Call before start: resets the consumers to the beginning of their topics, to rebuild projections.
   * @throws Unavailable, also while another instance of them runs; StoreAway
   */
  rewind(): Promise<void>;
  /** A fault of the bus itself (a dead consumer), or null. Decides liveness. */
  fault(): string | null;
  /** Stops consuming: waits for running handlers, then leaves the topics to other instances. Commits are still published. */
  stopConsuming(): Promise<void>;
  close(): Promise<void>;
}

/** Something a handler needs is unavailable; the record is valid. Retried with backoff. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
}

/** A record that no retry can fix: it cannot be parsed, or violates its contract. */
export class InvalidRecord extends Error {
  override readonly name: string = 'InvalidRecord';
}
