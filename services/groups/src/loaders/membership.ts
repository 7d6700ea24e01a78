import type { Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { NoSuchGroup, TooManyGroups } from '../domain/errors';
import { isMember, type Group } from '../domain/group';

/** Maximum number of groups per user: many times the groups of one golfer. It limits the list of groups, which contains all their photos. */
export const GROUPS_MAX = 150;

/** The group, if the caller is a member. @throws NoSuchGroup otherwise, so that strangers do not learn whether a group exists */
export async function requireMembership({ groups }: Pick<GroupsDeps, 'groups'>, caller: Caller, groupId: string): Promise<Stored<Group>> {
  const group = await groups.get(groupId);
  if (!group || !isMember(group.state, caller.userId)) throw new NoSuchGroup();
  return group;
}

/** Refuses a retried request of a user who has left the group or was removed since, so that the response reveals nothing of it. @throws NoSuchGroup */
export function requireStillMember<Known extends Stored<Group>>(group: Known, { userId }: Pick<Caller, 'userId'>): Known {
  if (!isMember(group.state, userId)) throw new NoSuchGroup();
  return group;
}

/** Checks that a user can be in one more group. @throws TooManyGroups */
export async function requireRoomForGroup({ groups }: Pick<GroupsDeps, 'groups'>, userId: string): Promise<void> {
  if ((await groups.find('member', userId, { limit: GROUPS_MAX })).length >= GROUPS_MAX) throw new TooManyGroups(GROUPS_MAX);
}

/** Checks that a user can enter this group; a member is already in it. @throws TooManyGroups */
export async function requireRoomToEnter(deps: Pick<GroupsDeps, 'groups'>, group: Group, userId: string): Promise<void> {
  if (!isMember(group, userId)) await requireRoomForGroup(deps, userId);
}
