import type { WriteOptions, Written } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import { changeMarketing, type Account } from '../domain/account';

/** Gives or withdraws marketing consent. */
export const changeEmailPreferences =
  ({ accounts, clock }: AuthDeps) =>
  (userId: string, unsubscribe: boolean, options: WriteOptions): Promise<Written<Account>> =>
    accounts.update(userId, (account) => changeMarketing(account, unsubscribe, clock()), options);
