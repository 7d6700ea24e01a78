import type { RoundSettlement } from '@fairshare/golf-rules';
import type { SettlementScope } from '../settle/settlement-scope';
import type { PhoneRound } from '../money/phone-round';

/** What of a round is shared. */
export interface SharedRound {
  readonly round: PhoneRound;
  readonly settlement: RoundSettlement;
  readonly scope: SettlementScope;
}
