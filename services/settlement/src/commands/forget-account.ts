import { ignoreGone } from '@fairshare/store';
import { forgetAuthor } from '../domain/authors';
import type { SettlementDeps } from '../deps';

/** A deleted account is taken out of the lines it wrote. Idempotent. */
export const forgetAccount =
  ({ tabs, tabPages }: Pick<SettlementDeps, 'tabs' | 'tabPages'>) =>
  async (userId: string): Promise<void> => {
    // The tabs first: pages that are being made are then made again, from a tab without it.
    for (const { id } of await tabs.find('author', userId)) await tabs.update(id, (state) => forgetAuthor(state, userId)).catch(ignoreGone);
    for (const { id } of await tabPages.find('author', userId)) await tabPages.update(id, (state) => forgetAuthor(state, userId)).catch(ignoreGone);
  };
