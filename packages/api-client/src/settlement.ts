import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { PayoutMode, SavedResult } from '@fairshare/contracts';
import { api } from './api-client';
import { callQuery } from './call-query';
import { ApiError } from './errors';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

/** Payouts of the card game of a session, never from a cache. */
export const cardPayoutsQuery = (gameId: string) =>
  queryOptions({
    queryKey: queryKeys.cardPayouts(gameId),
    queryFn: ({ signal }) => api.call('GET /api/game-state/:id/payouts', { params: { id: gameId }, query: { timestamp: String(Date.now()) }, cache: 'no-store', signal }),
  });

/** Payouts of a 2/9/16 or BBB game. Fetch them only while the value that is paid out is above 0. */
export const pointsPayoutsQuery = (pointsGameId: string, mode: PayoutMode = 'both') =>
  callQuery(queryKeys.holeGamePayouts(pointsGameId, mode), 'GET /api/points-games/:id/payouts', { params: { id: pointsGameId }, query: { mode } });

/** The saved combined settlement of a session; null: there is none. */
export const combinedResultsQuery = (groupId: string, gameStateId: string | null = null) =>
  queryOptions({
    queryKey: queryKeys.combinedResults(groupId, gameStateId),
    queryFn: async ({ signal }): Promise<SavedResult | null> => {
      try {
        const query = { gameStateId: gameStateId ?? undefined };
        return await api.call('GET /api/combined-payout-results/:groupId', { params: { groupId }, query, signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

export const calculateCombinedGames = (body: BodyOf<'POST /api/calculate-combined-games'>) => api.call('POST /api/calculate-combined-games', { body });

/** Settles the selected games; the saved results of the group are then refetched. */
export const calculateCombinedGamesMutation = () =>
  mutationOptions({
    mutationKey: ['calculateCombinedGames'],
    mutationFn: calculateCombinedGames,
    onSuccess: (_answer, { groupId }, _result, { client }) => client.invalidateQueries({ queryKey: queryKeys.combinedResultsOfGroup(groupId) }),
  });
