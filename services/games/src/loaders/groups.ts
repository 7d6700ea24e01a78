import type { GroupState } from '@fairshare/contracts';
import { groupOfMember, type Caller } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { NoSuchGroup, UnknownCard } from '../domain/errors';

type Groups = Pick<GamesDeps, 'groups'>;

/** The group, if the caller is a member. @throws NoSuchGroup otherwise: that a group exists is not revealed to strangers */
export async function requireGroup({ groups }: Groups, { userId }: Pick<Caller, 'userId'>, groupId: string): Promise<GroupState> {
  const group = await groupOfMember(groups, groupId, userId);
  if (!group) throw new NoSuchGroup();
  return group;
}

/** Decides with the group as it is known; if that does not know a card the request names, once more with what its owner says. */
export async function decideWithGroup<T>(deps: Groups, caller: Caller, groupId: string, decision: (group: GroupState) => Promise<T>): Promise<T> {
  try {
    return await decision(await requireGroup(deps, caller, groupId));
  } catch (error) {
    if (!(error instanceof UnknownCard)) throw error;
    await deps.groups.refreshFromOwner(groupId, caller.userId);
    return decision(await requireGroup(deps, caller, groupId));
  }
}
