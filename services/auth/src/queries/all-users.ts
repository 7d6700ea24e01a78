import { pagesOf } from '@fairshare/service-kit';
import type { AuthDeps } from '../deps';
import type { KnownUser } from './user-of';

/** Accounts read at a time. */
const PAGE = 200;

/** All accounts in order of registration, page by page, so that an export holds only one page in memory. */
export const allUsers = ({ accounts, billing }: AuthDeps) =>
  async function* (): AsyncGenerator<KnownUser[]> {
    for await (const page of pagesOf((which) => accounts.scan(which), PAGE)) {
      yield await Promise.all(page.map(async (account) => ({ account, billing: await billing.get(account.id) })));
    }
  };
