/** What is known of how a player scores. */
export interface KnownScores {
  /** Missing: no handicap index. */
  readonly handicapIndex?: number | undefined;
  /** Strokes over par of the holes they played, scored as in the round to come. */
  readonly overPar?: readonly number[] | undefined;
}

/** How a player usually scores: strokes over par of one hole. */
export interface UsualScores {
  readonly mean: number;
  /** Standard deviation. */
  readonly spread: number;
}

const HOLES = 18;
/** Who has no handicap and no rounds is taken for a bogey golfer. */
const BOGEY_GOLFER = 18;
/** A handicap is made of the best rounds: the average one is about this much worse. */
const ABOVE_HANDICAP = 2;
/** A handicap weighs as much as so many holes that were played. */
const HANDICAP_WEIGHS = 9;

/**
 * How a player usually scores: by the holes they played, and by the handicap as long as those are few.
 *
 * @param strokesGiven for 18 holes: stands in for a handicap index that is not known
 */
export function usualScores({ handicapIndex, overPar = [] }: KnownScores, strokesGiven?: number): UsualScores {
  const handicap = handicapIndex ?? strokesGiven ?? BOGEY_GOLFER;
  const expected = { mean: (handicap + ABOVE_HANDICAP) / HOLES, spread: Math.max(0.6, 0.65 + 0.015 * handicap) };
  const weight = HANDICAP_WEIGHS + overPar.length;
  const mean = (HANDICAP_WEIGHS * expected.mean + overPar.reduce((sum, strokes) => sum + strokes, 0)) / weight;
  const squares = overPar.reduce((sum, strokes) => sum + (strokes - mean) ** 2, 0);
  return { mean, spread: Math.sqrt((HANDICAP_WEIGHS * expected.spread ** 2 + squares) / weight) };
}
