import type { EventEnvelope, Topic } from '@fairshare/contracts';
import type { Cursor } from '@fairshare/store';

/** Events of one topic in order of their commits; the cursor to keep with what they cause, where the adapter has one to keep. */
export interface EventBatch {
  readonly events: readonly EventEnvelope[];
  readonly cursor?: Cursor;
}

/**
 * Someone who listens to one topic. Delivery is at least once; records may be repeated, reordered or skipped over by newer ones.
 * `handle` throws InvalidRecord, or what a schema or a parser throws, where the record itself is at fault: it is tried alone, then
 * `abandon` told and the record buried with its reason, while the topic moves on. Any other error says that something is away, known or
 * not: the event is tried again for as long as it takes.
 */
export interface Consumer {
  /** Also the consumer group: `<service>.<topic>`. */
  readonly name: string;
  readonly topic: Topic;
  handle(batch: EventBatch): Promise<void>;
  /** Before the record is buried: whoever keeps something of this aggregate marks it. */
  abandon(event: Abandoned): Promise<void>;
}

/** As much as is known of a record that cannot be handled: of one that cannot even be read its key. */
export type Abandoned = Pick<EventEnvelope, 'subject'>;

/** How far a consumer is behind its topic. */
export interface Lag {
  readonly consumer: string;
  readonly topic: Topic;
  /** Records it has not handled yet, whichever instance of it would. */
  readonly behind: number;
  /** Where it stands, summed up over partitions: grows while it gets on. Not known of every bus. */
  readonly handled?: number;
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
   * @throws Unavailable, also while another instance of them is running; StoreAway
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

/** A record that no retry makes right: it cannot be read, or is not what it has to be. */
export class InvalidRecord extends Error {
  override readonly name: string = 'InvalidRecord';
}
