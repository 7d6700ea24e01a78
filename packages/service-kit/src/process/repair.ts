import type { EventBus } from '@fairshare/event-bus';
import type { Storage } from '@fairshare/store';
import type { Peers } from '../peers/peers';
import { keepsProjection } from '../read-models/consumers';
import { retryDeadLetters, type RetriedDeadLetter } from '../read-models/dead-letters';
import { reconcile, type Reconciled } from '../read-models/reconcile';
import type { OwnRepair, Service } from '../http/service';

/** Milliseconds between two checks whether the consumers have caught up. */
const LOOK_AGAIN = 50;

export interface RepairOptions {
  /** Clear the projections and read their topics from the beginning, before anything is compared. */
  readonly rebuild: boolean;
}

/** What a repair found and did. */
export interface RepairReport {
  /** By projected kind. */
  readonly projections: ReadonlyMap<string, Reconciled>;
  readonly letters: readonly RetriedDeadLetter[];
  /** The result of the service's own repair; null: it has none. */
  readonly own: OwnRepair | null;
}

interface Parts {
  readonly service: Service;
  readonly storage: Storage;
  readonly bus: EventBus;
  readonly peers: Peers;
  readonly clock: () => Date;
}

/**
 * Repairs one service: brings its projections up to their owners' state, retries its dead letters, and runs the service's own repair.
 * Idempotent, and safe beside running instances; only a rebuild on Kafka needs these stopped. @throws Unavailable, StoreAway
 */
export async function repair({ service, storage, bus, peers, clock }: Parts, { rebuild }: RepairOptions): Promise<RepairReport> {
  const consumers = service.consumers.filter(keepsProjection);
  if (rebuild) {
    await bus.rewind();
    for (const { projection } of consumers) await projection.store.clear();
    await bus.start();
    while (!bus.caughtUp()) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
  const projections = new Map<string, Reconciled>();
  for (const consumer of consumers) projections.set(consumer.projection.kind, await reconcile(peers, consumer, clock));
  const letters = await retryDeadLetters(service.consumers, storage.consumers);
  return { projections, letters, own: (await service.reconcile?.()) ?? null };
}
