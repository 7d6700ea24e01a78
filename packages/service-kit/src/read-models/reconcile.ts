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

/** Of what an owner does not list. */
const UNKNOWN = 0;

/** As an owner lists what it has, deleted ones included. */
interface Listed {
  readonly id: string;
  readonly version: number;
}

/** What a comparison came to. */
export interface Reconciled {
  readonly repaired: number;
  /** Those that were newer here than at their owner, or unknown to it: it was put back to an older state. */
  readonly lowered: number;
  /** Aggregate → why its consumer did not take it. */
  readonly failures: ReadonlyMap<string, string>;
}

/**
 * Compares ids and versions with the owner's list, and hands the consumer what differs as an event would bring it: so what it does
 * besides keeping it is made up for too. What is newer here than at its owner, as after a restored backup, goes before that; what its
 * owner does not know any more just goes. @throws Unavailable, StoreAway
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
    // Ours was read first: an owner that has only gone on since has at least as much.
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
