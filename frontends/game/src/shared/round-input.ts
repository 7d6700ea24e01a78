import type { BbbGame, GameState, GameValues as GameValuesAnswer, PointsGame, StrokesGame } from '@fairshare/contracts';
import { type CardLeg, DEFAULT_HOUSE_RULES, dollarsToCents, type GameValues, type HouseRules, ofThreeGames, type Roster, type RoundInput } from '@fairshare/golf-rules';
import type { ShownPlayer } from './player-of';

/** A session's games as this phone has them. */
export interface RoundOnPhone {
  /** Who plays it, in player order. */
  readonly players: readonly ShownPlayer[];
  /** Which holes; missing: everyone all 18. */
  readonly roster?: Roster | null;
  readonly game: GameState;
  readonly pointsGame: StrokesGame | null;
  readonly bbbGame: BbbGame | null;
}

/** What of a round decides the money. */
export interface ScoresOnPhone extends Omit<RoundOnPhone, 'game'> {
  readonly game: Pick<GameState, 'rules' | 'playerCards' | 'cardValues' | 'cardHistory'>;
}

/** Its games that are entered by holes, in the order they are shown. */
export const holeGamesOf = ({ pointsGame, bbbGame }: Pick<RoundOnPhone, 'pointsGame' | 'bbbGame'>): readonly PointsGame[] => [pointsGame, bbbGame].filter((game) => game !== null);

/** The first of a kind among games that were read, by the names that calls and screens have for them. */
export const holeGamesByName = (games: readonly PointsGame[]): Pick<RoundOnPhone, 'pointsGame' | 'bbbGame'> => ({
  pointsGame: games.find((game): game is StrokesGame => game.gameType === 'points') ?? null,
  bbbGame: games.find((game): game is BbbGame => game.gameType === 'bbb') ?? null,
});

/** What golf-rules settles. */
export function roundInput({ players, roster, game, pointsGame, bbbGame }: ScoresOnPhone): RoundInput {
  return {
    players: roster?.players ?? players.map(({ id }) => id),
    roster,
    rules: game.rules,
    ...ofThreeGames({
      cards: { hands: game.playerCards, values: game.cardValues, legs: cardLegs(game) },
      points: pointsGame && { holes: pointsGame.holes, values: valuesOf(pointsGame) },
      bbb: bbbGame && { holes: bbbGame.holes, values: valuesOf(bbbGame) },
    }),
  };
}

/** How the cards went from hand to hand, in order. */
export const cardLegs = ({ cardHistory }: Pick<GameState, 'cardHistory'>): CardLeg[] => cardHistory.map(({ cardId, playerId }) => ({ key: cardId, playerId }));

/** The house rules of a session; one that says nothing has the default ones. */
export const rulesOfGame = ({ rules }: GameState): HouseRules => rules ?? DEFAULT_HOUSE_RULES;

const valuesOf = ({ settings }: { readonly settings: GameValuesAnswer }): GameValues => ({
  pointValueCents: dollarsToCents(settings.pointValue),
  fbtValueCents: dollarsToCents(settings.fbtValue),
});
