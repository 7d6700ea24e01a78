import { billing } from '@fairshare/contracts';
import { Unavailable } from '@fairshare/event-bus';
import { pullFrom, type Caller, type Peers } from '@fairshare/service-kit';

/** Access now; or none, since `lapsedAt` (ISO 8601) or ever (null). */
export type CallerAccess = { readonly has: true } | { readonly has: false; readonly lapsedAt: string | null };

export type AccessOf = (caller: Caller) => Promise<CallerAccess>;

/**
 * Whether a caller has access now and, if not, since when not. The token says it first; before anything is refused billing is asked.
 * Unlike the gate of other calls the answer throws Unavailable when billing is away: a phone then keeps its record and tries again.
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
