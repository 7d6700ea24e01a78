import { ignoreGone } from '@fairshare/store';
import { dropPages } from './drop-pages';
import type { SettlementDeps } from '../deps';

/** Deletes the tab of a permanently deleted group, and the tab's pages. Idempotent. */
export const dropTab =
  ({ tabs, tabPages }: Pick<SettlementDeps, 'tabs' | 'tabPages'>) =>
  async (groupId: string): Promise<void> => {
    await tabs.remove(groupId, () => []).catch(ignoreGone);
    await dropPages({ tabPages }, groupId);
  };
