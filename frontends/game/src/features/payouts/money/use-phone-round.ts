import { entriesQuery, gameStateQuery } from '@fairshare/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHasUnsent } from '../../../session/offline/offline';
import { everyoneOf } from '../../../session/selection/round-players';
import { useSelection } from '../../../session/selection/selection';
import type { PhoneRound } from './phone-round';

/** The selected session as this phone has it; null until it was read. */
export function usePhoneRound(): PhoneRound | null {
  const { group, round } = useSelection();
  return useMemo(() => (group && round && round.players.length > 0 ? { ...round, everyone: everyoneOf(group) } : null), [group, round]);
}

/**
 * When this phone last heard of the session's scores: an answer older than that is behind what the phone can work out itself. Any
 * answer is, while something of the session is on this phone alone.
 */
export function useScoresHeardAt({ game }: PhoneRound): number {
  const queryClient = useQueryClient();
  const hasUnsent = useHasUnsent(game.id);
  const queries = [gameStateQuery(game.id), entriesQuery(game.id)];
  if (hasUnsent) return Infinity;
  return Math.max(...queries.map(({ queryKey }) => queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0));
}
