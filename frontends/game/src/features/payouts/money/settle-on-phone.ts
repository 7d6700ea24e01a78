import { GolfRulesError, overrideValues, type RoundSettlement, type Selection, settleRound, type ValueOverrides } from '@fairshare/golf-rules';
import { type PhoneRound, roundInput } from './phone-round';

/** What the server would answer, from the scores this phone has; null when a chosen game is not there. */
export function settleOnPhone(round: PhoneRound, selections: readonly Selection[], values: ValueOverrides = {}): RoundSettlement | null {
  try {
    return settleRound(overrideValues(roundInput(round), selections, values), selections);
  } catch (error) {
    if (error instanceof GolfRulesError) return null;
    throw error;
  }
}
