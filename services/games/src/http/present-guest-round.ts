import type { GuestRound as GuestRoundResource, ScoringLink } from '@fairshare/contracts';
import type { GuestRound, ShownLink } from '../queries/guests';
import { presentPlayers } from './present-players';

/** The page that opens a link. */
const PAGE = '/score/';

export const presentScoringLink = ({ playerId, token, by, at, openedAt, expiresAt }: ShownLink): ScoringLink => ({
  playerId,
  token,
  path: `${PAGE}${token}`,
  madeBy: by,
  madeAt: at,
  openedAt,
  expiresAt,
});

/** What a guest sees beside the game state: field by field, so that nobody's account slips in. */
export function presentGuestRound({ stored, group, guest, expiresAt }: GuestRound): GuestRoundResource {
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
    },
    isFinished: Boolean(stored.state.finished),
    expiresAt,
  };
}
