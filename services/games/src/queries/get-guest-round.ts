import { unauthorized, type GuestCaller } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { livingLink } from '../domain/scoring-links';
import { scoringLinkEnds } from '../domain/round';
import { requireRound, type AuthorizedRound } from '../loaders/rounds';
import { makerOf } from '../loaders/scoring-links';

/** A round as its guest sees it. */
export interface GuestRound extends AuthorizedRound {
  readonly guest: GuestCaller;
  readonly expiresAt: string;
  /** The player that the link's maker claims to be; null: they have claimed none. */
  readonly madeBy: string | null;
}

/** The round that a guest scores. @throws NoSuchGame; HttpError 401 once the link is revoked or expired */
export const getGuestRound =
  (deps: GamesDeps) =>
  async (guest: GuestCaller): Promise<GuestRound> => {
    const { roundId, playerId } = guest.guest;
    const { stored, group } = await requireRound(deps, guest, roundId);
    const link = livingLink(stored.state, group, playerId, deps.clock().toISOString());
    if (!link) throw unauthorized();
    return { stored, group, guest, expiresAt: scoringLinkEnds(stored.state, link), madeBy: makerOf(group, link.by) };
  };
