import { useHasUnsent } from '../../../session/offline/offline';
import { usePresence } from '../../../session/live/presence';
import type { Combined } from '../combined/combined';
import { type Coverage, hasMoved } from '../combined/coverage';

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

export function usePayoutWarnings(sessionId: string, combined: Combined | null, coverage: Coverage | null): PayoutWarnings {
  const hasUnsent = useHasUnsent(sessionId);
  const others = usePresence().others.filter((other) => other.sessionId === sessionId && other.waiting > 0);
  return {
    isStale: hasMoved(combined),
    isUnsaved: combined?.state === 'unsaved',
    hasLeftOut: (coverage?.leftOut.length ?? 0) > 0,
    hasUnsent,
    waitingOthers: others.map(({ name }) => name),
  };
}
