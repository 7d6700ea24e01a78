import type { EventBus } from '@fairshare/event-bus';
import type { Outbox, Storage } from '@fairshare/store';
import { within } from '../core/concurrency';
import type { Metrics } from '../core/metrics';

/** Milliseconds a dependency has to answer before it counts as unavailable: the scrape waits for all of them. */
const ANSWER_WITHIN = 2_000;
/** Milliseconds after which an unpublished commit is overdue, and the most such aggregates that are counted. */
const LONG_AGO = 60_000;
const COUNTED = 100;

/** Resolves when a dependency of the process answers. */
export type Probe = () => Promise<unknown>;

export interface Measured {
  readonly metrics: Metrics;
  readonly storage: Storage;
  readonly bus: EventBus;
  readonly consumers: readonly string[];
  readonly outbox?: Outbox;
  /** Its other dependencies, by name. */
  readonly others: Readonly<Record<string, Probe>>;
}

/** The metrics for alerts and autoscalers, apart from request times: the progress of events, and whether the service's dependencies are available. */
export function registerGauges({ metrics, storage, bus, consumers, outbox, others }: Measured): void {
  if (outbox) {
    metrics.gauge('outbox_depth', 'Aggregates with commits that wait to be published.', () => outbox.depth());
    metrics.gauge(
      'outbox_overdue',
      `Aggregates with a commit that has waited for over ${LONG_AGO / 1_000} s to be published; counted up to ${COUNTED}.`,
      async () => (await outbox.pending(COUNTED, LONG_AGO)).length,
    );
  }
  metrics.gauge(
    'outbox_oldest_age_seconds',
    'How long the oldest commit that has not left the service has waited; 0: all have left.',
    async () => (await bus.oldestUnsent()) / 1_000,
  );
  metrics.gauges(
    'events_behind',
    'Records of its topic that a consumer has not handled yet.',
    'consumer',
    async () => new Map((await bus.lag()).map(({ consumer, behind }) => [consumer, behind])),
  );
  metrics.gauges(
    'events_handled_offset',
    'Where a consumer stands on its topic, partitions summed up: it grows while the consumer gets on.',
    'consumer',
    async () => new Map((await bus.lag()).flatMap(({ consumer, handled }) => (handled === undefined ? [] : [[consumer, handled] as const]))),
  );
  metrics.gauges(
    'dead_letters',
    'Records that a consumer gave up, until they are handled or dropped.',
    'consumer',
    async () => new Map(await Promise.all(consumers.map(async (consumer) => [consumer, await storage.consumers.countDeadLetters(consumer)] as const))),
  );
  const needed: Readonly<Record<string, Probe>> = { store: () => storage.ping(), broker: () => bus.lag(), ...others };
  metrics.gauges(
    'dependency_up',
    'Whether what the service stands on answers: 1 or 0.',
    'dependency',
    async () => new Map(await Promise.all(Object.entries(needed).map(async ([name, answers]) => [name, await isThere(answers)] as const))),
  );
}

const isThere = (answers: Probe): Promise<0 | 1> =>
  within(ANSWER_WITHIN, Promise.resolve().then(answers), () => new Error('it does not answer in time')).then(
    () => 1,
    () => 0,
  );
