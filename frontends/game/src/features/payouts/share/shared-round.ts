import type { RoundSettlement } from '@fairshare/golf-rules';
import type { Coverage } from '../combined/coverage';
import type { PhoneRound } from '../money/phone-round';

/** What of a round is shared. */
export interface SharedRound {
  readonly round: PhoneRound;
  readonly settlement: RoundSettlement;
  readonly coverage: Coverage;
}
