import type { GroupState, GuestAnswer } from '@fairshare/contracts';
import { whoPlays } from '@fairshare/golf-rules';
import { unauthorized, type Caller, type GuestCaller } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { NoSuchScoringLink } from '../domain/errors';
import { livingLink } from '../domain/scoring-links';
import { type Round, type ScoringAccess, scoringLinkEnds } from '../domain/round';
import { guestOf } from '../loaders/guests';
import { openRound, type OpenRound } from '../loaders/rounds';

/** A link that is good, as members are shown it. */
export interface ShownLink extends Pick<ScoringAccess, 'by' | 'at'> {
  readonly playerId: string;
  /** `<round>.<secret>` */
  readonly token: string;
  readonly openedAt: string | null;
  readonly expiresAt: string;
}

/** A round as its guest is shown it. */
export interface GuestRound extends OpenRound {
  readonly guest: GuestCaller;
  readonly expiresAt: string;
}

/** The links of a round that are good, in player order. @throws NoSuchGame */
export const listScoringLinks =
  (deps: GamesDeps) =>
  async (caller: Caller, roundId: string): Promise<ShownLink[]> => {
    const { stored, group } = await openRound(deps, caller, roundId);
    return whoPlays(stored.state, group.players).players.flatMap((playerId) => linkOf(deps, stored.state, group, playerId) ?? []);
  };

/** A player's link while it is good. @throws NoSuchScoringLink, also to a repeated request whose link was revoked since */
export function shownLink(deps: Pick<GamesDeps, 'clock'>, round: Round, group: GroupState, playerId: string): ShownLink {
  const link = linkOf(deps, round, group, playerId);
  if (!link) throw new NoSuchScoringLink();
  return link;
}

function linkOf({ clock }: Pick<GamesDeps, 'clock'>, round: Round, group: GroupState, playerId: string): ShownLink | null {
  const link = livingLink(round, group, playerId, clock().toISOString());
  if (!link) return null;
  const { secret, by, at, opened } = link;
  return { playerId, token: `${round.id}.${secret}`, by, at, openedAt: opened?.at ?? null, expiresAt: scoringLinkEnds(round, link) };
}

/** The round that a guest scores. @throws NoSuchGame; HttpError 401 once the link is gone */
export const getGuestRound =
  (deps: GamesDeps) =>
  async (guest: GuestCaller): Promise<GuestRound> => {
    const { roundId, playerId } = guest.guest;
    const { stored, group } = await openRound(deps, guest, roundId);
    const link = livingLink(stored.state, group, playerId, deps.clock().toISOString());
    if (!link) throw unauthorized();
    return { stored, group, guest, expiresAt: scoringLinkEnds(stored.state, link) };
  };

/** Which group and player a guest cookie is good for, for the service that makes its holder a member; null: none. */
export const whoseCookie =
  (deps: GamesDeps) =>
  async (cookie: string): Promise<GuestAnswer | null> => {
    const found = await guestOf(deps, cookie);
    return found && { groupId: found.group.id, playerId: found.guest.guest.playerId };
  };
