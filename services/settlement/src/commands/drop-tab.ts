import { ignoreGone } from '@fairshare/store';
import { dropPages } from './drop-pages';
import type { SettlementDeps } from '../deps';

/** A group that is gone for good takes its tab along, and the pages of it. Idempotent. */
export const dropTab =
  ({ tabs, tabPages }: Pick<SettlementDeps, 'tabs' | 'tabPages'>) =>
  async (groupId: string): Promise<void> => {
    await tabs.remove(groupId, () => []).catch(ignoreGone);
    await dropPages({ tabPages }, groupId);
  };
