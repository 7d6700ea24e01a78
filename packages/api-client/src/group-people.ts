import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { api } from './api-client';
import { callQuery } from './call-query';
import { groupMutation, groupQuery, groupsQuery } from './groups';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

/** Entries of the activity that a screen shows at first. */
const FIRST_ENTRIES = 30;

/** Where the photo of the member who says to be this player is; another photo has another address. */
export const playerPhotoAddress = (groupId: string, playerId: string, digest: string): string =>
  api.urlOf('GET /api/groups/:id/players/:playerId/photo', { params: { id: groupId, playerId }, query: { v: digest } });

/** Who waits to be let in. */
export const joinRequestsQuery = (groupId: string) => callQuery(queryKeys.joinRequests(groupId), 'GET /api/groups/:id/join-requests', { params: { id: groupId } });

/** What happened to the group, the newest first. */
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
    // Where the creator is gone, it is only proposed.
    onSuccess: ({ restorableUntil }, { groupId }, _result, { client }) => restorableUntil !== undefined && hideGroup(client, groupId),
  });

/** Objects to deleting a group, or takes the proposal back. */
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

/** The user is this player, or is not after all. */
export const claimPlayerMutation = () =>
  groupMutation(({ groupId, playerId, isMe }: OfPlayer<{ readonly isMe: boolean }>) =>
    api.call(isMe ? 'PUT /api/groups/:id/players/:playerId/me' : 'DELETE /api/groups/:id/players/:playerId/me', { params: { id: groupId, playerId } }),
  );

/** Takes another member out. */
export const removeMemberMutation = () =>
  mutationOptions({
    mutationFn: ({ groupId, userId }: OfUser) => api.call('DELETE /api/groups/:id/members/:userId', { params: { id: groupId, userId } }),
  });

/** The user leaves; the last one deletes the group with it. */
export const leaveGroupMutation = () =>
  mutationOptions({
    mutationFn: ({ groupId, userId, isLast }: OfUser & { readonly isLast: boolean }) =>
      api.call('DELETE /api/groups/:id/members/:userId', { params: { id: groupId, userId }, query: isLast ? { confirm: 'true' } : {} }),
    onSuccess: (_left, { groupId }, _result, { client }) => hideGroup(client, groupId),
  });

/** Lets somebody in who waits, or does not. */
export const answerJoinRequestMutation = () =>
  groupMutation(({ groupId, userId, letIn }: OfUser & { readonly letIn: boolean }) =>
    api.call(letIn ? 'POST /api/groups/:id/join-requests/:userId' : 'DELETE /api/groups/:id/join-requests/:userId', { params: { id: groupId, userId } }),
  );

/** The user is no member any more: what is known of the group goes at once. */
function hideGroup(client: QueryClient, groupId: string): void {
  client.setQueryData(groupsQuery().queryKey, (list) => list?.filter(({ id }) => id !== groupId));
  client.removeQueries({ queryKey: groupQuery(groupId).queryKey });
}
