import type { BbbGame, GameState, GameValues as GameValuesAnswer, Player, StrokesGame } from '@fairshare/contracts';
import { dollarsToCents, type GameValues, type Roster, type RoundInput, type RoundSettlement } from '@fairshare/golf-rules';
import { playerOf } from '../../../shared/player-of';
import type { PlayedGame, PlayedRound } from '../choice/settleable-games';

/** A session as this phone has it, with what was entered without signal. */
export interface PhoneRound {
  /** Who plays it, in player order. */
  readonly players: readonly Player[];
  /** Which holes; missing: everyone all 18. */
  readonly roster?: Roster | null;
  /** All players of the group: whom a saved result may name. */
  readonly everyone?: readonly Player[];
  readonly game: GameState;
  readonly pointsGame: StrokesGame | null;
  readonly bbbGame: BbbGame | null;
}

/** What golf-rules settles. */
export function roundInput({ players, roster, game, pointsGame, bbbGame }: PhoneRound): RoundInput {
  return {
    players: roster?.players ?? players.map(({ id }) => id),
    roster,
    cards: { hands: game.playerCards, values: game.cardValues },
    points: pointsGame && { holes: pointsGame.holes, values: valuesOf(pointsGame) },
    bbb: bbbGame && { holes: bbbGame.holes, values: valuesOf(bbbGame) },
  };
}

/** The round with those, too, whom a settlement of it names: somebody may have been taken out of it since. */
export function withPlayersOf(round: PhoneRound, { players }: Pick<RoundSettlement, 'players'>): PhoneRound {
  const others = players.filter((playerId) => !round.players.some(({ id }) => id === playerId)).map((playerId) => playerOf(round.everyone ?? [], playerId));
  return others.length === 0 ? round : { ...round, players: [...round.players, ...others] };
}

/** What decides which games can be settled. */
export function playedRound({ game, pointsGame, bbbGame }: PhoneRound): PlayedRound {
  return { cardHistory: game.cardHistory, points: pointsGame && playedGame(pointsGame), bbb: bbbGame && playedGame(bbbGame) };
}

/** Any game that is entered by holes. */
interface GameOfHoles {
  /** Hole → what was entered, cell by cell. */
  readonly holes: Readonly<Record<string, object>>;
  readonly settings: GameValuesAnswer;
}

const playedGame = ({ holes, settings }: GameOfHoles): PlayedGame => ({
  holesEntered: Object.values(holes).filter((entered) => Object.keys(entered).length > 0).length,
  ...settings,
});

const valuesOf = ({ settings }: GameOfHoles): GameValues => ({
  pointValueCents: dollarsToCents(settings.pointValue),
  fbtValueCents: dollarsToCents(settings.fbtValue),
});
