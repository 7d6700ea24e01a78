import { overrideValues, type RoundSettlement, type Selection, settleRound, type ValueOverrides } from '@fairshare/golf-rules';
import { ifPlayable } from './if-playable';
import { roundInput, type ScoresOnPhone } from './round-input';

/** What the server would answer, from the scores this phone has, in integer cents; null when a chosen game is not there. */
export function settleOnPhone(round: ScoresOnPhone, selections: readonly Selection[], values: ValueOverrides = {}): RoundSettlement | null {
  return ifPlayable(() => settleRound(overrideValues(roundInput(round), selections, values), selections), null);
}
