import { GolfRulesError } from '@fairshare/golf-rules';

/** The result of a computation by the rules; `otherwise` if the rules reject the round, as they may for a round from another release. */
export function ifPlayable<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof GolfRulesError) return otherwise;
    throw error;
  }
}
