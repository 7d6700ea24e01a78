import type { AccountState } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import type { BillingDeps } from '../billing-deps';
import { HAS_MANUAL_TRIAL } from '../billing-store';
import { CallerGone, UnknownUser } from '../domain/errors';

/** The index that holds every living account; a search has to look at all of them anyway. */
export const ALL_USERS = { index: 'everyone', key: 'all' } as const;

export const fullNameOf = ({ firstName, lastName }: Pick<AccountState, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim();

/** The account, asked for at its owner before it is said not to exist. @throws UnknownUser */
export async function requireUser({ accounts }: Pick<BillingDeps, 'accounts'>, caller: Caller, userId: string): Promise<AccountState> {
  const known = await accounts.get(userId);
  if (known) return known;
  await accounts.doubleCheck(userId, caller.userId);
  const found = await accounts.get(userId);
  if (!found) throw new UnknownUser();
  return found;
}

/** An account that was not heard of yet may act; one that is gone may not. @throws CallerGone */
export async function assertNotGone({ accounts }: Pick<BillingDeps, 'accounts'>, userId: string): Promise<void> {
  const known = await accounts.record(userId);
  if (known && known.state === null) throw new CallerGone();
}

export interface FoundAccount {
  readonly account: AccountState;
  readonly hasManualTrial: boolean;
}

/** Users whose name or email contains the text, in any case; without a text all of them. In order of their names. */
export const searchUsers =
  ({ accounts, billings }: BillingDeps) =>
  async ({ q = '', limit }: { q?: string; limit?: number }): Promise<FoundAccount[]> => {
    const wanted = q.toLowerCase();
    const everyone = (await accounts.find(ALL_USERS.index, ALL_USERS.key)).flatMap(({ state }) => state ?? []);
    const found = everyone
      .filter((account) => `${fullNameOf(account)}\n${account.email}`.toLowerCase().includes(wanted))
      .sort((a, b) => fullNameOf(a).localeCompare(fullNameOf(b)) || a.email.localeCompare(b.email))
      .slice(0, limit);
    const granted = new Set((await billings.find('manualTrial', HAS_MANUAL_TRIAL)).map(({ id }) => id));
    return found.map((account) => ({ account, hasManualTrial: granted.has(account.id) }));
  };
