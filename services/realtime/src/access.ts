import { billing, hasAccessAt } from '@fairshare/contracts';
import { createAccessGate, pullFrom, type Caller, type ServiceDeps } from '@fairshare/service-kit';

/** Who has paid, or is on trial. */
export interface Access {
  /** As every call over HTTP asks it. @throws the 402 refusal */
  require(caller: Caller): Promise<void>;
  /** Until when a user has access (epoch milliseconds; 0: none), asked of billing. @throws Unavailable */
  until(userId: string): Promise<number>;
}

export function createAccess(deps: Pick<ServiceDeps, 'peers' | 'clock'>): Access {
  const pull = pullFrom(deps.peers, 'billing', billing.kind);
  return {
    require: createAccessGate(deps),
    async until(userId) {
      const state = billing.state.safeParse((await pull(userId))?.state);
      return state.success && state.data.accessUntil !== null && hasAccessAt(state.data, deps.clock()) ? Date.parse(state.data.accessUntil) : 0;
    },
  };
}
