import { overrideValues, type RoundSettlement, type Selection, settleRound, type ValueOverrides } from '@fairshare/golf-rules';
import { ifPlayable } from './if-playable';
import { roundInput, type ScoresOnPhone } from './round-input';

/** The settlement that the server would compute, from the scores on this phone, in integer cents; null if the round lacks a chosen game. */
export function settleOnPhone(round: ScoresOnPhone, selections: readonly Selection[], values: ValueOverrides = {}): RoundSettlement | null {
  return ifPlayable(() => settleRound(overrideValues(roundInput(round), selections, values), selections), null);
}
