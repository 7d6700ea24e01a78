import type { Player } from '@fairshare/contracts';
import { centsToDollars, type Cents, type Receipt } from '@fairshare/golf-rules';
import { playerOf } from '../../../shared/player-of';
import { type NamedSideGame, selectionName } from '../../../shared/selection-name';
import { CSV_COLUMNS, CSV_ENTRIES } from '../texts';
import type { RoundTitle } from './round-title';

const LINE_END = '\r\n';
/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The receipt of a round as a table (RFC 4180): one line per player and game, one total per player, which is the sum of the player's lines, and one line per
 * payment. Amounts are dollars, signed from the player's side: a negative amount is paid by the player.
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
 * Text that a spreadsheet would execute as a formula: at the start of the text, and after any character that separates fields in some country, because a cell
 * starts there if the quotes are lost.
 */
const FORMULA = /(^|[;,\t|\r\n])(\s*)(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** Always in quotes. An apostrophe before a possible formula makes a spreadsheet read it as text. */
const textCell = (text: string): string => `"${text.replace(FORMULA, "$1$2'").replaceAll('"', '""')}"`;

/** A plain number, so that spreadsheets can sum it. */
function amountCell(cents: Cents): string {
  return centsToDollars(cents).toFixed(2);
}
