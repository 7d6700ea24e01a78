import type { accounts } from '@fairshare/contracts';
import type { Projection } from './projection';

/** What to call somebody. */
export interface Named {
  readonly name: string;
}

/** As much of accounts as it takes to name people. */
export type NamesProjection = Projection<typeof accounts, Named>;

/** What members call each other, as live updates do: by first name, or by the front part of the address. */
export const nameOf = ({ firstName, email }: { readonly firstName: string; readonly email: string }): Named => ({ name: firstName || (email.split('@')[0] ?? email) });

/** What to call these: user id → name. Whom auth has not told of yet is asked for; who has no account any more is called `otherwise`. */
export async function namesOf<Known extends Named>(
  known: Projection<typeof accounts, Known>,
  asker: string,
  userIds: Iterable<string>,
  otherwise: string,
): Promise<ReadonlyMap<string, string>> {
  const nameFor = async (userId: string) => (await known.confirm(userId, asker, () => known.record(userId)))?.state?.name ?? otherwise;
  return new Map(await Promise.all([...new Set(userIds)].map(async (userId) => [userId, await nameFor(userId)] as const)));
}
