/** The known facts about a player's scoring. */
export interface KnownScores {
  /** Missing: no handicap index. */
  readonly handicapIndex?: number | undefined;
  /** Strokes over par on each hole the player played, scored as in the coming round. */
  readonly overPar?: readonly number[] | undefined;
}

/** A player's usual score, in strokes over par on one hole. */
export interface UsualScores {
  readonly mean: number;
  /** Standard deviation. */
  readonly spread: number;
}

const HOLES = 18;
/** The assumed handicap of a player without a handicap: a bogey golfer. */
const BOGEY_GOLFER = 18;
/** A handicap comes from a player's best rounds. The average round is about this many strokes worse. */
const ABOVE_HANDICAP = 2;
/** A handicap has the weight of this many played holes. */
const HANDICAP_WEIGHS = 9;

/**
 * Estimates a player's usual score from the holes they played. The fewer those are, the more the handicap counts.
 *
 * @param strokesGiven for 18 holes: the fallback for an unknown handicap index
 */
export function usualScores({ handicapIndex, overPar = [] }: KnownScores, strokesGiven?: number): UsualScores {
  const handicap = handicapIndex ?? strokesGiven ?? BOGEY_GOLFER;
  const expected = { mean: (handicap + ABOVE_HANDICAP) / HOLES, spread: Math.max(0.6, 0.65 + 0.015 * handicap) };
  const weight = HANDICAP_WEIGHS + overPar.length;
  const mean = (HANDICAP_WEIGHS * expected.mean + overPar.reduce((sum, strokes) => sum + strokes, 0)) / weight;
  const squares = overPar.reduce((sum, strokes) => sum + (strokes - mean) ** 2, 0);
  return { mean, spread: Math.sqrt((HANDICAP_WEIGHS * expected.spread ** 2 + squares) / weight) };
}
