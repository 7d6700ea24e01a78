import { NotFound } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { leave } from '../domain/membership';

/** A deleted account leaves its groups; the last member takes the group along. Idempotent. */
export const removeAccount =
  ({ groups }: Pick<GroupsDeps, 'groups'>) =>
  async (userId: string): Promise<void> => {
    for (const group of await groups.find('member', userId)) {
      await groups
        .update(group.id, (state) => leave(state, userId))
        .catch((error: unknown) => {
          if (!(error instanceof NotFound)) throw error;
        });
    }
  };
