import { billing, type groups, type GroupState } from '@fairshare/contracts';
import { Unavailable } from '@fairshare/event-bus';
import { subscriptionRequired } from '../core/errors';
import type { Caller } from '../core/user-token';
import type { Peers } from '../peers/peers';
import { pullFrom, type Projection } from '../read-models/projection';
import type { ServiceDeps } from './service';

/** Milliseconds billing's "no" is believed before it is asked again. */
const REFUSAL_TRUSTED_FOR = 1_000;
const REFUSED_MAX = 10_000;

/** Until when a user has access, or had it, as billing has it now: epoch milliseconds; null: never. @throws Unavailable */
export type AccessUntil = (userId: string) => Promise<number | null>;

export function createAccessUntil(peers: Peers): AccessUntil {
  const pull = pullFrom(peers, billing.kind);
  return async (userId) => {
    const state = billing.state.safeParse((await pull(userId))?.state);
    return state.success && state.data.accessUntil !== null ? Date.parse(state.data.accessUntil) : null;
  };
}

/**
 * Lets callers with access through. The token says until when; before anyone is turned away billing, which decides, is asked itself.
 * The gate throws HttpError 402.
 */
export function createAccessGate({ peers, clock }: Pick<ServiceDeps, 'peers' | 'clock'>): (caller: Caller) => Promise<void> {
  const accessUntil = createAccessUntil(peers);
  const refused = new Map<string, number>();

  return async ({ userId, accessUntil: claimed }) => {
    const now = clock().getTime();
    if (claimed > now) return;
    if ((refused.get(userId) ?? -Infinity) > now - REFUSAL_TRUSTED_FOR) throw subscriptionRequired();
    const until = await accessUntil(userId).catch((error: unknown) => {
      if (error instanceof Unavailable) return null;
      throw error;
    });
    if (until !== null && until > now) return;
    if (refused.size >= REFUSED_MAX) refused.clear();
    refused.set(userId, now);
    throw subscriptionRequired();
  };
}

/** The group as this service knows it, if the user is a member; its owner is asked before anyone is told no. null: a stranger, or no such group. */
export function groupOfMember(known: Projection<typeof groups>, groupId: string, userId: string): Promise<GroupState | null> {
  return known.confirm(groupId, userId, async () => {
    const group = await known.get(groupId);
    return group?.members.includes(userId) ? group : null;
  });
}
