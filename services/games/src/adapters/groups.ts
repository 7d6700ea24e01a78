import type { groups, GroupState } from '@fairshare/contracts';
import { notFound, type Caller, type Projection } from '@fairshare/service-kit';
import { UnknownCard } from '../domain/errors';

export type GroupProjection = Projection<typeof groups>;

/** The groups as this service knows them, with their owner asked before anyone is refused because of that. */
export interface Groups {
  /** @throws the 404 refusal for anyone but a member: the group's existence is not revealed. */
  forMember(caller: Caller, groupId: string): Promise<GroupState>;
  /** Decides with the group as it is known; if that does not know a card the request names, once more with what its owner says. */
  decide<T>(caller: Caller, groupId: string, decision: (group: GroupState) => Promise<T>): Promise<T>;
}

export function createGroups(projection: GroupProjection): Groups {
  async function forMember(caller: Caller, groupId: string): Promise<GroupState> {
    const known = memberOf(await projection.get(groupId), caller);
    if (known) return known;
    await projection.doubleCheck(groupId, caller.userId);
    const confirmed = memberOf(await projection.get(groupId), caller);
    if (!confirmed) throw notFound('Group not found');
    return confirmed;
  }

  return {
    forMember,
    async decide(caller, groupId, decision) {
      try {
        return await decision(await forMember(caller, groupId));
      } catch (error) {
        if (!(error instanceof UnknownCard)) throw error;
        await projection.doubleCheck(groupId, caller.userId);
        return decision(await forMember(caller, groupId));
      }
    },
  };
}

const memberOf = (group: GroupState | null, caller: Caller): GroupState | null =>
  group?.members.includes(caller.userId) ? group : null;
