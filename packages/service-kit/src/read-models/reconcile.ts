import { PUBLICATIONS, type ServiceName } from '@fairshare/contracts';
import { toEnvelope } from '@fairshare/event-bus';
import type { PageOf } from '@fairshare/store';
import type { Peers } from '../peers/peers';
import { pagesOf } from '../core/aggregates';
import { forEachAtOnce } from '../core/concurrency';
import { failureOf, type ProjectionConsumer } from './consumers';
import { pullFrom } from './projection';

const PAGE = 500;
/** Aggregates pulled at once. */
const AT_ONCE = 8;

/** The version of an aggregate that its owner does not list. */
const UNKNOWN = 0;

/** An entry in an owner's list of its aggregates, deleted ones included. */
interface Listed {
  readonly id: string;
  readonly version: number;
}

/** The result of a comparison. */
export interface Reconciled {
  readonly repaired: number;
  /** Aggregates that were newer here than at their owner, or unknown to it: the owner was restored to an older state. */
  readonly lowered: number;
  /** Aggregate → why its consumer did not handle it. */
  readonly failures: ReadonlyMap<string, string>;
}

/**
 * Compares ids and versions with the owner's list, and passes each difference to the consumer like an event. So the consumer's missed
 * reactions are made up for, too. An aggregate that is newer here than at its owner, as after a restored backup, is first removed here. An
 * aggregate that its owner no longer knows is only removed. @throws Unavailable, StoreAway
 */
export async function reconcile(peers: Peers, consumer: ProjectionConsumer, clock: () => Date): Promise<Reconciled> {
  const { owner, aggregate } = PUBLICATIONS[consumer.projection.kind];
  const { kind, topic } = aggregate;
  const { store } = consumer.projection;
  const pull = pullFrom(peers, aggregate.kind);

  let repaired = 0;
  let lowered = 0;
  const failures = new Map<string, string>();
  const bringUp = async ({ id, version }: Listed): Promise<void> => {
    const ours = await store.get(id);
    if (ours && ours.version === version && !ours.behind) return;
    // Ours was read first: an owner without a restore has at least that version by now.
    const pulled = await pull(id);
    const isNewerHere = ours !== null && ours.version > (pulled?.version ?? 0);
    if (isNewerHere) await store.forget(id, ours.version);
    else if (!pulled || (ours?.version === pulled.version && !ours.behind)) return;
    const failure = pulled && (await failureOf(consumer, toEnvelope(owner, { topic, kind, id, ...pulled, time: clock().toISOString(), changes: [] })));
    if (failure !== null) failures.set(id, failure);
    else if (isNewerHere) lowered += 1;
    else repaired += 1;
  };
  const listed = new Set<string>();
  for await (const page of pagesOf((page) => listOf(peers, owner, kind, page), PAGE)) {
    for (const { id } of page) listed.add(id);
    await forEachAtOnce(page, AT_ONCE, bringUp);
  }
  for await (const page of pagesOf((page) => store.versions(page), PAGE)) {
    const unlisted = page.filter(({ id }) => !listed.has(id));
    await forEachAtOnce(unlisted, AT_ONCE, ({ id }) => bringUp({ id, version: UNKNOWN }));
  }
  return { repaired, lowered, failures };
}

function listOf(peers: Peers, owner: ServiceName, kind: string, { after, limit }: PageOf): Promise<Listed[]> {
  const query = new URLSearchParams({ limit: String(limit), ...(after === undefined ? {} : { after }) });
  return peers.call<Listed[]>(owner, 'GET', `/internal/aggregates/${kind}?${query}`);
}
