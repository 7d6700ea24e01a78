import { currentUserQuery, subscriptionStatusQuery } from '@fairshare/api-client';
import type { SubscriptionStatus } from '@fairshare/contracts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Reads the current user and the subscription status again, shown or not: `/` decides by both. A failed read keeps what was
 * known, and never fails the step that it follows.
 */
async function refreshAccess(client: QueryClient): Promise<void> {
  await Promise.allSettled([client.fetchQuery({ ...subscriptionStatusQuery(), staleTime: 0 }), client.fetchQuery({ ...currentUserQuery(), staleTime: 0 })]);
}

export function useRefreshAccess(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => refreshAccess(client), [client]);
}

export type Offer = SubscriptionStatus['offer'];

/** A visitor is taken for a newcomer. */
const FOR_VISITORS: Offer = { kind: 'free_trial', firstChargeAt: null };

/** A payment failed: the plan is there, and another card keeps it. */
export const isPlanOwed = (status: SubscriptionStatus | null): boolean => status?.status === 'past_due' && status.hasAccess;

export interface Access {
  readonly isSignedIn: boolean;
  /** null while nobody is signed in, or it is not known. */
  readonly status: SubscriptionStatus | null;
  /** What choosing a plan means, as the server says it; null: not known yet. */
  readonly offer: Offer | null;
  readonly failed: boolean;
  readonly retrying: boolean;
  retry(): void;
}

/** What there is of access and plan, and what choosing a plan would mean. */
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
