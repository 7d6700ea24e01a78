import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Written } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { NoGuest } from '../domain/errors';
import type { Group } from '../domain/group';
import { joinAsGuest } from '../domain/membership';
import { requireRoomToEnter } from '../loaders/membership';

/**
 * Makes the caller a member of the group whose round the guest cookie opens, and claims the link's player for them. Idempotent.
 * @throws NoGuest, TooManyGroups, JoiningClosed, PlayerArchived, PlayerTaken; Unavailable while games cannot resolve the cookie
 */
export const keepGuestRound =
  (deps: GroupsDeps) =>
  async (caller: Caller, cookie: string | null, write: RequestWrite): Promise<Written<Group>> => {
    const { groups, guestOf, clock } = deps;
    const guest = cookie === null ? null : await guestOf(cookie);
    if (!guest) throw new NoGuest();
    const group = await groups.get(guest.groupId);
    if (group) await requireRoomToEnter(deps, group.state, caller.userId);
    return groups.update(guest.groupId, (group) => joinAsGuest(group, guest.playerId, { by: caller.userId, at: clock().toISOString() }), write.options);
  };
