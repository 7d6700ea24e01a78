import type { groups, GroupState } from '@fairshare/contracts';
import { notFound, type Caller, type Projection } from '@fairshare/service-kit';
import { UnknownCard } from '../domain/errors';
import type { Groups } from '../games-deps';

export type GroupProjection = Projection<typeof groups>;

export function createGroups(projection: GroupProjection): Groups {
  async function forMember(caller: Pick<Caller, 'userId'>, groupId: string): Promise<GroupState> {
    const known = memberOf(await projection.get(groupId), caller);
    if (known) return known;
    await projection.doubleCheck(groupId, caller.userId);
    const confirmed = memberOf(await projection.get(groupId), caller);
    if (!confirmed) throw notFound('Group not found');
    return confirmed;
  }

  return {
    known: (groupId) => projection.get(groupId),
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

const memberOf = (group: GroupState | null, caller: Pick<Caller, 'userId'>): GroupState | null =>
  group?.members.includes(caller.userId) ? group : null;
