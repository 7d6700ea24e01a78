import { useHasUnsent } from '../../../session/offline/offline';
import { usePresence } from '../../../session/live/presence';
import type { Combined } from './combined';
import { type SettlementScope, hasChanged } from './settlement-scope';

/** Warnings about the payments. */
export interface PayoutWarnings {
  /** The saved result differs from the current scores. */
  readonly isStale: boolean;
  readonly isUnsaved: boolean;
  readonly hasLeftOut: boolean;
  /** This phone has unsent scores. */
  readonly hasUnsent: boolean;
  /** Names of golfers whose phones have unsent scores. */
  readonly waitingOthers: readonly string[];
}

export function usePayoutWarnings(sessionId: string, combined: Combined | null, scope: SettlementScope | null): PayoutWarnings {
  const hasUnsent = useHasUnsent(sessionId);
  const others = usePresence().others.filter((other) => other.sessionId === sessionId && other.waiting > 0);
  return {
    isStale: hasChanged(combined),
    isUnsaved: combined?.state === 'unsaved',
    hasLeftOut: (scope?.leftOut.length ?? 0) > 0,
    hasUnsent,
    waitingOthers: others.map(({ name }) => name),
  };
}
