import { cardPayoutsQuery, pointsPayoutsQuery } from '@fairshare/api-client';
import type { EnteredGame } from '@fairshare/contracts';
import { type PayoutMode, type RoundSettlement, type Selection, selectionsOfMode } from '@fairshare/golf-rules';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ScoresOnPhone } from '../../shared/round-input';
import { settleOnPhone } from '../../shared/settle-on-phone';
import { useHasUnsent } from '../offline/offline';

const CARDS: readonly Selection[] = ['cards'];

export interface GamePayouts {
  /** Integer cents, computed from the scores on this phone; null if there is nothing to settle. */
  readonly settlement: RoundSettlement | null;
  /** Why the request for the server's payouts failed. */
  readonly failure: Error | null;
  readonly retry: () => void;
}

/** Payouts of a game that is entered by holes. Requests the server's payouts while the mode is at stake. */
export function usePointsPayouts(scores: ScoresOnPhone, { id, kind }: Pick<EnteredGame, 'id' | 'kind'>, mode: PayoutMode, isAtStake = true): GamePayouts {
  const selections = useMemo(() => selectionsOfMode(kind, mode), [kind, mode]);
  return usePayouts(scores, scores.entered.id, selections, useQuery({ ...pointsPayoutsQuery(id, mode), enabled: isAtStake }));
}

/** Payouts of a session's card game. Requests the server's payouts once a card was assigned. */
export function useCardPayouts(scores: ScoresOnPhone, sessionId: string, isPlayed = true): GamePayouts {
  return usePayouts(scores, sessionId, CARDS, useQuery({ ...cardPayoutsQuery(sessionId), enabled: isPlayed }));
}

/**
 * The single rule for the money a screen shows while a round is played: golf-rules always computes it from the scores on this phone. The server computes the
 * same from the same scores, so its result is never shown, but a failed request is (docs/adr/0036).
 */
function usePayouts(scores: ScoresOnPhone, sessionId: string, selections: readonly Selection[], { isError, error, refetch }: UseQueryResult): GamePayouts {
  const hasUnsent = useHasUnsent(sessionId);
  const settlement = useMemo(() => settleOnPhone(scores, selections), [scores, selections]);
  return { settlement, failure: isError && !hasUnsent ? error : null, retry: () => void refetch() };
}
