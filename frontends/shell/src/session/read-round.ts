import { currentUserQuery, gameStateQuery, groupQuery, pointsGamesQuery, preferencesQuery, subscriptionStatusQuery } from '@fairshare/api-client';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Reads what the main app begins with, while its code is on its way: who is signed in, their access, and the round that they had open. It
 * is all asked for again where it is used, and what failed is dealt with there.
 *
 * @returns when user and access are known, or cannot be
 */
export async function readRound(queryClient: QueryClient): Promise<void> {
  void readSelected(queryClient);
  await Promise.all([queryClient.prefetchQuery(currentUserQuery()), queryClient.prefetchQuery(subscriptionStatusQuery())]);
}

async function readSelected(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(preferencesQuery());
  const { selectedGroupId: groupId, selectedGameId: gameId } = queryClient.getQueryData(preferencesQuery().queryKey) ?? {};
  if (!groupId) return;
  void queryClient.prefetchQuery(groupQuery(groupId));
  if (!gameId) return;
  void queryClient.prefetchQuery(gameStateQuery(gameId));
  void queryClient.prefetchQuery(pointsGamesQuery(groupId, gameId));
}
