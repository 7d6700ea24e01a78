import { entriesQuery, gameStateQuery } from '@fairshare/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHasUnsent } from '../../../session/offline/offline';
import { everyoneOf } from '../../../session/selection/round-players';
import { useSelection } from '../../../session/selection/selection';
import type { PhoneRound } from './phone-round';

/** The selected session as known to this phone; null until it is loaded. */
export function usePhoneRound(): PhoneRound | null {
  const { group, round } = useSelection();
  return useMemo(() => (group && round && round.players.length > 0 ? { ...round, everyone: everyoneOf(group) } : null), [group, round]);
}

/**
 * When this phone last received the session's scores, in milliseconds. An older settlement from the server is stale: the phone computes a newer one. Infinity
 * while the session has unsent entries, so that any response is stale.
 */
export function useScoresReceivedAt({ game }: PhoneRound): number {
  const queryClient = useQueryClient();
  const hasUnsent = useHasUnsent(game.id);
  const queries = [gameStateQuery(game.id), entriesQuery(game.id)];
  if (hasUnsent) return Infinity;
  return Math.max(...queries.map(({ queryKey }) => queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0));
}
