import { useHasUnsent } from '../../../session/offline/offline';
import { usePresence } from '../../../session/live/presence';
import type { Combined } from './combined';
import { type SettlementScope, hasChanged } from './settlement-scope';

/** What there is to know beside the payments. */
export interface PayoutWarnings {
  /** The saved result is not what today's scores give. */
  readonly isStale: boolean;
  readonly isUnsaved: boolean;
  readonly hasLeftOut: boolean;
  /** Scores of this phone wait for signal. */
  readonly hasUnsent: boolean;
  /** Whose phones have scores that wait for signal. */
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
