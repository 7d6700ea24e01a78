import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Group } from '@fairshare/contracts';
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

export const createGroup = (body: BodyOf<'POST /api/groups'>) => api.call('POST /api/groups', { body });
export const joinGroup = (body: BodyOf<'POST /api/groups/join'>) => api.call('POST /api/groups/join', { body });

type CustomCardBody = BodyOf<'POST /api/groups/:id/custom-cards'>;

export const addCustomCard = ({ groupId, card }: { groupId: string; card: CustomCardBody }) =>
  api.call('POST /api/groups/:id/custom-cards', { params: { id: groupId }, body: card });

export const removeCustomCard = ({ groupId, cardId }: { groupId: string; cardId: string }) =>
  api.call('DELETE /api/groups/:id/custom-cards/:cardId', { params: { id: groupId, cardId } });

export const createGroupMutation = () => mutationOptions({ mutationKey: ['createGroup'], mutationFn: createGroup, onSuccess: keep });
export const joinGroupMutation = () => mutationOptions({ mutationKey: ['joinGroup'], mutationFn: joinGroup, onSuccess: keep });
export const addCustomCardMutation = () => mutationOptions({ mutationKey: ['addCustomCard'], mutationFn: addCustomCard, onSuccess: keep });
export const removeCustomCardMutation = () =>
  mutationOptions({ mutationKey: ['removeCustomCard'], mutationFn: removeCustomCard, onSuccess: keep });

/** Shows the group as it was answered at once: on its own, and first in the list if it is new there. */
function keep(group: Group, _variables: unknown, _result: unknown, { client }: { client: QueryClient }): void {
  client.setQueryData(groupQuery(group.id).queryKey, group);
  client.setQueryData(groupsQuery().queryKey, (list) => {
    if (!list) return undefined;
    return list.some(({ id }) => id === group.id) ? list.map((one) => (one.id === group.id ? group : one)) : [group, ...list];
  });
}
