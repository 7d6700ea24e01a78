import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { api } from './api-client';
import { callQuery } from './call-query';
import { groupMutation, groupQuery, groupsQuery } from './groups';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

/** Entries of the activity that a screen shows at first. */
const FIRST_ENTRIES = 30;

/** The address of the photo of the member who claimed this player; a new photo has a new address. */
export const playerPhotoAddress = (groupId: string, playerId: string, digest: string): string =>
  api.urlOf('GET /api/groups/:id/players/:playerId/photo', { params: { id: groupId, playerId }, query: { v: digest } });

/** The users who wait for approval to join. */
export const joinRequestsQuery = (groupId: string) => callQuery(queryKeys.joinRequests(groupId), 'GET /api/groups/:id/join-requests', { params: { id: groupId } });

/** The group's activity, newest first. */
export const activityQuery = (groupId: string) =>
  callQuery(queryKeys.activity(groupId), 'GET /api/groups/:id/activity', { params: { id: groupId }, query: { limit: FIRST_ENTRIES } });

/** The groups that the user deleted and can restore. */
export const deletedGroupsQuery = () => callQuery(queryKeys.deletedGroups, 'GET /api/groups', { query: { deleted: 'true' } });

type OfGroup<Input = unknown> = { readonly groupId: string } & Input;
type OfPlayer<Input = unknown> = OfGroup<{ readonly playerId: string } & Input>;
type OfUser = OfGroup<{ readonly userId: string }>;

export const changeGroupMutation = () =>
  groupMutation(({ groupId, settings }: OfGroup<{ readonly settings: BodyOf<'PATCH /api/groups/:id'> }>) =>
    api.call('PATCH /api/groups/:id', { params: { id: groupId }, body: settings }),
  );

export const addCourseMutation = () =>
  groupMutation(({ groupId, course }: OfGroup<{ readonly course: BodyOf<'POST /api/groups/:id/courses'> }>) =>
    api.call('POST /api/groups/:id/courses', { params: { id: groupId }, body: course }),
  );

export const changeCourseMutation = () =>
  groupMutation(({ groupId, courseId, course }: OfGroup<{ readonly courseId: string; readonly course: BodyOf<'PUT /api/groups/:id/courses/:courseId'> }>) =>
    api.call('PUT /api/groups/:id/courses/:courseId', { params: { id: groupId, courseId }, body: course }),
  );

export const removeCourseMutation = () =>
  groupMutation(({ groupId, courseId }: OfGroup<{ readonly courseId: string }>) => api.call('DELETE /api/groups/:id/courses/:courseId', { params: { id: groupId, courseId } }));

export const renewShareCodeMutation = () => groupMutation(({ groupId }: OfGroup) => api.call('POST /api/groups/:id/share-code', { params: { id: groupId } }));

export const deleteGroupMutation = () =>
  mutationOptions({
    mutationFn: ({ groupId }: OfGroup) => api.call('DELETE /api/groups/:id', { params: { id: groupId } }),
    // In a group without its creator, the deletion is only proposed.
    onSuccess: ({ restorableUntil }, { groupId }, _result, { client }) => restorableUntil !== undefined && hideGroup(client, groupId),
  });

/** Objects to deleting a group, or withdraws the proposal. */
export const keepGroupMutation = () => groupMutation(({ groupId }: OfGroup) => api.call('DELETE /api/groups/:id/deletion', { params: { id: groupId } }));

/** Makes another member the creator. */
export const handOverMutation = () => groupMutation(({ groupId, userId }: OfUser) => api.call('PUT /api/groups/:id/creator', { params: { id: groupId }, body: { userId } }));

export const restoreGroupMutation = () => groupMutation(({ groupId }: OfGroup) => api.call('POST /api/groups/:id/restore', { params: { id: groupId } }));

export const addPlayerMutation = () =>
  groupMutation(({ groupId, player }: OfGroup<{ readonly player: BodyOf<'POST /api/groups/:id/players'> }>) =>
    api.call('POST /api/groups/:id/players', { params: { id: groupId }, body: player }),
  );

export const changePlayerMutation = () =>
  groupMutation(({ groupId, playerId, look }: OfPlayer<{ readonly look: BodyOf<'PATCH /api/groups/:id/players/:playerId'> }>) =>
    api.call('PATCH /api/groups/:id/players/:playerId', { params: { id: groupId, playerId }, body: look }),
  );

export const archivePlayerMutation = () =>
  groupMutation(({ groupId, playerId }: OfPlayer) => api.call('DELETE /api/groups/:id/players/:playerId', { params: { id: groupId, playerId } }));

export const restorePlayerMutation = () =>
  groupMutation(({ groupId, playerId }: OfPlayer) => api.call('POST /api/groups/:id/players/:playerId/restore', { params: { id: groupId, playerId } }));

/** The user claims this player, or withdraws the claim. */
export const claimPlayerMutation = () =>
  groupMutation(({ groupId, playerId, isMe }: OfPlayer<{ readonly isMe: boolean }>) =>
    api.call(isMe ? 'PUT /api/groups/:id/players/:playerId/me' : 'DELETE /api/groups/:id/players/:playerId/me', { params: { id: groupId, playerId } }),
  );

/** Removes another member. */
export const removeMemberMutation = () =>
  mutationOptions({
    mutationFn: ({ groupId, userId }: OfUser) => api.call('DELETE /api/groups/:id/members/:userId', { params: { id: groupId, userId } }),
  });

/** The user leaves the group. The last member to leave deletes it. */
export const leaveGroupMutation = () =>
  mutationOptions({
    mutationFn: ({ groupId, userId, isLast }: OfUser & { readonly isLast: boolean }) =>
      api.call('DELETE /api/groups/:id/members/:userId', { params: { id: groupId, userId }, query: isLast ? { confirm: 'true' } : {} }),
    onSuccess: (_left, { groupId }, _result, { client }) => hideGroup(client, groupId),
  });

/** Approves or declines a join request. */
export const answerJoinRequestMutation = () =>
  groupMutation(({ groupId, userId, letIn }: OfUser & { readonly letIn: boolean }) =>
    api.call(letIn ? 'POST /api/groups/:id/join-requests/:userId' : 'DELETE /api/groups/:id/join-requests/:userId', { params: { id: groupId, userId } }),
  );

/** Removes the group from the cache at once, because the user can no longer use it. */
function hideGroup(client: QueryClient, groupId: string): void {
  client.setQueryData(groupsQuery().queryKey, (list) => list?.filter(({ id }) => id !== groupId));
  client.removeQueries({ queryKey: groupQuery(groupId).queryKey });
}
