import { ignoreGone } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { forgetAccount } from '../domain/membership';

/** Removes a deleted account from its groups, also from those it had left. A group without further members is deleted. Idempotent. */
export const removeAccount =
  ({ groups }: Pick<GroupsDeps, 'groups'>) =>
  async (userId: string): Promise<void> => {
    for (const group of await groups.find('person', userId)) await groups.update(group.id, (state) => forgetAccount(state, userId)).catch(ignoreGone);
  };
