import { namesOf, type Caller } from '@fairshare/service-kit';
import type { GroupsDeps } from '../deps';

/** Whom nobody can name. */
const UNNAMED = 'A golfer';

/** What to call people: user id → name. */
export const namesFor = ({ accounts }: Pick<GroupsDeps, 'accounts'>, { userId }: Pick<Caller, 'userId'>, userIds: Iterable<string>): Promise<ReadonlyMap<string, string>> =>
  namesOf(accounts, userId, userIds, UNNAMED);

export const nameFor = async (deps: Pick<GroupsDeps, 'accounts'>, caller: Pick<Caller, 'userId'>, userId: string): Promise<string> =>
  (await namesFor(deps, caller, [userId])).get(userId) ?? UNNAMED;
