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
  /** Integer cents, from the scores this phone has; null where there is nothing to settle. */
  readonly settlement: RoundSettlement | null;
  /** Why the server could not be asked for its payouts. */
  readonly failure: Error | null;
  readonly retry: () => void;
}

/** Payouts of a game that is entered by holes. The server is asked while the mode is at stake. */
export function usePointsPayouts(scores: ScoresOnPhone, { id, kind }: Pick<EnteredGame, 'id' | 'kind'>, mode: PayoutMode, isAtStake = true): GamePayouts {
  const selections = useMemo(() => selectionsOfMode(kind, mode), [kind, mode]);
  return usePayouts(scores, scores.entered.id, selections, useQuery({ ...pointsPayoutsQuery(id, mode), enabled: isAtStake }));
}

/** Payouts of a session's card game. The server is asked once a card was given. */
export function useCardPayouts(scores: ScoresOnPhone, sessionId: string, isPlayed = true): GamePayouts {
  return usePayouts(scores, sessionId, CARDS, useQuery({ ...cardPayoutsQuery(sessionId), enabled: isPlayed }));
}

/**
 * The one rule of what money a screen shows while a round is played: what golf-rules make of the scores on this phone, always. The server makes the
 * same of the same scores, so its answer is never shown; that it could not be had is (docs/adr/0036).
 */
function usePayouts(scores: ScoresOnPhone, sessionId: string, selections: readonly Selection[], { isError, error, refetch }: UseQueryResult): GamePayouts {
  const hasUnsent = useHasUnsent(sessionId);
  const settlement = useMemo(() => settleOnPhone(scores, selections), [scores, selections]);
  return { settlement, failure: isError && !hasUnsent ? error : null, retry: () => void refetch() };
}
