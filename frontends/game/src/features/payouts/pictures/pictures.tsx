import type { RoundSettlement } from '@fairshare/golf-rules';
import type { PhoneRound } from '../money/phone-round';

export function Pictures(_props: { round: PhoneRound; settlement: RoundSettlement | null }) {
  return null;
}
