import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Written } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { restoreGroup as restore } from '../domain/deletion';
import type { Group } from '../domain/group';
import { requireStillMember } from '../loaders/membership';

/** Restores a deleted group of the caller. @throws NoSuchGroup */
export const restoreGroup =
  ({ groups, clock }: GroupsDeps) =>
  async (caller: Caller, groupId: string, write: RequestWrite): Promise<Written<Group>> =>
    requireStillMember(await groups.update(groupId, (group) => restore(group, { by: caller.userId, at: clock().toISOString() }), write.options), caller);
