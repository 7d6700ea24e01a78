import { receiptOf, type RoundSettlement } from '@fairshare/golf-rules';
import { useToast } from '@fairshare/ui';
import { useSelection } from '../../../session/selection/selection';
import { shareText } from '../../../shared/send';
import type { Coverage } from '../combined/coverage';
import type { PhoneRound } from '../money/phone-round';
import { hasProvisionalPots } from '../money/provisional-pots';
import { COPIED, COULD_NOT_SHARE } from '../texts';
import { receiptText } from './receipt-text';
import { roundTitle } from './round-title';

/** Hands the round's receipt to the phone's share sheet, or to the clipboard. */
export function useShareReceipt(round: PhoneRound, settlement: RoundSettlement, coverage: Coverage): () => Promise<void> {
  const { group } = useSelection();
  const { toast } = useToast();
  return async () => {
    const title = roundTitle(round, group);
    try {
      const text = receiptText(title, round.players, receiptOf(settlement), { coverage, isProvisional: hasProvisionalPots(settlement.breakdown.games) });
      if ((await shareText(title.game, text)) === 'copied') toast({ title: COPIED, tone: 'success' });
    } catch {
      toast({ title: COULD_NOT_SHARE, tone: 'error' });
    }
  };
}
