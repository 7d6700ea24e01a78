import { GolfRulesError } from '@fairshare/golf-rules';

/** What the rules say of a round on this phone; `otherwise` where they refuse it, as they may a round of another release. */
export function ifPlayable<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof GolfRulesError) return otherwise;
    throw error;
  }
}
