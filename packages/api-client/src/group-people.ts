import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from './api-client';
import { groupQuery, groupsQuery, showGroup } from './groups';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

/** Entries of the activity that a screen shows at first. */
const FIRST_ENTRIES = 30;

/** Where the photo of the member who says to be this player is; another photo has another address. */
export const playerPhotoAddress = (groupId: string, playerId: string, digest: string): string =>
  api.urlOf('GET /api/groups/:id/players/:playerId/photo', { params: { id: groupId, playerId }, query: { v: digest } });

/** Who waits to be let in. */
export const joinRequestsQuery = (groupId: string) =>
  queryOptions({
    queryKey: queryKeys.joinRequests(groupId),
    queryFn: ({ signal }) => api.call('GET /api/groups/:id/join-requests', { params: { id: groupId }, signal }),
  });

/** What happened to the group, the newest first. */
export const activityQuery = (groupId: string) =>
  queryOptions({
    queryKey: queryKeys.activity(groupId),
    queryFn: ({ signal }) => api.call('GET /api/groups/:id/activity', { params: { id: groupId }, query: { limit: FIRST_ENTRIES }, signal }),
  });

/** The groups that the user deleted and can restore. */
export const deletedGroupsQuery = () =>
  queryOptions({
    queryKey: queryKeys.deletedGroups,
    queryFn: ({ signal }) => api.call('GET /api/groups', { query: { deleted: 'true' }, signal }),
  });

type OfGroup<Input = unknown> = { readonly groupId: string } & Input;
type OfPlayer<Input = unknown> = OfGroup<{ readonly playerId: string } & Input>;
type OfUser = OfGroup<{ readonly userId: string }>;

export const changeGroupMutation = () =>
  mutationOptions({
    mutationKey: ['changeGroup'],
    mutationFn: ({ groupId, settings }: OfGroup<{ readonly settings: BodyOf<'PATCH /api/groups/:id'> }>) =>
      api.call('PATCH /api/groups/:id', { params: { id: groupId }, body: settings }),
    onSuccess: showGroup,
  });

export const addCourseMutation = () =>
  mutationOptions({
    mutationKey: ['addCourse'],
    mutationFn: ({ groupId, course }: OfGroup<{ readonly course: BodyOf<'POST /api/groups/:id/courses'> }>) =>
      api.call('POST /api/groups/:id/courses', { params: { id: groupId }, body: course }),
    onSuccess: showGroup,
  });

export const changeCourseMutation = () =>
  mutationOptions({
    mutationKey: ['changeCourse'],
    mutationFn: ({ groupId, courseId, course }: OfGroup<{ readonly courseId: string; readonly course: BodyOf<'PUT /api/groups/:id/courses/:courseId'> }>) =>
      api.call('PUT /api/groups/:id/courses/:courseId', { params: { id: groupId, courseId }, body: course }),
    onSuccess: showGroup,
  });

export const removeCourseMutation = () =>
  mutationOptions({
    mutationKey: ['removeCourse'],
    mutationFn: ({ groupId, courseId }: OfGroup<{ readonly courseId: string }>) => api.call('DELETE /api/groups/:id/courses/:courseId', { params: { id: groupId, courseId } }),
    onSuccess: showGroup,
  });

export const renewShareCodeMutation = () =>
  mutationOptions({
    mutationKey: ['renewShareCode'],
    mutationFn: ({ groupId }: OfGroup) => api.call('POST /api/groups/:id/share-code', { params: { id: groupId } }),
    onSuccess: showGroup,
  });

export const deleteGroupMutation = () =>
  mutationOptions({
    mutationKey: ['deleteGroup'],
    mutationFn: ({ groupId }: OfGroup) => api.call('DELETE /api/groups/:id', { params: { id: groupId } }),
    onSuccess: (_deleted, { groupId }, _result, { client }) => hideGroup(client, groupId),
  });

export const restoreGroupMutation = () =>
  mutationOptions({
    mutationKey: ['restoreGroup'],
    mutationFn: ({ groupId }: OfGroup) => api.call('POST /api/groups/:id/restore', { params: { id: groupId } }),
    onSuccess: showGroup,
  });

export const addPlayerMutation = () =>
  mutationOptions({
    mutationKey: ['addPlayer'],
    mutationFn: ({ groupId, player }: OfGroup<{ readonly player: BodyOf<'POST /api/groups/:id/players'> }>) =>
      api.call('POST /api/groups/:id/players', { params: { id: groupId }, body: player }),
    onSuccess: showGroup,
  });

export const changePlayerMutation = () =>
  mutationOptions({
    mutationKey: ['changePlayer'],
    mutationFn: ({ groupId, playerId, look }: OfPlayer<{ readonly look: BodyOf<'PATCH /api/groups/:id/players/:playerId'> }>) =>
      api.call('PATCH /api/groups/:id/players/:playerId', { params: { id: groupId, playerId }, body: look }),
    onSuccess: showGroup,
  });

export const archivePlayerMutation = () =>
  mutationOptions({
    mutationKey: ['archivePlayer'],
    mutationFn: ({ groupId, playerId }: OfPlayer) => api.call('DELETE /api/groups/:id/players/:playerId', { params: { id: groupId, playerId } }),
    onSuccess: showGroup,
  });

export const restorePlayerMutation = () =>
  mutationOptions({
    mutationKey: ['restorePlayer'],
    mutationFn: ({ groupId, playerId }: OfPlayer) => api.call('POST /api/groups/:id/players/:playerId/restore', { params: { id: groupId, playerId } }),
    onSuccess: showGroup,
  });

/** The user is this player, or is not after all. */
export const claimPlayerMutation = () =>
  mutationOptions({
    mutationKey: ['claimPlayer'],
    mutationFn: ({ groupId, playerId, isMe }: OfPlayer<{ readonly isMe: boolean }>) =>
      api.call(isMe ? 'PUT /api/groups/:id/players/:playerId/me' : 'DELETE /api/groups/:id/players/:playerId/me', { params: { id: groupId, playerId } }),
    onSuccess: showGroup,
  });

/** Takes another member out. */
export const removeMemberMutation = () =>
  mutationOptions({
    mutationKey: ['removeMember'],
    mutationFn: ({ groupId, userId }: OfUser) => api.call('DELETE /api/groups/:id/members/:userId', { params: { id: groupId, userId } }),
  });

/** The user leaves; the last one deletes the group with it. */
export const leaveGroupMutation = () =>
  mutationOptions({
    mutationKey: ['leaveGroup'],
    mutationFn: ({ groupId, userId, isLast }: OfUser & { readonly isLast: boolean }) =>
      api.call('DELETE /api/groups/:id/members/:userId', { params: { id: groupId, userId }, query: isLast ? { confirm: 'true' } : {} }),
    onSuccess: (_left, { groupId }, _result, { client }) => hideGroup(client, groupId),
  });

/** Lets somebody in who waits, or does not. */
export const answerJoinRequestMutation = () =>
  mutationOptions({
    mutationKey: ['answerJoinRequest'],
    mutationFn: ({ groupId, userId, letIn }: OfUser & { readonly letIn: boolean }) =>
      api.call(letIn ? 'POST /api/groups/:id/join-requests/:userId' : 'DELETE /api/groups/:id/join-requests/:userId', { params: { id: groupId, userId } }),
    onSuccess: showGroup,
  });

/** The user is no member any more: what is known of the group goes at once. */
function hideGroup(client: QueryClient, groupId: string): void {
  client.setQueryData(groupsQuery().queryKey, (list) => list?.filter(({ id }) => id !== groupId));
  client.removeQueries({ queryKey: groupQuery(groupId).queryKey });
}
