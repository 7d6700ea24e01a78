import type { Member } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import type { GroupsDeps } from '../groups-deps';
import { requireMembership } from './membership';

/** Who may use a group, in the order they came. One whom auth has not told of yet is asked for. @throws NotFound */
export const membersOf =
  (deps: GroupsDeps) =>
  async (caller: Caller, groupId: string): Promise<Member[]> => {
    const { state } = await requireMembership(deps, caller, groupId);
    return Promise.all(state.members.map(async ({ userId }) => ({ userId, name: await nameFor(deps, caller, userId) })));
  };

const UNNAMED = 'A golfer';

async function nameFor({ accounts }: Pick<GroupsDeps, 'accounts'>, caller: Caller, userId: string): Promise<string> {
  let known = await accounts.record(userId);
  if (!known) {
    await accounts.doubleCheck(userId, caller.userId);
    known = await accounts.record(userId);
  }
  return known?.state?.name ?? UNNAMED;
}
