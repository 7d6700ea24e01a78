import type { GroupLink, GuestRound as GuestRoundResource, HandOver as HandOverResource, ScoringLink } from '@fairshare/contracts';
import type { HandOver } from '../commands/hand-over-guest';
import type { ShownGroupLink } from '../loaders/group-link';
import type { GuestRound } from '../queries/get-guest-round';
import type { ShownLink } from '../loaders/scoring-links';
import { presentPlayers } from './present-players';

/** The page that opens a link. */
const PAGE = '/score/';

export const presentScoringLink = ({ playerId, token, by, at, openedAt, openedIn, askedAt, askedIn, expiresAt }: ShownLink): ScoringLink => ({
  playerId,
  token,
  path: `${PAGE}${token}`,
  madeBy: by,
  madeAt: at,
  openedAt,
  openedIn,
  askedAt,
  askedIn,
  expiresAt,
});

export const presentGroupLink = ({ token, by, at, expiresAt }: ShownGroupLink): GroupLink => ({ token, path: `${PAGE}${token}`, madeBy: by, madeAt: at, expiresAt });

/** The page of a hand-over is a scoring link's. */
export const presentHandOver = ({ token, expiresAt }: HandOver): HandOverResource => ({ token, path: `${PAGE}${token}`, expiresAt });

/** The data a guest gets with the game state: field by field, so that it never includes an account. */
export function presentGuestRound({ stored, group, guest, expiresAt, madeBy }: GuestRound): GuestRoundResource {
  return {
    guestId: guest.userId,
    playerId: guest.guest.playerId,
    gameStateId: stored.id,
    group: {
      id: group.id,
      name: group.name,
      cardValues: { ...group.cardValues },
      players: presentPlayers(stored.state, group.players),
      customCards: [...group.customCards],
      ...(group.timeZone !== undefined && { timeZone: group.timeZone }),
    },
    isFinished: Boolean(stored.state.finished),
    expiresAt,
    madeBy,
  };
}
