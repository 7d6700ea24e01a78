import { parseVersions, type groups } from '@fairshare/contracts';
import type { Projection } from '@fairshare/service-kit';

export type GroupsProjection = Projection<typeof groups>;

/** Who may hear what is said in a group's room. */
export interface Membership {
  /** Asks the owner before it says no. `atLeast`: versions the client has seen. @throws Unavailable */
  holds(userId: string, groupId: string, atLeast?: string): Promise<boolean>;
}

export function createMembership(projection: GroupsProjection): Membership {
  const isMember = async (userId: string, groupId: string) => (await projection.get(groupId))?.members.includes(userId) ?? false;

  return {
    async holds(userId, groupId, atLeast) {
      const named = parseVersions(atLeast).find((ref) => ref.kind === projection.kind && ref.id === groupId);
      if (named) await projection.atLeast(groupId, named.version);
      if (await isMember(userId, groupId)) return true;
      await projection.doubleCheck(groupId, userId);
      return isMember(userId, groupId);
    },
  };
}
