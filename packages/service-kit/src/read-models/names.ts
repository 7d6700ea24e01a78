import type { accounts } from '@fairshare/contracts';
import type { Projection } from './projection';

/** The display name of a user. */
export interface Named {
  readonly name: string;
}

/** The part of accounts that names need. */
export type NamesProjection = Projection<typeof accounts, Named>;

/** The name that members see, also in live updates: the first name, or the local part of the email address. */
export const nameOf = ({ firstName, email }: { readonly firstName: string; readonly email: string }): Named => ({ name: firstName || (email.split('@')[0] ?? email) });

/** Display names: user id → name. An account that is not known here yet is pulled from auth. A user without an account is called `otherwise`. */
export async function namesOf<Known extends Named>(
  known: Projection<typeof accounts, Known>,
  asker: string,
  userIds: Iterable<string>,
  otherwise: string,
): Promise<ReadonlyMap<string, string>> {
  const nameFor = async (userId: string) => (await known.confirm(userId, asker, () => known.record(userId)))?.state?.name ?? otherwise;
  return new Map(await Promise.all([...new Set(userIds)].map(async (userId) => [userId, await nameFor(userId)] as const)));
}
