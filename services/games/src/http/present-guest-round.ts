import type { GuestRound as GuestRoundResource, ScoringLink } from '@fairshare/contracts';
import { whoPlays } from '@fairshare/golf-rules';
import type { GuestRound, ShownLink } from '../queries/guests';

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
      players: whoPlays(stored.state, group.players).players.flatMap((playerId) =>
        group.players.filter(({ id }) => id === playerId).map(({ id, name, initials, color }) => ({ id, name, initials, color })),
      ),
      customCards: [...group.customCards],
    },
    isFinished: Boolean(stored.state.finished),
    expiresAt,
  };
}
