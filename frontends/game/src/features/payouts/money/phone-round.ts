import type { GameValues } from '@fairshare/contracts';
import type { RoundSettlement } from '@fairshare/golf-rules';
import { playerOf, type ShownPlayer } from '../../../shared/player-of';
import { roundInput, type RoundOnPhone } from '../../../shared/round-input';
import type { PlayedGame, PlayedRound } from '../choice/settleable-games';

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

/** What decides which games can be settled. */
export function playedRound({ game, pointsGame, bbbGame }: PhoneRound): PlayedRound {
  return { cardHistory: game.cardHistory, points: pointsGame && playedGame(pointsGame), bbb: bbbGame && playedGame(bbbGame), on: game.rules?.games };
}

/** Any game that is entered by holes. */
interface GameOfHoles {
  /** Hole → what was entered, cell by cell. */
  readonly holes: Readonly<Record<string, object>>;
  readonly settings: GameValues;
}

const playedGame = ({ holes, settings }: GameOfHoles): PlayedGame => ({
  holesEntered: Object.values(holes).filter((entered) => Object.keys(entered).length > 0).length,
  ...settings,
});
