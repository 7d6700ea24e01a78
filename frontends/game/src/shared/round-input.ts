import type { EnteredGame, EnteredSideGame, GameState, GameValues as GameValuesAnswer, RoundEntries } from '@fairshare/contracts';
import {
  type CardTransfer,
  DEFAULT_HOUSE_RULES,
  dollarsToCents,
  factsOfCells,
  type GameKind,
  type GameValues,
  type HouseRules,
  isSideGameId,
  type Roster,
  type RoundInput,
  type SideGame,
} from '@fairshare/golf-rules';
import type { ShownPlayer } from './player-of';
import { sideKinds } from './side-kinds';

/** A session as this phone has it: its players, its entries, and the games that use them. */
export interface RoundOnPhone {
  /** The players, in player order. */
  readonly players: readonly ShownPlayer[];
  /** Who plays which holes; missing: all players play all 18. */
  readonly roster?: Roster | null;
  readonly game: GameState;
  /** The entries by hole, and the games they are for. */
  readonly entered: RoundEntries;
}

/** The data of a round that determines the money. */
export interface ScoresOnPhone extends Omit<RoundOnPhone, 'game'> {
  readonly game: Pick<GameState, 'rules' | 'playerCards' | 'cardValues' | 'cardHistory'> & Partial<Pick<GameState, 'firstHole' | 'course' | 'status'>>;
}

/** The entries of a session that was not read yet. */
export const nothingEntered = (id: string, groupId: string): RoundEntries => ({ id, groupId, version: 0, holes: {}, cellVersions: {}, games: [] });

/** The session's game of a kind; null: it has none. */
export const enteredGame = ({ games }: Pick<RoundEntries, 'games'>, kind: GameKind): EnteredGame | null => games.find((game) => game.kind === kind) ?? null;

/** The input for the settlement by golf-rules. */
export function roundInput({ players, roster, game, entered }: ScoresOnPhone): RoundInput {
  return {
    players: roster?.players ?? players.map(({ id }) => id),
    roster,
    rules: game.rules,
    facts: { ...factsOfCells(entered.holes), cards: { hands: game.playerCards, transfers: cardTransfers(game) } },
    games: [{ kind: 'cards', options: { values: game.cardValues } }, ...entered.games.map(({ kind, settings }) => ({ kind, options: valuesOf(settings) }))],
    sideGames: entered.sideGames?.flatMap(sideGameOf),
    firstHole: game.firstHole,
    course: game.course,
    isFinished: game.status === 'finished',
  };
}

/** A side game with the definition of its kind. Empty for a kind that this release does not have, and for all kinds until they are loaded. */
function sideGameOf({ id, name, kind, players, sides, options, on }: EnteredSideGame): SideGame[] {
  const kinds = sideKinds();
  const definition = kinds?.sideKind(kind);
  return kinds && definition && isSideGameId(id) ? [{ id, name, definition, players, sides, options: kinds.optionsInCents(definition, options), on }] : [];
}

/** The transfers of the cards between players, in order. */
export const cardTransfers = ({ cardHistory }: Pick<GameState, 'cardHistory'>): CardTransfer[] => cardHistory.map(({ cardId, playerId }) => ({ key: cardId, playerId }));

/** The house rules of a session; the default rules if it has none. */
export const rulesOfGame = ({ rules }: GameState): HouseRules => rules ?? DEFAULT_HOUSE_RULES;

/** The values of a game, in the form that golf-rules use. */
export const valuesOf = ({ pointValue, fbtValue }: GameValuesAnswer): GameValues => ({
  pointValueCents: dollarsToCents(pointValue),
  fbtValueCents: dollarsToCents(fbtValue),
});
