import { namesOf, type Caller } from '@fairshare/service-kit';
import type { GroupsDeps } from '../deps';

/** The name for a user without a known name. */
const UNNAMED = 'A golfer';

/** Names of users: user id → name. */
export const namesFor = ({ accounts }: Pick<GroupsDeps, 'accounts'>, { userId }: Pick<Caller, 'userId'>, userIds: Iterable<string>): Promise<ReadonlyMap<string, string>> =>
  namesOf(accounts, userId, userIds, UNNAMED);

export const nameFor = async (deps: Pick<GroupsDeps, 'accounts'>, caller: Pick<Caller, 'userId'>, userId: string): Promise<string> =>
  (await namesFor(deps, caller, [userId])).get(userId) ?? UNNAMED;
