import type { RoundSettlement } from '@fairshare/golf-rules';
import type { SettlementScope } from '../settle/settlement-scope';
import type { PhoneRound } from '../money/phone-round';

/** The data of a round that is shared. */
export interface SharedRound {
  readonly round: PhoneRound;
  readonly settlement: RoundSettlement;
  readonly scope: SettlementScope;
}
