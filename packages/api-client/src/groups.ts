import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Group, JoinWaiting } from '@fairshare/contracts';
import { api } from './api-client';
import { callQuery } from './call-query';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

/** The user's groups, the most recently played first. */
export const groupsQuery = () => callQuery(queryKeys.groups, 'GET /api/groups');

export const groupQuery = (groupId: string) => callQuery(queryKeys.group(groupId), 'GET /api/groups/:id', { params: { id: groupId } });

/** The members of the group, with their names. */
export const membersQuery = (groupId: string) => callQuery(queryKeys.members(groupId), 'GET /api/groups/:id/members', { params: { id: groupId } });

/** A call that returns the changed group, which is cached at once. */
export const groupMutation = <Input>(mutationFn: (input: Input) => Promise<Group>) => mutationOptions({ mutationFn, onSuccess: showGroup });

export const createGroupMutation = () => groupMutation((body: BodyOf<'POST /api/groups'>) => api.call('POST /api/groups', { body }));

export const joinGroupMutation = () =>
  mutationOptions({
    /** If a member has to approve the request, the response says that the user waits. */
    mutationFn: (body: BodyOf<'POST /api/groups/join'>): Promise<Group | JoinWaiting> => api.call('POST /api/groups/join', { body }),
    onSuccess: (joined, ...rest) => ('status' in joined ? undefined : showGroup(joined, ...rest)),
  });

export const addCustomCardMutation = () =>
  groupMutation(({ groupId, card }: { groupId: string; card: BodyOf<'POST /api/groups/:id/custom-cards'> }) =>
    api.call('POST /api/groups/:id/custom-cards', { params: { id: groupId }, body: card }),
  );

export const removeCustomCardMutation = () =>
  groupMutation(({ groupId, cardId }: { groupId: string; cardId: string }) => api.call('DELETE /api/groups/:id/custom-cards/:cardId', { params: { id: groupId, cardId } }));

/** Puts the returned group into the cache: by itself and in the list of groups, there in first place if it is new. */
export function showGroup(group: Group, _variables: unknown, _result: unknown, { client }: { client: QueryClient }): void {
  client.setQueryData(groupQuery(group.id).queryKey, group);
  client.setQueryData(groupsQuery().queryKey, (list) => {
    if (!list) return undefined;
    return list.some(({ id }) => id === group.id) ? list.map((one) => (one.id === group.id ? group : one)) : [group, ...list];
  });
}
