import type { Caller } from '@fairshare/service-kit';
import { NotFound, type Stored } from '@fairshare/store';
import type { GroupsDeps } from '../groups-deps';
import { isMember, type Group } from '../domain/group';

/** The group, if the caller is a member. @throws NotFound otherwise: that a group exists is not revealed to strangers */
export async function requireMembership({ groups }: Pick<GroupsDeps, 'groups'>, caller: Caller, groupId: string): Promise<Stored<Group>> {
  const group = await groups.get(groupId);
  if (!group || !isMember(group.state, caller.userId)) throw new NotFound('groups', groupId);
  return group;
}
