import { cardPayoutsQuery, pointsPayoutsQuery } from '@fairshare/api-client';
import type { Player } from '@fairshare/contracts';
import type { RoundSettlement, Selection } from '@fairshare/golf-rules';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PhoneRound } from './phone-round';
import { settleOnPhone } from './settle-on-phone';
import { settlementOfAnswer, settlementOfCards } from './settlement-of-answer';
import { useScoresHeardAt } from './use-phone-round';

export type PointsKind = 'points' | 'bbb';
export const PAYOUT_MODES = ['points', 'fbt', 'both'] as const;
export type PayoutMode = (typeof PAYOUT_MODES)[number];

const SELECTIONS_OF: Readonly<Record<PointsKind, Readonly<Record<PayoutMode, readonly Selection[]>>>> = {
  points: { points: ['points'], fbt: ['fbt'], both: ['points', 'fbt'] },
  bbb: { points: ['bbb-points'], fbt: ['bbb-fbt'], both: ['bbb-points', 'bbb-fbt'] },
};
const CARDS: readonly Selection[] = ['cards'];

export interface GamePayouts {
  readonly settlement: RoundSettlement | null;
  /** Why the server's answer could not be had; the settlement is then the phone's own. */
  readonly failure: Error | null;
  readonly retry: () => void;
}

/** Payouts of a 2/9/16 or BBB game. Only to be shown, and so asked for, while the mode's value is above 0. */
export function usePointsPayouts(round: PhoneRound, kind: PointsKind, mode: PayoutMode, gameId: string): GamePayouts {
  return useNewest(round, SELECTIONS_OF[kind][mode], useQuery(pointsPayoutsQuery(gameId, mode)), settlementOfAnswer);
}

/** Payouts of the card game. */
export function useCardPayouts(round: PhoneRound): GamePayouts {
  return useNewest(round, CARDS, useQuery(cardPayoutsQuery(round.game.id)), settlementOfCards);
}

/** The server's answer, unless the phone knows of newer scores: the rules are the same on both sides. */
function useNewest<Answer>(
  round: PhoneRound,
  selections: readonly Selection[],
  query: UseQueryResult<Answer>,
  settlementOf: (players: readonly Player[], answer: Answer) => RoundSettlement,
): GamePayouts {
  const heardAt = useScoresHeardAt(round);
  const { data, dataUpdatedAt, isError, error, refetch } = query;
  const answer = !isError && dataUpdatedAt >= heardAt ? data : undefined;
  const settlement = useMemo(() => (answer === undefined ? settleOnPhone(round, selections) : settlementOf(round.players, answer)), [round, selections, answer, settlementOf]);
  return { settlement, failure: isError && heardAt !== Infinity ? error : null, retry: () => void refetch() };
}
