import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SubscriptionStatus } from '@fairshare/contracts';
import { api } from './api-client';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

export const plansQuery = () =>
  queryOptions({
    queryKey: queryKeys.plans,
    queryFn: ({ signal }) => api.call('GET /api/subscription/plans', { signal }),
  });

/** Whether the user has access, and why. Ask only when someone is signed in. */
export const subscriptionStatusQuery = () =>
  queryOptions({
    queryKey: queryKeys.subscriptionStatus,
    queryFn: ({ signal }) => api.call('GET /api/subscription/status', { signal }),
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
  });

export const createSubscription = (body: BodyOf<'POST /api/subscription/create'>) => api.call('POST /api/subscription/create', { body });
export const createAfterSetup = (body: BodyOf<'POST /api/subscription/create-after-setup'>) => api.call('POST /api/subscription/create-after-setup', { body });
export const changeCard = () => api.call('POST /api/subscription/change-card');

/** Exists only with the simulated payment provider. */
export const confirmSimulated = (body: BodyOf<'POST /api/subscription/simulated/confirm'>) => api.call('POST /api/subscription/simulated/confirm', { body });

export const changePlanMutation = () =>
  mutationOptions({
    mutationFn: (body: BodyOf<'POST /api/subscription/change-plan'>) => api.call('POST /api/subscription/change-plan', { body }),
    onSuccess: showStatus,
  });
export const changeCardAfterSetupMutation = () =>
  mutationOptions({
    mutationFn: (body: BodyOf<'POST /api/subscription/change-card-after-setup'>) => api.call('POST /api/subscription/change-card-after-setup', { body }),
    onSuccess: showStatus,
  });
export const cancelSubscriptionMutation = () => mutationOptions({ mutationFn: () => api.call('POST /api/subscription/cancel'), onSuccess: showStatus });
export const startTrialMutation = () => mutationOptions({ mutationFn: () => api.call('POST /api/trial/start'), onSuccess: showStatus });

/** Shows the status as it was answered; the user, whose access follows from it, is read again. */
function showStatus(status: SubscriptionStatus, _variables: unknown, _result: unknown, { client }: { client: QueryClient }): Promise<void> {
  client.setQueryData(subscriptionStatusQuery().queryKey, status);
  return client.invalidateQueries({ queryKey: queryKeys.user });
}
