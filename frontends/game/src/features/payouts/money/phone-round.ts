import type { RoundSettlement } from '@fairshare/golf-rules';
import { playerOf, type ShownPlayer } from '../../../shared/player-of';
import { roundInput, type RoundOnPhone } from '../../../shared/round-input';

/** A session as this phone has it, with what was entered without signal. */
export interface PhoneRound extends RoundOnPhone {
  /** All players of the group: whom a saved result may name. */
  readonly everyone?: readonly ShownPlayer[];
}

export { roundInput };

/** The round with those, too, whom a settlement of it names: somebody may have been taken out of it since. */
export function withPlayersOf(round: PhoneRound, { players }: Pick<RoundSettlement, 'players'>): PhoneRound {
  const others = players.filter((playerId) => !round.players.some(({ id }) => id === playerId)).map((playerId) => playerOf(round.everyone ?? [], playerId));
  return others.length === 0 ? round : { ...round, players: [...round.players, ...others] };
}
