import { ignoreGone } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import { forgetAuthor } from '../domain/authors';

/** A group that is gone for good takes its tab along. */
export const dropTab =
  ({ tabs }: Pick<SettlementDeps, 'tabs'>) =>
  async (groupId: string): Promise<void> =>
    void (await tabs.remove(groupId, () => []).catch(ignoreGone));

/** A deleted account is taken out of the lines it wrote. Idempotent. */
export const forgetAccount =
  ({ tabs }: Pick<SettlementDeps, 'tabs'>) =>
  async (userId: string): Promise<void> => {
    for (const tab of await tabs.find('author', userId)) await tabs.update(tab.id, (state) => forgetAuthor(state, userId)).catch(ignoreGone);
  };
