import type { AggregateKind, EventEnvelope, PublishedAggregate } from '@fairshare/contracts';
import { Unavailable, readEnvelope, type Consumer, type EventBatch } from '@fairshare/event-bus';
import { StoreAway, type ProjectedRecord, type ProjectionStore } from '@fairshare/store';
import type { Projection } from './projection';

/** Aggregates that are reacted to at once. */
const AT_ONCE = 8;

/** A record of the projection's kind that was newer than what was known, with the event that brought it. */
export interface Arrival<State> {
  readonly event: EventEnvelope;
  readonly record: ProjectedRecord<State>;
}

const ofKind = (batch: EventBatch, kind: string) => batch.events.filter((event) => event.data.kind === kind);

/** A consumer that keeps a projection. */
export interface Feed extends Consumer {
  readonly projection: KeptProjection;
}

/** A projection as repairs see it, whatever its state. */
export interface KeptProjection {
  readonly kind: AggregateKind;
  readonly store: Pick<ProjectionStore<object>, 'get' | 'clear' | 'versions' | 'forget'>;
}

/** Hands a consumer one record. Null when it is handled, else why not. @throws Unavailable, StoreAway */
export async function failureOf(consumer: Consumer, record: unknown): Promise<string | null> {
  const read = readEnvelope(record);
  if ('invalid' in read) return read.invalid;
  try {
    await consumer.handle({ events: [read.event] });
    return null;
  } catch (error) {
    if (error instanceof Unavailable || error instanceof StoreAway) throw error;
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}

export const isFeed = (consumer: Consumer): consumer is Feed => 'projection' in consumer;

/**
 * Feeds a projection from its topic. `react` is told of each event whose state had not been known, after it is kept; the cursor moves
 * only then, so a crash repeats it: reactions must be idempotent.
 */
export function feed<P extends PublishedAggregate, State extends object>(
  service: string,
  published: P,
  projection: Projection<P, State>,
  react?: (arrival: Arrival<State>) => Promise<void>,
): Feed {
  return {
    projection,
    name: `${service}.${published.kind}`,
    topic: published.topic,
    async handle(batch) {
      const events = ofKind(batch, published.kind);
      const records = events.map((event) => ({
        id: event.subject,
        version: event.data.version,
        state: projection.parse(event.data.state),
      }));
      if (!react) {
        await projection.apply(records, batch.cursor);
        return;
      }
      await projection.apply(records);
      // Not only what apply answered: after a crash the state is known already, but its reaction may not have run.
      const arrivals = events.flatMap((event, index): Arrival<State>[] => {
        const record = records[index];
        return record ? [{ event, record }] : [];
      });
      await reactInOrder(arrivals, react);
    },
    abandon: (event) => projection.store.markBehind(event.subject),
  };
}

/** Reactions to one aggregate one after the other, in order; those of several at once, a few. @throws the first that failed, once all are through */
async function reactInOrder<State>(arrivals: readonly Arrival<State>[], react: (arrival: Arrival<State>) => Promise<void>): Promise<void> {
  const ofEach = new Map<string, Arrival<State>[]>();
  for (const arrival of arrivals) ofEach.set(arrival.record.id, [...(ofEach.get(arrival.record.id) ?? []), arrival]);
  const waiting = ofEach.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const ofOne of waiting) {
      try {
        for (const arrival of ofOne) await react(arrival);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failures.length > 0) throw failures[0];
}

/** Listens to a topic without keeping anything of it. */
export function listen(
  service: string,
  published: PublishedAggregate,
  react: (event: EventEnvelope) => Promise<void>,
): Consumer {
  return {
    name: `${service}.${published.kind}`,
    topic: published.topic,
    async handle(batch) {
      for (const event of ofKind(batch, published.kind)) await react(event);
    },
    abandon: async () => undefined,
  };
}
