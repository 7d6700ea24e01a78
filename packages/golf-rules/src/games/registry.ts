import { animalCards } from './animal-cards/definition';
import { bingoBangoBongo } from './bingo-bango-bongo/definition';
import type { RoundFacts } from '../facts';
import type { Payout } from '../payout';
import type { SideGameId } from '../side-game';
import type { GameDefinition, Played, Terms } from './definition';
import { twoNineSixteen } from './two-nine-sixteen/definition';

/** All games, in the order in which they are shown and odd cents carry over. A game is one folder and one line here. */
const GAMES = [animalCards, twoNineSixteen, bingoBangoBongo] as const;

type Game = (typeof GAMES)[number];

/** The kind of a game. */
export type GameKind = Game['kind'];

/** A stake of one of these games. */
export type Stake = Game['stakes'][number]['id'];

/** One thing to settle in a round: a stake of one of these games, or a side game. */
export type Selection = Stake | SideGameId;

/** A game of a round, with the options of its kind. */
export type RoundGame = { readonly [G in Game as G['kind']]: { readonly kind: G['kind']; readonly options: Parameters<G['play']>[1] } }[GameKind];

/** A definition for code that handles all games alike. */
export interface AnyGame extends Omit<GameDefinition<GameKind, Stake, never>, 'play'> {
  readonly play: (facts: RoundFacts, options: never, terms: Terms) => AnyPlayed;
}

/** The result of any game: the payouts of its stakes. */
export interface AnyPlayed extends Omit<Played, 'payouts'> {
  readonly payouts: Readonly<Partial<Record<Stake, Payout>>>;
}

export const DEFINITIONS: readonly AnyGame[] = GAMES;

export const GAME_KINDS: readonly GameKind[] = GAMES.map(({ kind }) => kind);

/** The games as house rules list them: those entered by holes first. */
export const GAMES_BY_ENTRY: readonly GameKind[] = [...GAME_KINDS].sort(
  (one, other) => Number(definitionOf(one).inputs.cards ?? false) - Number(definitionOf(other).inputs.cards ?? false),
);

/** The definition of a kind. */
export function definitionOf(kind: GameKind): AnyGame {
  return DEFINITIONS.find((one) => one.kind === kind) as AnyGame;
}
