import { billing, hasAccessAt } from '@fairshare/contracts';
import { Unavailable } from '@fairshare/event-bus';
import { pullFrom } from '../read-models/reconcile';
import { subscriptionRequired } from '../core/errors';
import type { ServiceDeps } from './service-deps';
import type { Caller } from '../core/user-token';

/** Milliseconds billing's "no" is believed before it is asked again. */
const NEGATIVE_FOR = 1_000;
const REFUSED_MAX = 10_000;

/**
 * Lets callers with access through. The token says until when; before anyone is turned away billing, which decides, is asked itself.
 * The gate throws the 402 refusal.
 */
export function createAccessGate(deps: Pick<ServiceDeps, 'peers' | 'clock'>): (caller: Caller) => Promise<void> {
  const pull = pullFrom(deps.peers, 'billing', billing.kind);
  const refused = new Map<string, number>();

  return async (caller) => {
    const now = deps.clock();
    if (caller.accessUntil > now.getTime()) return;
    if ((refused.get(caller.userId) ?? -Infinity) > now.getTime() - NEGATIVE_FOR) throw subscriptionRequired();
    const pulled = await pull(caller.userId).catch((error: unknown) => {
      if (error instanceof Unavailable) return null;
      throw error;
    });
    const state = billing.state.safeParse(pulled?.state);
    if (state.success && hasAccessAt(state.data, now)) return;
    if (refused.size >= REFUSED_MAX) refused.clear();
    refused.set(caller.userId, now.getTime());
    throw subscriptionRequired();
  };
}
