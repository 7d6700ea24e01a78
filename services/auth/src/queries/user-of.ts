import type { BillingState } from '@fairshare/contracts';
import { hasAccessAt } from '@fairshare/contracts';
import type { Stored } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import type { Account } from '../domain/account';

/** An account with what billing says of it. */
export interface KnownUser {
  readonly account: Stored<Account>;
  readonly billing: BillingState | null;
}

/** The signed-in user; null once the account is gone. */
export const userOf =
  ({ accounts, billing }: AuthDeps) =>
  async (userId: string): Promise<KnownUser | null> => {
    const account = await accounts.get(userId);
    return account && { account, billing: await billing.get(userId) };
  };

/** For whoever has just signed in: sent to the subscribe screen only once billing itself has said that there is no access. */
export const withBilling =
  ({ billing, clock }: AuthDeps) =>
  async (account: Stored<Account>): Promise<KnownUser> => {
    const known = await billing.get(account.id);
    if (hasAccessAt(known, clock())) return { account, billing: known };
    await billing.refreshFromOwner(account.id, account.id);
    return { account, billing: await billing.get(account.id) };
  };
