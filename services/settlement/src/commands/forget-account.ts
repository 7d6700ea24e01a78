import { ignoreGone } from '@fairshare/store';
import { forgetAuthor } from '../domain/authors';
import type { SettlementDeps } from '../deps';

/** Removes a deleted account from the lines it wrote. Idempotent. */
export const forgetAccount =
  ({ tabs, tabPages }: Pick<SettlementDeps, 'tabs' | 'tabPages'>) =>
  async (userId: string): Promise<void> => {
    // Tabs first: pages that are being written meanwhile are then written again, from a tab without the account.
    for (const { id } of await tabs.find('author', userId)) await tabs.update(id, (state) => forgetAuthor(state, userId)).catch(ignoreGone);
    for (const { id } of await tabPages.find('author', userId)) await tabPages.update(id, (state) => forgetAuthor(state, userId)).catch(ignoreGone);
  };
