import { entriesQuery, gameStateQuery, groupQuery, preferencesQuery } from '@fairshare/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** Reads what the golfer had open, while the main app's code is on its way. It is all read again where it is used, and what failed is dealt with there. */
export async function prefetchSelected(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(preferencesQuery());
  const selected = queryClient.getQueryData(preferencesQuery().queryKey);
  if (selected) prefetchRound(queryClient, selected.selectedGroupId, selected.selectedGameId);
}

/** Reads a group and a game of it, as far as they are selected. */
export function prefetchRound(queryClient: QueryClient, groupId: string | null, gameId: string | null): void {
  if (!groupId) return;
  void queryClient.prefetchQuery(groupQuery(groupId));
  if (!gameId) return;
  void queryClient.prefetchQuery(gameStateQuery(gameId));
  void queryClient.prefetchQuery(entriesQuery(gameId));
}
