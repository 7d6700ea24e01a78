import { ignoreGone } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { purge } from '../domain/deletion';

/** Proposed deletions happen when nobody objected, and deleted groups that nobody can restore any more go for good. Idempotent. */
export const purgeGroups =
  ({ groups, clock }: Pick<GroupsDeps, 'groups' | 'clock'>) =>
  async (): Promise<void> => {
    const now = clock().toISOString();
    for (const group of [...(await groups.find('isDeleted', 'yes')), ...(await groups.find('isProposed', 'yes'))])
      await groups.update(group.id, (state) => purge(state, now)).catch(ignoreGone);
  };
