import { pagesOf } from '@fairshare/service-kit';
import type { AuthDeps } from '../deps';
import type { KnownUser } from './user-of';

/** Accounts read at a time. */
const PAGE = 200;

/** Every account, in order of joining, page by page: an export holds one page in memory, however many there are. */
export const allUsers = ({ accounts, billing }: AuthDeps) =>
  async function* (): AsyncGenerator<KnownUser[]> {
    for await (const page of pagesOf((which) => accounts.scan(which), PAGE)) {
      yield await Promise.all(page.map(async (account) => ({ account, billing: await billing.get(account.id) })));
    }
  };
