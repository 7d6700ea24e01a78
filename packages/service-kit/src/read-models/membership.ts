import type { groups, GroupState } from '@fairshare/contracts';
import type { Projection } from './projection';

/** The group as this service knows it, if the user is a member; its owner is asked before anyone is told no. null: a stranger, or no such group. */
export function groupOfMember(known: Projection<typeof groups>, groupId: string, userId: string): Promise<GroupState | null> {
  return known.confirm(groupId, userId, async () => {
    const group = await known.get(groupId);
    return group?.members.includes(userId) ? group : null;
  });
}
