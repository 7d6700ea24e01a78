import { DomainError, type GroupState } from '@fairshare/contracts';
import { groupOfMember, type Caller } from '@fairshare/service-kit';
import type { SettlementDeps } from '../deps';
import { NoSuchGroup } from '../domain/errors';

/** The group, if the caller is a member. @throws NoSuchGroup otherwise: that a group exists is not revealed to strangers */
export async function requireGroup({ groups }: Pick<SettlementDeps, 'groups'>, { userId }: Caller, groupId: string): Promise<GroupState> {
  const group = await groupOfMember(groups, groupId, userId);
  if (!group) throw new NoSuchGroup();
  return group;
}

/** Decides with the group as it is known; before it refuses for what the group says, once more with what its owner says. @throws NoSuchGroup, and what the decision throws */
export async function decideWithGroup<T>(deps: Pick<SettlementDeps, 'groups'>, caller: Caller, groupId: string, decision: (group: GroupState) => Promise<T>): Promise<T> {
  try {
    return await decision(await requireGroup(deps, caller, groupId));
  } catch (error) {
    if (!(error instanceof DomainError) || (error.kind !== 'forbidden' && error.kind !== 'invalid')) throw error;
    await deps.groups.refreshFromOwner(groupId, caller.userId);
    return decision(await requireGroup(deps, caller, groupId));
  }
}
