import type { WriteOptions, Written } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import { changePhoto as changed, type Account } from '../domain/account';

/** Chooses the account's photo, or removes it with null. */
export const changePhoto =
  ({ accounts }: AuthDeps) =>
  (userId: string, photo: string | null, options: WriteOptions): Promise<Written<Account>> =>
    accounts.update(userId, (account) => changed(account, photo), options);
