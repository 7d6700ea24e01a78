/** Constants of the games and of their money, named after the wording of the product specification. */

export const HOLES_PER_ROUND = 18;
export const FRONT_NINE = { firstHole: 1, lastHole: 9 } as const;
export const BACK_NINE = { firstHole: 10, lastHole: 18 } as const;

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 8;

export const MIN_STROKES = 1;
export const MAX_STROKES = 99;

/** Dollars. */
export const DEFAULT_POINT_VALUE = 1;
/** Dollars. */
export const DEFAULT_FBT_VALUE = 10;
/** Dollars: the most a point, a pot or a card may be worth. */
export const MAX_VALUE = 10_000;

/** Whole dollars: the value of a card when neither the round nor the card itself has one. */
export const DEFAULT_CARD_VALUE = 2;
/** Whole dollars: the initial value in the dialog for a new custom card. */
export const DEFAULT_CUSTOM_CARD_VALUE = 15;

/** The value of a BBB award that no player takes. */
export const NOBODY = 'none';

/** 1 to 18. */
export const HOLES: readonly number[] = Array.from({ length: HOLES_PER_ROUND }, (_, index) => index + 1);

/** The three pots of FBT, in the order they are played for. */
export type PotName = 'front' | 'back' | 'total';

export const POT_HOLES: Readonly<Record<PotName, readonly number[]>> = {
  front: HOLES.slice(FRONT_NINE.firstHole - 1, FRONT_NINE.lastHole),
  back: HOLES.slice(BACK_NINE.firstHole - 1, BACK_NINE.lastHole),
  total: HOLES,
};

export const POT_NAMES: readonly PotName[] = ['front', 'back', 'total'];
