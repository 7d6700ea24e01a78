import type { EventEnvelope, Topic } from '@fairshare/contracts';
import type { Cursor } from '@fairshare/store';

/** Events of one topic in order of their commits; the cursor to keep with what they cause, where the adapter has one to keep. */
export interface EventBatch {
  readonly events: readonly EventEnvelope[];
  readonly cursor?: Cursor;
}

/**
 * Someone who listens to one topic. Delivery is at least once; records may be repeated, reordered or skipped over by newer ones.
 * `handle` throws Unavailable for what is away (retried for as long as it takes); any other error is the record's own fault:
 * it is tried alone, then buried with its reason, and `abandon` told, while the topic moves on.
 */
export interface Consumer {
  /** Also the consumer group: `<service>.<topic>`. */
  readonly name: string;
  readonly topic: Topic;
  handle(batch: EventBatch): Promise<void>;
  abandon(event: EventEnvelope): Promise<void>;
}

/** How far a consumer is behind its topic. */
export interface Lag {
  readonly consumer: string;
  readonly topic: Topic;
  /** Records it has not handled yet, whichever instance of it would. */
  readonly behind: number;
}

/** The bus as a service sees it. */
export interface EventBus {
  /** Call before start. */
  consume(consumer: Consumer): void;
  start(): Promise<void>;
  /** True once every consumer has reached what was the head when it started. */
  caughtUp(): boolean;
  /** Of each consumer, as it is now. @throws Unavailable, StoreAway */
  lag(): Promise<Lag[]>;
  /**
   * Before start: has its consumers begin again at the beginning of their topics, to build anew what they keep.
   * @throws Error while another instance of them is running; Unavailable, StoreAway
   */
  rewind(): Promise<void>;
  /** What is wrong with the bus itself (a dead consumer), or null. Liveness follows it. */
  fault(): string | null;
  close(): Promise<void>;
}

/** Something a handler needs is away; the record is fine. Retried with backoff. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
}
