import { currentUserQuery, subscriptionStatusQuery } from '@fairshare/api-client';
import type { SubscriptionStatus } from '@fairshare/contracts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Refetches the current user and the subscription status, even if no screen shows them: `/` decides by both. A failed request keeps the cached data, and never
 * fails the step before it.
 */
async function refreshAccess(client: QueryClient): Promise<void> {
  await Promise.allSettled([client.fetchQuery({ ...subscriptionStatusQuery(), staleTime: 0 }), client.fetchQuery({ ...currentUserQuery(), staleTime: 0 })]);
}

export function useRefreshAccess(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => refreshAccess(client), [client]);
}

export type Offer = SubscriptionStatus['offer'];

/** A visitor gets the offer for new users. */
const FOR_VISITORS: Offer = { kind: 'free_trial', firstChargeAt: null };

/** Whether a payment failed while the plan still runs. Another card keeps the plan. */
export const isPlanOwed = (status: SubscriptionStatus | null): boolean => status?.status === 'past_due' && status.hasAccess;

export interface Access {
  readonly isSignedIn: boolean;
  /** null while no user is signed in, or the status is not known. */
  readonly status: SubscriptionStatus | null;
  /** The consequence of choosing a plan, from the server; null: not known yet. */
  readonly offer: Offer | null;
  readonly failed: boolean;
  readonly retrying: boolean;
  retry(): void;
}

/** The user's access and plan, and the consequence of choosing a plan. */
export function useAccess(): Access {
  const { data: user, isPending } = useQuery(currentUserQuery());
  const { data, isError, isFetching, refetch } = useQuery({ ...subscriptionStatusQuery(), enabled: Boolean(user) });
  const status = (user && data) ?? null;
  return {
    isSignedIn: Boolean(user),
    status,
    offer: user || isPending ? (status?.offer ?? null) : FOR_VISITORS,
    failed: Boolean(user) && !status && isError,
    retrying: isFetching,
    retry: () => void refetch(),
  };
}
