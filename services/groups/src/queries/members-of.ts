import type { Member } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import type { GroupsDeps } from '../deps';
import { requireMembership } from '../loaders/membership';

/** Who may use a group, in the order they came. One whom auth has not told of yet is asked for. @throws NoSuchGroup */
export const membersOf =
  (deps: GroupsDeps) =>
  async (caller: Caller, groupId: string): Promise<Member[]> => {
    const { state } = await requireMembership(deps, caller, groupId);
    return Promise.all(state.members.map(async ({ userId }) => ({ userId, name: await nameFor(deps, caller, userId) })));
  };

const UNNAMED = 'A golfer';

const nameFor = async ({ accounts }: Pick<GroupsDeps, 'accounts'>, caller: Caller, userId: string): Promise<string> =>
  (await accounts.confirm(userId, caller.userId, () => accounts.record(userId)))?.state?.name ?? UNNAMED;
