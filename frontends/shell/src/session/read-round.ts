import { currentUserQuery, subscriptionStatusQuery } from '@fairshare/api-client';
import { nextTask } from '@fairshare/federation/next-task';
import { prefetchSelected } from '@fairshare/game-frontend/start/prefetch';
import type { QueryClient } from '@tanstack/react-query';
import { stateOf } from './use-auth-state';

/**
 * Prefetches the main app's first data while its code loads: the current user, their access, and the round they had open. The screens query all of it again and
 * handle errors there.
 *
 * @returns resolves once user and access are known or have failed: whether the user sees the main app
 */
export async function readRound(queryClient: QueryClient): Promise<boolean> {
  const access = Promise.all([queryClient.prefetchQuery(currentUserQuery()), queryClient.prefetchQuery(subscriptionStatusQuery())]);
  await nextTask();
  void prefetchSelected(queryClient);
  await access;
  const user = queryClient.getQueryData(currentUserQuery().queryKey);
  const status = queryClient.getQueryData(subscriptionStatusQuery().queryKey);
  return user != null && stateOf(user, status) === 'with-access';
}
