import type { Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { NoSuchGroup, TooManyGroups } from '../domain/errors';
import { isMember, type Group } from '../domain/group';

/** Whoever lists their groups gets all of them, each with its photo: many times what one golfer plays in. */
export const GROUPS_MAX = 150;

/** The group, if the caller is a member. @throws NoSuchGroup otherwise: that a group exists is not revealed to strangers */
export async function requireMembership({ groups }: Pick<GroupsDeps, 'groups'>, caller: Caller, groupId: string): Promise<Stored<Group>> {
  const group = await groups.get(groupId);
  if (!group || !isMember(group.state, caller.userId)) throw new NoSuchGroup();
  return group;
}

/** A request that is repeated tells nobody of a group they have left, or were taken out of, since. @throws NoSuchGroup */
export function requireStillMember<Known extends Stored<Group>>(group: Known, { userId }: Pick<Caller, 'userId'>): Known {
  if (!isMember(group.state, userId)) throw new NoSuchGroup();
  return group;
}

/** Whether somebody can be in one more group. @throws TooManyGroups */
export async function requireRoomForGroup({ groups }: Pick<GroupsDeps, 'groups'>, userId: string): Promise<void> {
  if ((await groups.find('member', userId, { limit: GROUPS_MAX })).length >= GROUPS_MAX) throw new TooManyGroups(GROUPS_MAX);
}

/** Whether somebody can enter this group: a member is in it already. @throws TooManyGroups */
export async function requireRoomToEnter(deps: Pick<GroupsDeps, 'groups'>, group: Group, userId: string): Promise<void> {
  if (!isMember(group, userId)) await requireRoomForGroup(deps, userId);
}
