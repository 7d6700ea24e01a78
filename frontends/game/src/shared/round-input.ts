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

/** A session as this phone has it: who plays, what was entered, and the games that read it. */
export interface RoundOnPhone {
  /** Who plays it, in player order. */
  readonly players: readonly ShownPlayer[];
  /** Which holes; missing: everyone all 18. */
  readonly roster?: Roster | null;
  readonly game: GameState;
  /** By holes, and for which games. */
  readonly entered: RoundEntries;
}

/** What of a round decides the money. */
export interface ScoresOnPhone extends Omit<RoundOnPhone, 'game'> {
  readonly game: Pick<GameState, 'rules' | 'playerCards' | 'cardValues' | 'cardHistory'> & Partial<Pick<GameState, 'firstHole' | 'course' | 'status'>>;
}

/** A session of which nothing was read yet. */
export const nothingEntered = (id: string, groupId: string): RoundEntries => ({ id, groupId, version: 0, holes: {}, cellVersions: {}, games: [] });

/** The session's game of a kind; null: it has none. */
export const enteredGame = ({ games }: Pick<RoundEntries, 'games'>, kind: GameKind): EnteredGame | null => games.find((game) => game.kind === kind) ?? null;

/** What golf-rules settles. */
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

/** With the definition of its kind. One of a kind that this release does not have is left out, and so are all until the kinds are loaded. */
function sideGameOf({ id, name, kind, players, sides, options, on }: EnteredSideGame): SideGame[] {
  const kinds = sideKinds();
  const definition = kinds?.sideKind(kind);
  return kinds && definition && isSideGameId(id) ? [{ id, name, definition, players, sides, options: kinds.optionsInCents(definition, options), on }] : [];
}

/** How the cards went from hand to hand, in order. */
export const cardTransfers = ({ cardHistory }: Pick<GameState, 'cardHistory'>): CardTransfer[] => cardHistory.map(({ cardId, playerId }) => ({ key: cardId, playerId }));

/** The house rules of a session; one that says nothing has the default ones. */
export const rulesOfGame = ({ rules }: GameState): HouseRules => rules ?? DEFAULT_HOUSE_RULES;

/** What a game is played for, as golf-rules take it. */
export const valuesOf = ({ pointValue, fbtValue }: GameValuesAnswer): GameValues => ({
  pointValueCents: dollarsToCents(pointValue),
  fbtValueCents: dollarsToCents(fbtValue),
});
