import { hasAccessAt } from '@fairshare/contracts';
import type { Stored } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import type { Account } from '../domain/account';
import type { KnownUser } from './user-of';

/**
 * The billing state of a user who has just signed in. If the projection shows no access, it is refetched from billing first, so that a stale
 * copy does not send a user with access to the subscribe screen.
 */
export const withBilling =
  ({ billing, clock }: AuthDeps) =>
  async (account: Stored<Account>): Promise<KnownUser> => {
    const known = await billing.get(account.id);
    if (hasAccessAt(known, clock())) return { account, billing: known };
    await billing.refreshFromOwner(account.id, account.id);
    return { account, billing: await billing.get(account.id) };
  };
