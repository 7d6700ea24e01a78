import { DomainError, type GroupState } from '@fairshare/contracts';
import { groupOfMember, type Caller } from '@fairshare/service-kit';
import type { SettlementDeps } from '../deps';
import { NoSuchGroup } from '../domain/errors';

/** The group, if the caller is a member. @throws NoSuchGroup otherwise, so that strangers do not learn whether a group exists */
export async function requireGroup({ groups }: Pick<SettlementDeps, 'groups'>, { userId }: Caller, groupId: string): Promise<GroupState> {
  const group = await groupOfMember(groups, groupId, userId);
  if (!group) throw new NoSuchGroup();
  return group;
}

/**
 * Decides with the projected group. If the decision refuses, which may be due to a stale group, the group is refetched and the decision repeated.
 * @throws NoSuchGroup; any error of the decision
 */
export async function decideWithGroup<T>(deps: Pick<SettlementDeps, 'groups'>, caller: Caller, groupId: string, decision: (group: GroupState) => Promise<T>): Promise<T> {
  try {
    return await decision(await requireGroup(deps, caller, groupId));
  } catch (error) {
    if (!(error instanceof DomainError) || (error.kind !== 'forbidden' && error.kind !== 'invalid')) throw error;
    await deps.groups.refreshFromOwner(groupId, caller.userId);
    return decision(await requireGroup(deps, caller, groupId));
  }
}
