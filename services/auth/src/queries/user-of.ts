import type { BillingState } from '@fairshare/contracts';
import type { Stored } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import type { Account } from '../domain/account';

/** An account with its billing state. */
export interface KnownUser {
  readonly account: Stored<Account>;
  readonly billing: BillingState | null;
}

/** The signed-in user; null once the account is deleted. */
export const userOf =
  ({ accounts, billing }: AuthDeps) =>
  async (userId: string): Promise<KnownUser | null> => {
    const account = await accounts.get(userId);
    return account && { account, billing: await billing.get(userId) };
  };
