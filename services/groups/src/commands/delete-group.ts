import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { deleteGroup as remove, isRestorableBy } from '../domain/deletion';
import { NoSuchGroup } from '../domain/errors';
import { isMember, type Group } from '../domain/group';
import { requireStillMember } from '../loaders/membership';

/** Deletes a group, or proposes it once the creator has left. Former members can restore it for 30 days. Idempotent. @throws NoSuchGroup, NotTheCreator */
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
