import type { Awards, PlayedRound, Strokes } from './round';

export const ANN = 'Ann Archer';
export const BEN = 'Ben Baker';
export const CAL = 'Cal Cooper';
export const DEE = 'Dee Dalton';
const PLAYERS = [ANN, BEN, CAL, DEE];
const NOBODY = 'none';

/** Net strokes of Ann, Ben, Cal and Dee: holes with clear winners, and ties for every place. */
const STROKES = [
  [4, 5, 6, 7],
  [4, 4, 5, 6],
  [3, 4, 4, 5],
  [5, 5, 5, 4],
  [4, 4, 4, 4],
  [6, 5, 4, 4],
  [3, 3, 5, 5],
  [5, 6, 6, 6],
  [4, 5, 4, 5],
  [5, 4, 6, 7],
  [3, 3, 4, 5],
  [4, 5, 3, 4],
  [6, 6, 7, 5],
  [4, 3, 5, 4],
  [5, 5, 4, 6],
  [4, 4, 6, 3],
  [3, 5, 4, 4],
  [5, 6, 4, 5],
] as const;

const AWARDS = [
  [ANN, BEN, CAL],
  [BEN, BEN, BEN],
  [DEE, CAL, NOBODY],
  [NOBODY, NOBODY, NOBODY],
  [CAL, ANN, ANN],
  [ANN, DEE, DEE],
  [BEN, NOBODY, CAL],
  [DEE, DEE, ANN],
  [CAL, CAL, BEN],
  [ANN, ANN, DEE],
  [BEN, CAL, ANN],
  [NOBODY, DEE, BEN],
  [DEE, DEE, DEE],
  [CAL, BEN, ANN],
  [ANN, NOBODY, ANN],
  [BEN, DEE, CAL],
  [CAL, CAL, DEE],
  [DEE, ANN, BEN],
] as const;

/** A round of four that covers all cases. */
export const SATURDAY: PlayedRound = {
  players: PLAYERS,
  strokes: STROKES.map((taken): Strokes => Object.fromEntries(PLAYERS.map((player, seat) => [player, taken[seat] ?? 0]))),
  awards: AWARDS.map(([firstOn, closestTo, firstIn]): Awards => ({ firstOn, closestTo, firstIn })),
  cards: { [ANN]: { Snake: 2, Skunk: 7 }, [BEN]: { 'Lost a club': 15 }, [CAL]: { Fish: 2 }, [DEE]: { Camel: 2 } },
  pointsValues: { point: 0.25, fbt: 10 },
  bbbValues: { point: 1, fbt: 5 },
};

/**
 * Holes of a round that one test enters by hand: the first, the last and their neighbours. The others are entered by another phone, since they behave the same.
 */
export const BY_HAND: readonly number[] = [1, 2, 3, 17, 18];
export const FROM_ANOTHER_PHONE: readonly number[] = SATURDAY.strokes.map((_, index) => index + 1).filter((hole) => !BY_HAND.includes(hole));
/** Whether a hole entered by hand does not follow on another one, so that its screen must be opened. */
export const isAfterGap = (hole: number): boolean => hole > 1 && !BY_HAND.includes(hole - 1);
