import type { Stored } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import { redeemAdminLink, type Account } from '../domain/account';
import { AdminLinkInvalid } from '../domain/errors';
import { hashSecret } from '../secrets';

/**
 * The link mailed to an administrator's address was followed by whoever is signed in. It counts for that very account alone, so that
 * nobody can register a stranger's address and have the stranger make them administrator. @throws AdminLinkInvalid
 */
export const confirmAdministrator =
  ({ accounts, administrators, clock }: AuthDeps) =>
  (userId: string, token: string): Promise<Stored<Account>> =>
    accounts.update(userId, (account) => {
      if (!administrators.emails.has(account.email)) throw new AdminLinkInvalid();
      return redeemAdminLink(account, hashSecret(token), clock());
    });
