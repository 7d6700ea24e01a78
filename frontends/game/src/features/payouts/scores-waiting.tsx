import { Banner } from '@fairshare/ui';
import { usePresence } from '../../session/live/presence';
import { useHasUnsent } from '../../session/offline/offline';
import { SCORES_WAITING, SCORES_WAITING_HINT, someonesScoresWaiting } from '../../session/offline/texts';

/** Marks a round's payouts while some of its scores are known to be on a phone alone, this one or another. */
export function ScoresWaiting({ sessionId }: { sessionId: string }) {
  const hasUnsent = useHasUnsent(sessionId);
  const others = usePresence().others.filter((other) => other.sessionId === sessionId && other.waiting > 0);
  if (!hasUnsent && others.length === 0) return null;
  return (
    <Banner tone="warning" title={SCORES_WAITING}>
      {hasUnsent ? SCORES_WAITING_HINT : someonesScoresWaiting(others.map(({ name }) => name).join(', '))}
    </Banner>
  );
}
