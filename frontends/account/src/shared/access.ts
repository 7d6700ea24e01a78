import { currentUserQuery, subscriptionStatusQuery } from '@fairshare/api-client';
import type { SubscriptionStatus } from '@fairshare/contracts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
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

interface KnownAccess extends Pick<SubscriptionStatus, 'hasAccess' | 'trialEndsAt'> {
  /** A plan chosen now is charged at once: nothing free or paid is left of what there was. */
  readonly chargedAtOnce: boolean;
}

/** What access the signed-in user has; null while nobody is signed in or it is not known. */
export function useKnownAccess(): KnownAccess | null {
  const { data: user } = useQuery(currentUserQuery());
  const { data: status } = useQuery({ ...subscriptionStatusQuery(), enabled: Boolean(user) });
  if (!user || !status) return null;
  const { hasAccess, trialEndsAt } = status;
  const nothingLeft = !hasAccess && user.autoTrialStatus !== 'eligible';
  return { hasAccess, trialEndsAt, chargedAtOnce: nothingLeft || status.status === 'past_due' };
}

/** What a plan chosen now means for whoever chooses it; nobody known is a newcomer. */
export function standingOf(access: KnownAccess | null): 'newcomer' | 'withAccess' | 'chargedAtOnce' {
  if (access?.chargedAtOnce) return 'chargedAtOnce';
  return access?.hasAccess ? 'withAccess' : 'newcomer';
}
