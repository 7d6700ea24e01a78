import { entriesQuery, gameStateQuery, groupQuery, preferencesQuery } from '@fairshare/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** Prefetches the golfer's last selection while the main app's code loads. The screens query all of it again and handle its errors. */
export async function prefetchSelected(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(preferencesQuery());
  const selected = queryClient.getQueryData(preferencesQuery().queryKey);
  if (selected) prefetchRound(queryClient, selected.selectedGroupId, selected.selectedGameId);
}

/** Prefetches the selected group and game, if any. */
export function prefetchRound(queryClient: QueryClient, groupId: string | null, gameId: string | null): void {
  if (!groupId) return;
  void queryClient.prefetchQuery(groupQuery(groupId));
  if (!gameId) return;
  void queryClient.prefetchQuery(gameStateQuery(gameId));
  void queryClient.prefetchQuery(entriesQuery(gameId));
}
