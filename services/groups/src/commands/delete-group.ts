import type { Caller, RequestWrite } from '@fairshare/service-kit';
import { ignoreGone, type Stored, type Written } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { deleteGroup as remove, isRestorableBy, purge, restoreGroup as restore } from '../domain/deletion';
import { NoSuchGroup } from '../domain/errors';
import { isMember, type Group } from '../domain/group';
import { forgetAccount } from '../domain/membership';
import { requireStillMember } from '../loaders/membership';

/** Deletes a group, or proposes it where the creator is gone; who was a member can restore it for 30 days. Idempotent. @throws NoSuchGroup, NotTheCreator */
export const deleteGroup =
  (deps: GroupsDeps) =>
  async (caller: Caller, groupId: string, write: RequestWrite): Promise<Stored<Group>> => {
    const doing = { by: caller.userId, at: deps.clock().toISOString() };
    const deleted = await deps.groups.update(
      groupId,
      (group) => {
        if (isRestorableBy(group, caller.userId, doing.at)) return 'unchanged';
        if (!isMember(group, caller.userId)) throw new NoSuchGroup();
        return remove(group, doing);
      },
      write.options,
    );
    return isRestorableBy(deleted.state, caller.userId, doing.at) ? deleted : requireStillMember(deleted, caller);
  };

/** Brings back a deleted group of the caller. @throws NoSuchGroup */
export const restoreGroup =
  ({ groups, clock }: GroupsDeps) =>
  async (caller: Caller, groupId: string, write: RequestWrite): Promise<Written<Group>> =>
    requireStillMember(await groups.update(groupId, (group) => restore(group, { by: caller.userId, at: clock().toISOString() }), write.options), caller);

/** Proposed deletions happen when nobody objected, and deleted groups that nobody can restore any more go for good. Idempotent. */
export const purgeGroups =
  ({ groups, clock }: Pick<GroupsDeps, 'groups' | 'clock'>) =>
  async (): Promise<void> => {
    const now = clock().toISOString();
    for (const group of [...(await groups.find('isDeleted', 'yes')), ...(await groups.find('isProposed', 'yes'))])
      await groups.update(group.id, (state) => purge(state, now)).catch(ignoreGone);
  };

/** A deleted account leaves its groups, and nothing of it stays in those it had left; the last member takes the group along. Idempotent. */
export const removeAccount =
  ({ groups }: Pick<GroupsDeps, 'groups'>) =>
  async (userId: string): Promise<void> => {
    for (const group of await groups.find('person', userId)) await groups.update(group.id, (state) => forgetAccount(state, userId)).catch(ignoreGone);
  };
