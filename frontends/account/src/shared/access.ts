import { currentUserQuery, subscriptionStatusQuery } from '@fairshare/api-client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Reads the current user and the subscription status again, shown or not: `/` decides by both. A failed read keeps what was
 * known, and never fails the step that it follows.
 */
async function refreshAccess(client: QueryClient): Promise<void> {
  await Promise.allSettled([
    client.fetchQuery({ ...subscriptionStatusQuery(), staleTime: 0 }),
    client.fetchQuery({ ...currentUserQuery(), staleTime: 0 }),
  ]);
}

export function useRefreshAccess(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => refreshAccess(client), [client]);
}
