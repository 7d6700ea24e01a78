import type { Caller } from '@fairshare/service-kit';
import type { GroupsDeps } from '../deps';

/** Whom nobody can name. */
const UNNAMED = 'A golfer';

/** What to call somebody. One whom auth has not told of yet is asked for. */
export const nameFor = async ({ accounts }: Pick<GroupsDeps, 'accounts'>, { userId: asker }: Pick<Caller, 'userId'>, userId: string): Promise<string> =>
  (await accounts.confirm(userId, asker, () => accounts.record(userId)))?.state?.name ?? UNNAMED;

/** The same for several: user id → name. */
export async function namesFor(deps: Pick<GroupsDeps, 'accounts'>, caller: Pick<Caller, 'userId'>, userIds: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  return new Map(await Promise.all([...new Set(userIds)].map(async (userId) => [userId, await nameFor(deps, caller, userId)] as const)));
}
