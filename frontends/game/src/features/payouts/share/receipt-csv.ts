import type { Player } from '@fairshare/contracts';
import { centsToDollars, type Cents, type Receipt } from '@fairshare/golf-rules';
import { playerOf } from '../../../shared/player-of';
import { type NamedSideGame, selectionName } from '../../../shared/selection-name';
import { CSV_COLUMNS, CSV_ENTRIES } from '../texts';
import type { RoundTitle } from './round-title';

const LINE_END = '\r\n';
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The receipt of a round as a table (RFC 4180): one line per player and game, one total per player, which is the sum of the
 * player's lines, and one per payment. Amounts are dollars, signed as seen by the player: minus is what the player pays.
 */
export function receiptCsv(title: RoundTitle, players: readonly Player[], { lines, totals, payments }: Receipt, sideGames?: readonly NamedSideGame[]): string {
  const nameOf = (playerId: string) => playerOf(players, playerId).name;
  const row = (entry: string, playerId: string, game: string, paidTo: string, cents: Cents) =>
    [title.day, title.group, title.game, entry, nameOf(playerId), game, paidTo].map(textCell).concat(amountCell(cents)).join(',');
  const rows = [
    CSV_COLUMNS.map(textCell).join(','),
    ...lines.map(({ playerId, selection, cents }) => row(CSV_ENTRIES.line, playerId, selectionName(selection, sideGames), '', cents)),
    ...totals.map(({ playerId, cents }) => row(CSV_ENTRIES.total, playerId, '', '', cents)),
    ...payments.map(({ from, to, cents }) => row(CSV_ENTRIES.payment, from, '', nameOf(to), -cents)),
  ];
  return BYTE_ORDER_MARK + rows.map((cells) => cells + LINE_END).join('');
}

/**
 * What a spreadsheet would run: at the beginning, and behind whatever separates fields in some country, because there a cell begins when
 * the quotes are lost on the way.
 */
const FORMULA = /(^|[;,\t|\r\n])(\s*)(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** Always in quotes; an apostrophe before a would-be formula makes it the text it is. */
const textCell = (text: string): string => `"${text.replace(FORMULA, "$1$2'").replaceAll('"', '""')}"`;

/** A plain number, so that a spreadsheet adds it up. */
function amountCell(cents: Cents): string {
  return centsToDollars(cents).toFixed(2);
}
