import { ignoreGone } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { purge } from '../domain/deletion';

/** Executes proposed deletions without objection, and permanently deletes groups that can no longer be restored. Idempotent. */
export const purgeGroups =
  ({ groups, clock }: Pick<GroupsDeps, 'groups' | 'clock'>) =>
  async (): Promise<void> => {
    const now = clock().toISOString();
    for (const group of [...(await groups.find('isDeleted', 'yes')), ...(await groups.find('isProposed', 'yes'))])
      await groups.update(group.id, (state) => purge(state, now)).catch(ignoreGone);
  };
