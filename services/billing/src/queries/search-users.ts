import type { AccountState } from '@fairshare/contracts';
import type { BillingDeps } from '../deps';
import { HAS_MANUAL_TRIAL } from '../store';
import { folded, searchTextOf } from '../loaders/search-text';

export interface FoundAccount {
  readonly account: AccountState;
  readonly hasManualTrial: boolean;
}

/** A user's place in the order of a search. */
export interface FoundPlace {
  readonly text: string;
  readonly id: string;
}

/** The search; `after` is the last user of the previous page. */
export interface UserSearch {
  readonly q: string;
  readonly limit?: number;
  readonly after?: FoundPlace;
}

/** Users whose name or email contains the text, ordered by name. The next page begins after `last`; null on the last page. */
export const searchUsers =
  ({ accounts, billings }: BillingDeps) =>
  async ({ q, limit, after }: UserSearch): Promise<{ users: FoundAccount[]; last: FoundPlace | null }> => {
    const isPage = limit !== undefined;
    const found = await accounts.search(folded(q), { after, limit: isPage ? limit + 1 : undefined });
    const page = found.slice(0, limit).flatMap(({ state }) => state ?? []);
    const granted = await withManualTrial(billings, page, isPage);
    const last = found.length > page.length ? page.at(-1) : undefined;
    return {
      users: page.map((account) => ({ account, hasManualTrial: granted.has(account.id) })),
      last: last ? { text: searchTextOf(last), id: last.id } : null,
    };
  };

/** For a page, looks up each user's billing. For all users, looks up those with a manual trial, who are few. */
async function withManualTrial(billings: BillingDeps['billings'], users: readonly AccountState[], isPage: boolean): Promise<Set<string>> {
  const known = isPage ? await Promise.all(users.map(({ id }) => billings.get(id))) : await billings.find('manualTrial', HAS_MANUAL_TRIAL);
  return new Set(known.flatMap((billing) => (billing?.state.manualTrial ? billing.id : [])));
}
