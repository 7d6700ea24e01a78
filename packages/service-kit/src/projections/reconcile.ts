import type { PublishedAggregate, ServiceName } from '@fairshare/contracts';
import type { Peers } from '../peers';
import { PeerRefused } from '../peers';
import type { Projection, Pull } from './projection';

const PAGE = 500;

/** Pulls one aggregate from its owner. */
export function pullFrom(peers: Peers, owner: ServiceName, kind: string): Pull {
  return async (id) => {
    try {
      return await peers.call<{ version: number; state: unknown }>(owner, 'GET', `/internal/aggregates/${kind}/${encodeURIComponent(id)}`);
    } catch (error) {
      if (error instanceof PeerRefused && error.status === 404) return null;
      throw error;
    }
  };
}

/**
 * Compares ids and versions with the owner's list and pulls what differs: the end of every rebuild and the repair for dead letters.
 * @returns how many were brought up.
 */
export async function reconcile<P extends PublishedAggregate, State extends object>(
  peers: Peers,
  owner: ServiceName,
  projection: Projection<P, State>,
): Promise<number> {
  let repaired = 0;
  let after: string | undefined;
  for (;;) {
    const query = new URLSearchParams({ limit: String(PAGE), ...(after === undefined ? {} : { after }) });
    const page = await peers.call<{ id: string; version: number }[]>(owner, 'GET', `/internal/aggregates/${projection.kind}?${query}`);
    for (const theirs of page) {
      const ours = await projection.store.get(theirs.id);
      if (ours && ours.version >= theirs.version && !ours.behind) continue;
      await projection.atLeast(theirs.id, theirs.version);
      repaired += 1;
    }
    after = page.at(-1)?.id;
    if (page.length < PAGE || after === undefined) return repaired;
  }
}
