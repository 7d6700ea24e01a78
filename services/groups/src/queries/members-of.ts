import type { Member } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import type { GroupsDeps } from '../deps';
import { playerIdOf } from '../domain/claims';
import { requireMembership } from '../loaders/membership';
import { nameFor } from '../loaders/names';

/** The members of a group, in the order they joined. @throws NoSuchGroup */
export const membersOf =
  (deps: GroupsDeps) =>
  async (caller: Caller, groupId: string): Promise<Member[]> => {
    const { state } = await requireMembership(deps, caller, groupId);
    return Promise.all(
      state.members.map(async ({ userId, joinedAt }) => ({
        userId,
        name: await nameFor(deps, caller, userId),
        playerId: playerIdOf(state, userId),
        joinedAt,
        isCreator: userId === state.createdBy,
      })),
    );
  };
