import type { RoundFacts } from '../facts';
import type { GamePoints } from '../points';
import type { Pot } from '../pots';
import type { Roster } from '../roster';
import type { Payout } from '../payout';
import type { TableRules } from '../table-rules';
import type { GameValues } from '../values';

/** A question that a game asks on each hole. The answer is a player, or nobody. */
export interface Question {
  /** Its cell is `{kind}.{key}`. */
  readonly key: string;
  /** The wording within a sentence: "first on". */
  readonly name: string;
  /** The wording on a screen, and its short form where space is limited: "First on the green", "First on". Missing: its name. */
  readonly asked?: { readonly name: string; readonly short: string };
  /** Its abbreviation on a printed card, and what golfers call out when it is won: "i", "Bingo". Missing: the first letter of its name. */
  readonly onCard?: { readonly letter: string; readonly call: string };
}

/** The entries that a game reads. */
export interface GameInputs {
  /** Strokes of everyone on a hole. */
  readonly strokes?: true;
  /** In the order they are asked. */
  readonly questions?: readonly Question[];
  /** The cards that players hold. */
  readonly cards?: true;
}

/** A part of a game that is settled by itself: most games have one, 2/9/16 and BBB have two. */
export interface StakeDefinition<Id extends string = string> {
  /** The id by which requests select the stake. */
  readonly id: Id;
  readonly name: string;
  /** What it pays for, in a few words. */
  readonly about: string;
  /** The game's value by which the stake pays. With a value of 0 there is nothing to settle. Missing: the stake has no value. */
  readonly value?: keyof GameValues;
}

/** What a game needs in addition to its options and the entries. */
export interface Terms {
  readonly roster: Roster;
  readonly rules: TableRules;
  /** The pots of the earlier games, for odd cents: see `oddCentsPaid`. */
  readonly potsBefore: readonly Pot[];
}

/** The result of a game. */
export interface Played<StakeId extends string = string> {
  /** The payout of each stake, in the order of the definition. */
  readonly payouts: Readonly<Record<StakeId, Payout>>;
  /** The points of a game that gives points by the hole. A season counts them. */
  readonly points?: GamePoints;
}

/**
 * A game: one folder, and one line in the registry. All code that settles, explains, draws or counts uses these definitions and names no
 * game.
 */
export interface GameDefinition<Kind extends string = string, StakeId extends string = string, Options = unknown> {
  readonly kind: Kind;
  /** The display name: on tabs, in headings, among the games of a group and everywhere else. */
  readonly name: string;
  /** The letter in the ids of its games. Missing: its entries are part of every round, and the game has no id of its own. */
  readonly idLetter?: string;
  /** Whether a round has it from the start, or once a golfer creates it. */
  readonly begins: 'with-round' | 'when-created';
  readonly inputs: GameInputs;
  /** In the order they are shown. */
  readonly stakes: readonly StakeDefinition<StakeId>[];
  /** Pure and total: it accepts the entries at any stage of the round. */
  readonly play: (facts: RoundFacts, options: Options, terms: Terms) => Played<StakeId>;
}

/** Preserves the kind and the stake ids of a definition as literal types. */
export const defineGame = <const Kind extends string, const StakeId extends string, Options>(definition: GameDefinition<Kind, StakeId, Options>): typeof definition => definition;
