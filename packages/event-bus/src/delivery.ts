import type { EventEnvelope } from '@fairshare/contracts';
import { StoreAway, type ConsumerStore } from '@fairshare/store';
import { Unavailable, type Consumer, type EventBatch } from './port';

/** How often a record is tried alone before it is buried. */
const TRIES = 3;
const FIRST_WAIT = 50;
const LONGEST_WAIT = 5_000;

/** What of a delivery both adapters do alike. */
export interface DeliveryOptions {
  readonly consumers: ConsumerStore;
  /** Waits, but not longer than until the bus closes. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly isClosed: () => boolean;
  readonly onProblem: (problem: { consumer: string; subject: string; error: unknown; buried: boolean }) => void;
}

const isAway = (error: unknown): boolean => error instanceof Unavailable || error instanceof StoreAway;

/**
 * Hands a batch to its consumer. What is away is waited for, as long as it takes. A batch with a bad record is handed over one
 * by one, and a record that fails on its own, time after time, is buried with its reason while the others go on.
 * Answers false when the bus was closed before it was through: the batch then comes again.
 */
export async function deliver(consumer: Consumer, batch: EventBatch, options: DeliveryOptions): Promise<boolean> {
  try {
    return await untilPresent(() => consumer.handle(batch), options);
  } catch {
    for (const event of batch.events) {
      if (!(await deliverAlone(consumer, event, options))) return false;
    }
    return true;
  }
}

async function deliverAlone(consumer: Consumer, event: EventEnvelope, options: DeliveryOptions): Promise<boolean> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await untilPresent(() => consumer.handle({ events: [event] }), options);
    } catch (error) {
      const buried = tried === TRIES;
      options.onProblem({ consumer: consumer.name, subject: event.subject, error, buried });
      if (buried) return untilPresent(() => bury(consumer, event, error, options), options);
      await options.pause(FIRST_WAIT);
    }
  }
}

async function bury(consumer: Consumer, event: EventEnvelope, error: unknown, { consumers }: DeliveryOptions): Promise<void> {
  await consumers.bury({
    consumer: consumer.name,
    topic: consumer.topic,
    subject: event.subject,
    reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    record: event,
    at: new Date().toISOString(),
  });
  await consumer.abandon(event);
}

/** Repeats what fails because something is away, with growing pauses. Answers false once the bus is closed. */
async function untilPresent(action: () => Promise<void>, { pause, isClosed }: DeliveryOptions): Promise<boolean> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    if (isClosed()) return false;
    try {
      await action();
      return true;
    } catch (error) {
      if (!isAway(error)) throw error;
      await pause(wait);
    }
  }
}
