/** What a pot pays while a hole of it is missing: what the holes so far say, or nothing. */
export const UNFINISHED_POTS = ['asItStands', 'void'] as const;
export type UnfinishedPots = (typeof UNFINISHED_POTS)[number];

/** What a card is worth to its next holder: what it was, or twice that. */
export const CARD_STAKES = ['flat', 'doubling'] as const;
export type CardStakes = (typeof CARD_STAKES)[number];

/** What a table agrees on for all of its games. */
export interface TableRules {
  readonly unfinishedPots: UnfinishedPots;
  readonly cards: CardStakes;
  /** Strokes given count from the player who is given the fewest. */
  readonly offTheLow: boolean;
}
