import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Written } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { NoSuchGroup } from '../domain/errors';
import type { Group } from '../domain/group';
import { join } from '../domain/membership';
import { requireRoomToEnter } from '../loaders/membership';

/**
 * Makes the caller a member of the group with this share code, or files a join request; idempotent.
 * @throws NoSuchGroup for an unknown code, JoiningClosed, TooManyWaiting, TooManyGroups
 */
export const joinGroup =
  (deps: GroupsDeps) =>
  async (caller: Caller, shareCode: string, write: RequestWrite): Promise<Written<Group>> => {
    const { groups, clock, onCodeMissed } = deps;
    const [found] = await groups.find('shareCode', shareCode);
    if (!found) {
      onCodeMissed();
      throw new NoSuchGroup();
    }
    await requireRoomToEnter(deps, found.state, caller.userId);
    return groups.update(found.id, (group) => join(group, shareCode, { by: caller.userId, at: clock().toISOString() }), write.options);
  };
