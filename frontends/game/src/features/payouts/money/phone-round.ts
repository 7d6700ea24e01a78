import type { RoundSettlement } from '@fairshare/golf-rules';
import { playerOf, type ShownPlayer } from '../../../shared/player-of';
import { roundInput, type RoundOnPhone } from '../../../shared/round-input';

/** A session as known to this phone, with its unsent entries applied. */
export interface PhoneRound extends RoundOnPhone {
  /** All players of the group, because a saved result may name any of them. */
  readonly everyone?: readonly ShownPlayer[];
}

export { roundInput };

/** The round, extended by players who are only in its settlement: a player may have been removed from the round since. */
export function withPlayersOf(round: PhoneRound, { players }: Pick<RoundSettlement, 'players'>): PhoneRound {
  const others = players.filter((playerId) => !round.players.some(({ id }) => id === playerId)).map((playerId) => playerOf(round.everyone ?? [], playerId));
  return others.length === 0 ? round : { ...round, players: [...round.players, ...others] };
}
