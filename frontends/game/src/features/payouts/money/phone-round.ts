import type { BbbGame, GameState, GameValues as GameValuesAnswer, Player, StrokesGame } from '@fairshare/contracts';
import { dollarsToCents, type GameValues, type RoundInput } from '@fairshare/golf-rules';
import type { PlayedGame, PlayedRound } from '../choice/settleable-games';

/** A session as this phone has it, with what was entered without signal. */
export interface PhoneRound {
  readonly players: readonly Player[];
  readonly game: GameState;
  readonly pointsGame: StrokesGame | null;
  readonly bbbGame: BbbGame | null;
}

/** What golf-rules settles. */
export function roundInput({ players, game, pointsGame, bbbGame }: PhoneRound): RoundInput {
  return {
    players: players.map(({ id }) => id),
    cards: { hands: game.playerCards, values: game.cardValues },
    points: pointsGame && { holes: pointsGame.holes, values: valuesOf(pointsGame) },
    bbb: bbbGame && { holes: bbbGame.holes, values: valuesOf(bbbGame) },
  };
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
