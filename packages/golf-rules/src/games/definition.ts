import type { RoundFacts } from '../facts';
import type { GamePoints } from '../points';
import type { Pot } from '../pots';
import type { Roster } from '../roster';
import type { Payout } from '../payout';
import type { TableRules } from '../table-rules';
import type { GameValues } from '../values';

/** A question that a game asks on each hole, answered by the name of a player or by nobody's. */
export interface Question {
  /** Its cell is `{kind}.{key}`. */
  readonly key: string;
  /** As it stands in a sentence: "first on". */
  readonly name: string;
  /** As a screen asks it, and how that begins where room is short: "First on the green", "First on". Missing: its name. */
  readonly asked?: { readonly name: string; readonly short: string };
  /** Its abbreviation on a printed card, and what golfers call out when it is won: "i", "Bingo". Missing: the first letter of its name. */
  readonly onCard?: { readonly letter: string; readonly call: string };
}

/** What a game reads of what is entered. */
export interface GameInputs {
  /** Strokes of everyone on a hole. */
  readonly strokes?: true;
  /** In the order they are asked. */
  readonly questions?: readonly Question[];
  /** The cards that players hold. */
  readonly cards?: true;
}

/** What is settled of a game: most have one, 2/9/16 and BBB have two. */
export interface StakeDefinition<Id extends string = string> {
  /** What requests select it by. */
  readonly id: Id;
  readonly name: string;
  /** What it pays for, in a few words. */
  readonly about: string;
  /** Which of the game's values it pays by: 0 is nothing to settle. Missing: it has none. */
  readonly value?: keyof GameValues;
}

/** What a game needs beside its options and the entries. */
export interface Terms {
  readonly roster: Roster;
  readonly rules: TableRules;
  /** The pots of the games before it, for odd cents: see `oddCentsPaid`. */
  readonly potsBefore: readonly Pot[];
}

/** What came out of a game. */
export interface Played<StakeId extends string = string> {
  /** What each stake of the definition pays, in its order. */
  readonly payouts: Readonly<Record<StakeId, Payout>>;
  /** Of a game that gives points by the hole: a season counts them. */
  readonly points?: GamePoints;
}

/**
 * A game: one folder, and one line in the registry. Everything that settles, explains, draws or counts goes through these definitions and names
 * no game.
 */
export interface GameDefinition<Kind extends string = string, StakeId extends string = string, Options = unknown> {
  readonly kind: Kind;
  /** On tabs, in headings, among the games of a group, and wherever else it is named. */
  readonly name: string;
  /** The letter in the ids of its games; missing: what it reads is part of every round, and it has no id of its own. */
  readonly idLetter?: string;
  /** Whether a round has it from the start, or once a golfer creates it. */
  readonly begins: 'with-round' | 'when-created';
  readonly inputs: GameInputs;
  /** In the order they are shown. */
  readonly stakes: readonly StakeDefinition<StakeId>[];
  /** Pure and total: it takes whatever is entered so far. */
  readonly play: (facts: RoundFacts, options: Options, terms: Terms) => Played<StakeId>;
}

/** Keeps the names of a definition as types. */
export const defineGame = <const Kind extends string, const StakeId extends string, Options>(definition: GameDefinition<Kind, StakeId, Options>): typeof definition => definition;
