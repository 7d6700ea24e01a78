import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Group, JoinWaiting } from '@fairshare/contracts';
import { api } from './api-client';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

/** The user's groups, the last played first. */
export const groupsQuery = () =>
  queryOptions({
    queryKey: queryKeys.groups,
    queryFn: ({ signal }) => api.call('GET /api/groups', { signal }),
  });

export const groupQuery = (groupId: string) =>
  queryOptions({
    queryKey: queryKeys.group(groupId),
    queryFn: ({ signal }) => api.call('GET /api/groups/:id', { params: { id: groupId }, signal }),
  });

/** Who may use the group, and what to call them. */
export const membersQuery = (groupId: string) =>
  queryOptions({
    queryKey: queryKeys.members(groupId),
    queryFn: ({ signal }) => api.call('GET /api/groups/:id/members', { params: { id: groupId }, signal }),
  });

export const createGroupMutation = () =>
  mutationOptions({
    mutationKey: ['createGroup'],
    mutationFn: (body: BodyOf<'POST /api/groups'>) => api.call('POST /api/groups', { body }),
    onSuccess: showGroup,
  });

export const joinGroupMutation = () =>
  mutationOptions({
    mutationKey: ['joinGroup'],
    /** Where members let people in, the answer is that one waits. */
    mutationFn: (body: BodyOf<'POST /api/groups/join'>): Promise<Group | JoinWaiting> => api.call('POST /api/groups/join', { body }),
    onSuccess: (joined, ...rest) => ('status' in joined ? undefined : showGroup(joined, ...rest)),
  });

export const addCustomCardMutation = () =>
  mutationOptions({
    mutationKey: ['addCustomCard'],
    mutationFn: ({ groupId, card }: { groupId: string; card: BodyOf<'POST /api/groups/:id/custom-cards'> }) =>
      api.call('POST /api/groups/:id/custom-cards', { params: { id: groupId }, body: card }),
    onSuccess: showGroup,
  });

export const removeCustomCardMutation = () =>
  mutationOptions({
    mutationKey: ['removeCustomCard'],
    mutationFn: ({ groupId, cardId }: { groupId: string; cardId: string }) => api.call('DELETE /api/groups/:id/custom-cards/:cardId', { params: { id: groupId, cardId } }),
    onSuccess: showGroup,
  });

/** Shows the group as it was answered at once: on its own, and first in the list if it is new there. */
export function showGroup(group: Group, _variables: unknown, _result: unknown, { client }: { client: QueryClient }): void {
  client.setQueryData(groupQuery(group.id).queryKey, group);
  client.setQueryData(groupsQuery().queryKey, (list) => {
    if (!list) return undefined;
    return list.some(({ id }) => id === group.id) ? list.map((one) => (one.id === group.id ? group : one)) : [group, ...list];
  });
}
