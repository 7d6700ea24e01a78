import { PUBLICATIONS, type ServiceName } from '@fairshare/contracts';
import { toEnvelope } from '@fairshare/event-bus';
import { PeerRefused, type Peers } from '../peers';
import { failureOf, type Feed } from './consumers';
import type { Pull, Pulled } from './projection';

const PAGE = 500;
/** Aggregates pulled at once. */
const AT_ONCE = 8;

/** As an owner lists what it has, deleted ones included. */
interface Listed {
  readonly id: string;
  readonly version: number;
}

/** Pulls one aggregate from its owner. */
export function pullFrom(peers: Peers, owner: ServiceName, kind: string): Pull {
  return async (id) => {
    try {
      return await peers.call<Pulled>(owner, 'GET', `/internal/aggregates/${kind}/${encodeURIComponent(id)}`);
    } catch (error) {
      if (error instanceof PeerRefused && error.status === 404) return null;
      throw error;
    }
  };
}

/** What a comparison came to. */
export interface Reconciled {
  readonly repaired: number;
  /** Aggregate → why its consumer did not take it. */
  readonly failures: ReadonlyMap<string, string>;
}

/**
 * Compares ids and versions with the owner's list, and hands the consumer what differs as an event would bring it: so what it does
 * besides keeping it is made up for too. @throws Unavailable, StoreAway
 */
export async function reconcile(peers: Peers, feed: Feed, clock: () => Date): Promise<Reconciled> {
  const { owner, aggregate } = PUBLICATIONS[feed.projection.kind];
  const { kind, topic } = aggregate;
  const pull = pullFrom(peers, owner, kind);

  let repaired = 0;
  const failures = new Map<string, string>();
  const bringUp = async ({ id, version }: Listed): Promise<void> => {
    const ours = await feed.projection.store.get(id);
    if (ours && ours.version >= version && !ours.behind) return;
    const pulled = await pull(id);
    if (!pulled) return;
    const record = { topic, kind, id, version: pulled.version, schema: pulled.schema, state: pulled.state, time: clock().toISOString(), changes: [] };
    const failure = await failureOf(feed, toEnvelope(owner, record));
    if (failure === null) repaired += 1;
    else failures.set(id, failure);
  };
  for await (const page of pagesOf(peers, owner, kind)) {
    for (let from = 0; from < page.length; from += AT_ONCE) {
      await Promise.all(page.slice(from, from + AT_ONCE).map(bringUp));
    }
  }
  return { repaired, failures };
}

async function* pagesOf(peers: Peers, owner: ServiceName, kind: string): AsyncGenerator<Listed[]> {
  for (let after: string | undefined; ; ) {
    const query = new URLSearchParams({ limit: String(PAGE), ...(after === undefined ? {} : { after }) });
    const page = await peers.call<Listed[]>(owner, 'GET', `/internal/aggregates/${kind}?${query}`);
    yield page;
    after = page.at(-1)?.id;
    if (page.length < PAGE || after === undefined) return;
  }
}
