import { currentUserQuery, subscriptionStatusQuery } from '@fairshare/api-client';
import { nextTask } from '@fairshare/federation/next-task';
import { prefetchSelected } from '@fairshare/game-frontend/start/prefetch';
import type { QueryClient } from '@tanstack/react-query';
import { stateOf } from './use-auth-state';

/**
 * Reads what the main app begins with, while its code is on its way: who is signed in, their access, and the round that they had open. It
 * is all asked for again where it is used, and what failed is dealt with there.
 *
 * @returns when user and access are known, or cannot be: whether they are those of someone who sees the main app
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
