/** What a pot pays while one of its holes is missing: by the holes entered so far, or nothing. */
export const UNFINISHED_POTS = ['asItStands', 'void'] as const;
export type UnfinishedPots = (typeof UNFINISHED_POTS)[number];

/** The value of a card for its next holder: the same as before, or twice that. */
export const CARD_STAKES = ['flat', 'doubling'] as const;
export type CardStakes = (typeof CARD_STAKES)[number];

/** The rules that a table agrees on for all of its games. */
export interface TableRules {
  readonly unfinishedPots: UnfinishedPots;
  readonly cards: CardStakes;
  /** Strokes given count from the player who is given the fewest. */
  readonly offTheLow: boolean;
}
