import type { GuestAnswer } from '@fairshare/contracts';
import type { GamesDeps } from '../deps';
import { guestOf } from '../loaders/guests';

/** The group and the player of a guest cookie, for the service that makes its holder a member; null: the cookie is not valid. */
export const whoseCookie =
  (deps: GamesDeps) =>
  async (cookie: string): Promise<GuestAnswer | null> => {
    const found = await guestOf(deps, cookie);
    return found && { groupId: found.group.id, playerId: found.guest.guest.playerId };
  };
