/** What can be settled together, in the order it is shown. */
export const SELECTIONS = ['cards', 'points', 'fbt', 'bbb-points', 'bbb-fbt'] as const;

export type Selection = (typeof SELECTIONS)[number];

export const SELECTION_NAMES: Readonly<Record<Selection, string>> = {
  cards: 'Card Game',
  points: '2/9/16 Points',
  fbt: '2/9/16 FBT',
  'bbb-points': 'BBB Points',
  'bbb-fbt': 'BBB FBT',
};

/** The games that are entered hole by hole. */
export const HOLE_GAMES = ['points', 'bbb'] as const;

export type HoleGame = (typeof HOLE_GAMES)[number];

/** The game of a round that a selection settles. */
export type GameKind = 'cards' | HoleGame;

export const SELECTION_KINDS = {
  cards: 'cards',
  points: 'points',
  fbt: 'points',
  'bbb-points': 'bbb',
  'bbb-fbt': 'bbb',
} as const satisfies Readonly<Record<Selection, GameKind>>;
