import type { Caller } from '@fairshare/service-kit';
import type { Face, GroupsDeps } from '../deps';
import { claimsOf } from '../domain/claims';
import { NoSuchPhoto } from '../domain/errors';
import { requireMembership } from '../loaders/membership';

/** The photo of the member who claims this player. @throws NoSuchGroup, NoSuchPhoto */
export const photoOf =
  (deps: GroupsDeps) =>
  async (caller: Caller, groupId: string, playerId: string): Promise<Face> => {
    const group = await requireMembership(deps, caller, groupId);
    const claim = claimsOf(group.state).find((one) => one.playerId === playerId);
    const face = claim && (await deps.accounts.get(claim.userId))?.face;
    if (!face) throw new NoSuchPhoto();
    return face;
  };
