import { isolated } from '@fairshare/ui';
import type { Player } from '@fairshare/contracts';
import { formatDollars, formatSignedDollars, type Receipt, type ReceiptTotal, SELECTION_NAMES } from '@fairshare/golf-rules';
import type { Coverage } from '../combined/coverage';
import { playerOf } from '../../../shared/player-of';
import { ALL_EVEN, headline, headlineGames, IF_PLAY_STOPPED, leftOutSentence, NET_PER_PLAYER, PROVISIONAL_RECEIPT } from '../texts';
import type { RoundTitle } from './round-title';

/** What has to be said with the amounts: what they cover, and whether they may still change. */
interface ReceiptTerms {
  readonly coverage: Coverage;
  readonly isProvisional: boolean;
}

/** The receipt of a round as a message: who pays whom, then each net with the games it is made of. */
export function receiptText(title: RoundTitle, players: readonly Player[], receipt: Receipt, { coverage, isProvisional }: ReceiptTerms): string {
  const nameOf = (playerId: string) => isolated(playerOf(players, playerId).name);
  const payments = receipt.payments.map(({ from, to, cents }) => `${nameOf(from)} pays ${nameOf(to)} ${formatDollars(cents)}`);
  const nets = receipt.totals.map((total) => `${nameOf(total.playerId)} ${formatSignedDollars(total.cents)}${gamesOf(receipt, total)}`);
  return [
    [isolated(title.game), isolated(title.group), title.day].filter(Boolean).join(', '),
    `${coverage.isLive ? `${IF_PLAY_STOPPED} ` : ''}${payments.length === 0 && headlineGames(coverage) !== undefined ? ALL_EVEN : headline(payments.length, coverage)}`,
    ...payments,
    ...(coverage.leftOut.length > 0 ? ['', leftOutSentence(coverage.leftOut)] : []),
    '',
    NET_PER_PLAYER,
    ...nets,
    ...(isProvisional ? ['', PROVISIONAL_RECEIPT] : []),
  ].join('\n');
}

function gamesOf({ lines }: Receipt, { playerId }: ReceiptTotal): string {
  const games = lines.filter((line) => line.playerId === playerId && line.cents !== 0);
  if (games.length === 0) return '';
  return ` (${games.map(({ selection, cents }) => `${SELECTION_NAMES[selection]} ${formatSignedDollars(cents)}`).join(', ')})`;
}
