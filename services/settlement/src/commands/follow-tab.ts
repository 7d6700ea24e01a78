import { ignoreGone } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import { forgetAuthor } from '../domain/authors';
import { dropPages } from './move-lines';

type Tabs = Pick<SettlementDeps, 'tabs' | 'tabPages'>;

/** A group that is gone for good takes its tab along, and the pages of it. Idempotent. */
export const dropTab =
  ({ tabs, tabPages }: Tabs) =>
  async (groupId: string): Promise<void> => {
    await tabs.remove(groupId, () => []).catch(ignoreGone);
    await dropPages({ tabPages }, groupId);
  };

/** A deleted account is taken out of the lines it wrote. Idempotent. */
export const forgetAccount =
  ({ tabs, tabPages }: Tabs) =>
  async (userId: string): Promise<void> => {
    // The tabs first: pages that are being made are then made again, from a tab without it.
    for (const { id } of await tabs.find('author', userId)) await tabs.update(id, (state) => forgetAuthor(state, userId)).catch(ignoreGone);
    for (const { id } of await tabPages.find('author', userId)) await tabPages.update(id, (state) => forgetAuthor(state, userId)).catch(ignoreGone);
  };
