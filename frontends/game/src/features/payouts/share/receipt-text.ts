import { isolated } from '@fairshare/ui';
import type { Player } from '@fairshare/contracts';
import { formatDollars, formatSignedDollars, type Receipt } from '@fairshare/golf-rules';
import type { SettlementScope } from '../settle/settlement-scope';
import { playerOf } from '../../../shared/player-of';
import { ALL_EVEN, headline, headlineGames, IF_PLAY_STOPPED, leftOutSentence, PROVISIONAL_GAMES_RECEIPT, PROVISIONAL_RECEIPT } from '../texts';
import type { RoundTitle } from './round-title';

/** What the message states besides the amounts: which games they cover, how far those are played, and whether the amounts may still change. */
interface ReceiptTerms {
  readonly scope: SettlementScope;
  readonly isProvisional: boolean;
  /** "2/9/16 through 16, BBB through 11"; empty: all holes are entered. */
  readonly through?: string;
  /** A link to the full result. */
  readonly link?: string;
}

/** The receipt of a round as a short message: the payments, each net in one line, the progress, and a link to the full result. */
export function receiptText(title: RoundTitle, players: readonly Player[], receipt: Receipt, { scope, isProvisional, through = '', link = '' }: ReceiptTerms): string {
  const nameOf = (playerId: string) => isolated(playerOf(players, playerId).name);
  const payments = receipt.payments.map(({ from, to, cents }) => `${nameOf(from)} pays ${nameOf(to)} ${formatDollars(cents)}`);
  const nets = receipt.totals.map(({ playerId, cents }) => `${nameOf(playerId)} ${formatSignedDollars(cents)}`);
  return [
    [isolated(title.game), isolated(title.group), title.day].filter(Boolean).join(', '),
    `${scope.isLive ? `${IF_PLAY_STOPPED} ` : ''}${payments.length === 0 && headlineGames(scope) !== undefined ? ALL_EVEN : headline(payments.length, scope)}`,
    ...payments,
    nets.join(' · '),
    scope.leftOut.length > 0 && leftOutSentence(scope.leftOut, scope.sideGames),
    through,
    isProvisional && (scope.sideGames ? PROVISIONAL_GAMES_RECEIPT : PROVISIONAL_RECEIPT),
    link,
  ]
    .filter(Boolean)
    .join('\n');
}
