import { hasAccessAt } from '@fairshare/contracts';
import type { Stored } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import type { Account } from '../domain/account';
import type { KnownUser } from './user-of';

/** For whoever has just signed in: sent to the subscribe screen only once billing itself has said that there is no access. */
export const withBilling =
  ({ billing, clock }: AuthDeps) =>
  async (account: Stored<Account>): Promise<KnownUser> => {
    const known = await billing.get(account.id);
    if (hasAccessAt(known, clock())) return { account, billing: known };
    await billing.refreshFromOwner(account.id, account.id);
    return { account, billing: await billing.get(account.id) };
  };
