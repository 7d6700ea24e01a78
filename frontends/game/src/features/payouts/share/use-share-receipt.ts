import { receiptOf, type RoundSettlement } from '@fairshare/golf-rules';
import { useToast } from '@fairshare/ui';
import { useSelection } from '../../../session/selection/selection';
import { shareText } from '../../../shared/send';
import type { SettlementScope } from '../settle/settlement-scope';
import { namedSideGames } from '../../../shared/selection-name';
import type { PhoneRound } from '../money/phone-round';
import { provisionalGames } from '../money/provisional-pots';
import { COPIED, COULD_NOT_SHARE } from '../texts';
import { receiptText } from './receipt-text';
import { roundTitle } from './round-title';
import { throughWords } from './through';

/** Opens the phone's share sheet with the round's receipt, or copies the receipt to the clipboard. */
export function useShareReceipt(round: PhoneRound, settlement: RoundSettlement, scope: SettlementScope): () => Promise<void> {
  const { group } = useSelection();
  const { toast } = useToast();
  return async () => {
    const title = roundTitle(round, group);
    try {
      const text = receiptText(title, round.players, receiptOf(settlement), {
        scope: withNames(scope, settlement),
        isProvisional: provisionalGames(settlement.breakdown.games).length > 0,
        through: throughWords(round),
        link: linkTo(round),
      });
      if ((await shareText(title.game, text)) === 'copied') toast({ title: COPIED, tone: 'success' });
    } catch {
      toast({ title: COULD_NOT_SHARE, tone: 'error' });
    }
  };
}

/** A link to the round's Payouts, for members of its group. */
function linkTo({ game: { id, groupId } }: PhoneRound): string {
  const address = new URL('/', window.location.href);
  address.search = new URLSearchParams({ group: groupId, game: id, tab: 'scoreboard' }).toString();
  return address.href;
}

function withNames(scope: SettlementScope, { breakdown }: RoundSettlement): SettlementScope {
  const sideGames = namedSideGames(breakdown, scope.sideGames);
  return sideGames.length > 0 ? { ...scope, sideGames } : scope;
}
