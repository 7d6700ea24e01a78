import { ignoreGone } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { forgetAccount } from '../domain/membership';

/** A deleted account leaves its groups, and nothing of it stays in those it had left; the last member takes the group along. Idempotent. */
export const removeAccount =
  ({ groups }: Pick<GroupsDeps, 'groups'>) =>
  async (userId: string): Promise<void> => {
    for (const group of await groups.find('person', userId)) await groups.update(group.id, (state) => forgetAccount(state, userId)).catch(ignoreGone);
  };
