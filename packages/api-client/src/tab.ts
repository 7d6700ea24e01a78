import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import type { Tab } from '@fairshare/contracts';
import { api, type CallOptions } from './api-client';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

/** Lines of one page. */
const LINES = 30;

/** A group's tab. The first page has the balances; the following ones have older lines. */
export const tabQuery = (groupId: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.tab(groupId),
    queryFn: ({ signal, pageParam }): Promise<Tab> => api.call('GET /api/groups/:id/tab', { params: { id: groupId }, query: { limit: LINES, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ lines }) => (lines.length < LINES ? undefined : lines.at(-1)?.id),
  });

/** Calls with the same `idempotencyKey` record one payment. */
export const recordPayment = ({
  groupId,
  idempotencyKey,
  ...body
}: { readonly groupId: string } & BodyOf<'POST /api/groups/:id/tab/payments'> & Pick<CallOptions, 'idempotencyKey'>) =>
  api.call('POST /api/groups/:id/tab/payments', { params: { id: groupId }, body, idempotencyKey });

export const undoPayment = (groupId: string, paymentId: string) => api.call('DELETE /api/groups/:id/tab/payments/:paymentId', { params: { id: groupId, paymentId } });

/** Disagrees with a payment that the other side recorded. */
export const reopenPaymentMutation = () =>
  mutationOptions({
    mutationFn: ({ groupId, paymentId, reason }: { readonly groupId: string; readonly paymentId: string; readonly reason: string }) =>
      api.call('POST /api/groups/:id/tab/payments/:paymentId/reopen', { params: { id: groupId, paymentId }, body: { reason } }),
    onSuccess: (_line, { groupId }, _result, { client }) => client.invalidateQueries({ queryKey: queryKeys.tab(groupId) }),
  });

/** Reminds a player who owes. */
export const remindPlayerMutation = () =>
  mutationOptions({
    mutationFn: ({ groupId, playerId }: { readonly groupId: string; readonly playerId: string }) =>
      api.call('POST /api/groups/:id/tab/reminders', { params: { id: groupId }, body: { playerId } }),
    onSettled: (_reminder, _error, { groupId }, _result, { client }) => client.invalidateQueries({ queryKey: queryKeys.tab(groupId) }),
  });
