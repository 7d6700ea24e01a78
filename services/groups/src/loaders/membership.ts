import type { Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { NoSuchGroup } from '../domain/errors';
import { isMember, type Group } from '../domain/group';

/** The group, if the caller is a member. @throws NoSuchGroup otherwise: that a group exists is not revealed to strangers */
export async function requireMembership({ groups }: Pick<GroupsDeps, 'groups'>, caller: Caller, groupId: string): Promise<Stored<Group>> {
  const group = await groups.get(groupId);
  if (!group || !isMember(group.state, caller.userId)) throw new NoSuchGroup();
  return group;
}
