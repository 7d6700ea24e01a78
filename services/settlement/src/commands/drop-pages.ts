import { ignoreGone } from '@fairshare/store';
import type { SettlementDeps } from '../deps';

/** Deletes all pages of a group, orphaned ones included. Idempotent. */
export async function dropPages({ tabPages }: Pick<SettlementDeps, 'tabPages'>, groupId: string): Promise<void> {
  for (const { id } of await tabPages.find('group', groupId)) await tabPages.remove(id, () => []).catch(ignoreGone);
}
