import type { AggregateKind, EventEnvelope, PublishedAggregate, ServiceName } from '@fairshare/contracts';
import { isAway, readEnvelope, type Consumer, type EventBatch } from '@fairshare/event-bus';
import type { ProjectedRecord, ProjectionStore } from '@fairshare/store';
import { forEachAtOnce } from '../core/concurrency';
import type { Metrics } from '../core/metrics';
import { withTraceparent } from '../core/request-context';
import type { Projection } from './projection';

/** Aggregates whose events are reacted to concurrently. */
const AT_ONCE = 8;

/** A record of the projection's kind, with the event that brought it. */
export interface AppliedEvent<State> {
  readonly event: EventEnvelope;
  readonly record: ProjectedRecord<State>;
}

const ofKind = (batch: EventBatch, kind: string) => batch.events.filter((event) => event.data.kind === kind);

/** A consumer that maintains a projection, as repairs see it: with any type of state. */
export interface ProjectionConsumer extends Consumer {
  readonly projection: {
    readonly kind: AggregateKind;
    readonly store: Pick<ProjectionStore<object>, 'get' | 'clear' | 'versions' | 'forget'>;
  };
}

/** Passes one record to a consumer. @returns null when it is handled, else the reason why not @throws Unavailable, StoreAway */
export async function failureOf(consumer: Consumer, record: unknown): Promise<string | null> {
  const read = readEnvelope(record);
  if ('invalid' in read) return read.invalid;
  try {
    await consumer.handle({ events: [read.event] });
    return null;
  } catch (error) {
    if (isAway(error)) throw error;
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}

export const keepsProjection = (consumer: Consumer): consumer is ProjectionConsumer => 'projection' in consumer;

/**
 * Keeps a projection up to date with its topic. `react` is called for each event after its state is stored. The cursor moves only after that,
 * so a crash repeats the call: reactions must be idempotent.
 */
export function project<P extends PublishedAggregate, State extends object>(
  service: ServiceName,
  projection: Projection<P, State>,
  react?: (applied: AppliedEvent<State>) => Promise<void>,
): ProjectionConsumer {
  const { kind, topic } = projection.published;
  return {
    projection,
    name: `${service}.${kind}`,
    topic,
    async handle(batch) {
      const events = ofKind(batch, kind);
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
      // React to every event, not only to new states: after a crash a state is stored already, but its reaction may not have run.
      const byAggregate = new Map<string, AppliedEvent<State>[]>();
      records.forEach((record, index) => {
        const applied = { event: events[index] as EventEnvelope, record };
        byAggregate.set(record.id, [...(byAggregate.get(record.id) ?? []), applied]);
      });
      // The events of one aggregate are handled one after the other.
      await forEachAtOnce(byAggregate.values(), AT_ONCE, async (ofOne) => {
        for (const applied of ofOne) await withTraceparent(applied.event.traceparent, () => react(applied));
      });
    },
    markUnhandled: (event) => projection.store.markBehind(event.subject),
  };
}

/** Reacts to the events of a topic without storing them. */
export function subscribe(service: ServiceName, published: PublishedAggregate, react: (event: EventEnvelope) => Promise<void>): Consumer {
  return {
    name: `${service}.${published.kind}`,
    topic: published.topic,
    async handle(batch) {
      for (const event of ofKind(batch, published.kind)) await withTraceparent(event.traceparent, () => react(event));
    },
    markUnhandled: async () => undefined,
  };
}

/** Records how long after its commit each event was handled. */
export function timed(metrics: Metrics, clock: () => Date): (consumer: Consumer) => Consumer {
  const note = metrics.timer('event_lag_seconds', 'Time from the commit of an event to the end of its handling.', ['consumer'], 'slow');
  return (consumer) => ({
    ...consumer,
    async handle(batch) {
      await consumer.handle(batch);
      const now = clock().getTime();
      for (const event of batch.events) note({ consumer: consumer.name }, Math.max(0, now - Date.parse(event.time)) / 1_000);
    },
  });
}
