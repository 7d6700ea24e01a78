import type { Stored } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import { redeemAdminLink, type Account } from '../domain/account';
import { AdminLinkInvalid } from '../domain/errors';
import { hashSecret } from '../secrets';

/**
 * The signed-in user followed the link mailed to an administrator's address. The link is valid only for the account of that address, so that
 * an attacker cannot register a stranger's address and become administrator when the stranger follows the link. @throws AdminLinkInvalid
 */
export const confirmAdministrator =
  ({ accounts, administrators, clock }: AuthDeps) =>
  (userId: string, token: string): Promise<Stored<Account>> =>
    accounts.update(userId, (account) => {
      if (!administrators.emails.has(account.email)) throw new AdminLinkInvalid();
      return redeemAdminLink(account, hashSecret(token), clock());
    });
