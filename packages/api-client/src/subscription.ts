import { mutationOptions } from '@tanstack/react-query';
import type { SubscriptionStatus } from '@fairshare/contracts';
import { api } from './api-client';
import { callQuery, storeAnswer } from './call-query';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

export const plansQuery = () => callQuery(queryKeys.plans, 'GET /api/subscription/plans');

/** Whether the user has access, and why. Fetch it only while a user is signed in. */
export const subscriptionStatusQuery = () => ({
  ...callQuery(queryKeys.subscriptionStatus, 'GET /api/subscription/status'),
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnMount: 'always' as const,
});

export const createSubscription = (body: BodyOf<'POST /api/subscription/create'>) => api.call('POST /api/subscription/create', { body });
export const createAfterSetup = (body: BodyOf<'POST /api/subscription/create-after-setup'>) => api.call('POST /api/subscription/create-after-setup', { body });
export const changeCard = () => api.call('POST /api/subscription/change-card');

/** The data with which the browser confirms the open payment; a 409 if no payment needs confirmation. */
export const openPayment = () => api.call('GET /api/subscription/open-payment');

/** Gives the bank's confirmation of an open payment; exists only with the simulated payment provider. */
export const confirmSimulatedPayment = (body: BodyOf<'POST /api/subscription/simulated/confirm-payment'>) => api.call('POST /api/subscription/simulated/confirm-payment', { body });

/** Exists only with the simulated payment provider. */
export const confirmSimulated = (body: BodyOf<'POST /api/subscription/simulated/confirm'>) => api.call('POST /api/subscription/simulated/confirm', { body });

/** A call that returns the new status, which is cached. The user is refetched, because their access follows from the status. */
const statusMutation = <Input = void>(mutationFn: (input: Input) => Promise<SubscriptionStatus>) =>
  mutationOptions({
    mutationFn,
    onSuccess: (status, _input, _result, { client }) => {
      storeAnswer(client, subscriptionStatusQuery(), status);
      return client.invalidateQueries({ queryKey: queryKeys.user });
    },
  });

export const changePlanMutation = () => statusMutation((body: BodyOf<'POST /api/subscription/change-plan'>) => api.call('POST /api/subscription/change-plan', { body }));
export const changeCardAfterSetupMutation = () =>
  statusMutation((body: BodyOf<'POST /api/subscription/change-card-after-setup'>) => api.call('POST /api/subscription/change-card-after-setup', { body }));
/** For use after the bank has received the confirmation. */
export const confirmPaymentMutation = () => statusMutation(() => api.call('POST /api/subscription/confirm-payment'));
export const cancelSubscriptionMutation = () => statusMutation(() => api.call('POST /api/subscription/cancel'));
export const startTrialMutation = () => statusMutation(() => api.call('POST /api/trial/start'));
