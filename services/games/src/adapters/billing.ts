import { billing } from '@fairshare/contracts';
import { Unavailable } from '@fairshare/event-bus';
import { pullFrom, type Caller, type Peers } from '@fairshare/service-kit';
import type { AccessOf } from '../games-deps';

/**
 * The token says it first; before anything is refused billing is asked. Unlike the gate of the other calls it does not take billing's
 * silence for a no: a phone then keeps its record and tries again.
 */
export function createAccessOf(peers: Peers, clock: () => Date): AccessOf {
  const pull = pullFrom(peers, 'billing', billing.kind);

  return async (caller) => {
    const now = clock().getTime();
    if (caller.accessUntil > now) return { has: true };
    const until = await accessUntil(caller);
    return until !== null && until > now ? { has: true } : { has: false, lapsedAt: until === null ? null : new Date(until).toISOString() };
  };

  async function accessUntil(caller: Caller): Promise<number | null> {
    try {
      const pulled = await pull(caller.userId);
      const state = billing.state.safeParse(pulled?.state);
      return state.success && state.data.accessUntil !== null ? new Date(state.data.accessUntil).getTime() : null;
    } catch (error) {
      if (error instanceof Unavailable && caller.accessUntil > 0) return caller.accessUntil;
      throw error;
    }
  }
}
