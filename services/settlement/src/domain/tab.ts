import type { ByPlayer, Cents, PlayerId, Selection } from '@fairshare/golf-rules';
import { sumOf } from './nets';

interface Line {
  readonly id: string;
  /** When it happened according to its writer; never later than it was written. */
  readonly at: string;
  /** User id; null: a deleted or unknown account. */
  readonly by: string | null;
  /** The amounts it moves; their sum is zero. */
  readonly nets: ByPlayer<Cents>;
}

/** The result of a finished round (`round`), or the difference between its current result and what it had posted (`correction`). */
export interface RoundLine extends Line {
  readonly kind: 'round' | 'correction';
  /** The round, with its name at that time. */
  readonly round: { readonly id: string; readonly name: string; readonly createdAt: string };
  /** The games that were settled; absent: the whole round at its own values. */
  readonly chosen?: ChosenGames | undefined;
}

/** The settled games of a round and their values in cents; null: the round's own. */
export interface ChosenGames {
  readonly selectedGames: readonly Selection[];
  /** The side games among them, with their names at that time; absent: none. */
  readonly sideGames?: readonly { readonly id: string; readonly name: string }[];
  readonly pointValueCents: Cents | null;
  readonly fbtValueCents: Cents | null;
}

/** Money that changed hands outside the product: `from` gave `to`. */
export interface PaymentLine extends Line {
  readonly kind: 'payment';
  readonly payment: { readonly from: PlayerId; readonly to: PlayerId; readonly cents: Cents; readonly note: string | null };
  /** When it was written, by the server's clock. */
  readonly recordedAt: string;
  /** The recorder's own id of it. */
  readonly entryId?: string;
}

/** Reverses a payment. */
export interface UndoneLine extends Line {
  readonly kind: 'undone';
  /** The payment's line. */
  readonly undoes: string;
  /** The other side's reason for reopening it; null: its recorder undid it. */
  readonly reason: string | null;
}

export type TabLine = RoundLine | PaymentLine | UndoneLine;

/** The posting state of a round on the tab. */
export interface RoundOnTab {
  /** The version of its saved result that was posted last. */
  readonly version: number;
  /** The round was deleted, so nothing of it is posted any more. */
  readonly isGone: boolean;
  /** The sum of its lines on pages. Absent: none of its lines is on a page. */
  readonly moved?: Pick<RoundLine, 'round' | 'nets'>;
}

/** A duplicate: a request to record a payment that another member had already recorded. */
export interface Twin {
  /** The line of the recorded payment. */
  readonly lineId: string;
  /** The user who sent the request. */
  readonly by: string;
  /** That user's own id of the payment. */
  readonly entryId?: string;
}

/** The part of a tab that is on pages: its older lines. */
export interface PagedLines {
  /** The number of pages of the tab. Pages are numbered from 1, the oldest. */
  readonly pages: number;
  readonly lines: number;
  /** The sum of these lines. */
  readonly balances: ByPlayer<Cents>;
}

/** The debts among a group's players, as an append-only ledger of lines. */
export interface Tab {
  /** The id of the group. */
  readonly id: string;
  /** Newest last. Older lines are on pages. */
  readonly lines: readonly TabLine[];
  /** Absent: every line is here. */
  readonly moved?: PagedLines;
  /** The posting state of at least the rounds with lines here. */
  readonly rounds: Readonly<Record<string, RoundOnTab>>;
  /** The id that a duplicate request's payment would have had → the duplicate. */
  readonly twins: Readonly<Record<string, Twin>>;
  /** Player id → their last reminder. Absent: no player was ever reminded. */
  readonly reminders?: Readonly<Record<string, { readonly at: string }>>;
  /** User id → number of payments recorded on the last day with any (UTC, yyyy-mm-dd). Absent: none were recorded since this field was added. */
  readonly recorded?: { readonly day: string; readonly by: Readonly<Record<string, number>> };
}

const NO_PAGES: PagedLines = { pages: 0, lines: 0, balances: {} };

/** The part of a tab that is on pages; empty for a tab without pages. */
export const pagedLinesOf = ({ moved = NO_PAGES }: Pick<Tab, 'moved'>): PagedLines => moved;

export const emptyTab = (groupId: string): Tab => ({ id: groupId, lines: [], rounds: {}, twins: {} });

export const withLine = (tab: Tab, line: TabLine): Tab => ({ ...tab, lines: [...tab.lines, line] });

/** A line that is on the tab itself. */
export const lineOf = ({ lines }: Pick<Tab, 'lines'>, id: string): TabLine | undefined => lines.find((line) => line.id === id);

/** The current balances: the sum of all lines, including those on pages. Every player on the tab has an entry. */
export const balancesOf = (tab: Tab): ByPlayer<Cents> => sumOf([pagedLinesOf(tab).balances, ...tab.lines.map(({ nets }) => nets)]);

/** The balances of all players on the tab, in player order. Archived players are included until their balance is zero. */
export function shownBalances(tab: Tab, players: readonly { readonly id: PlayerId; readonly archivedAt?: string | undefined }[]): ByPlayer<Cents> {
  const balances = balancesOf(tab);
  const known = players.filter(({ id, archivedAt }) => Object.hasOwn(balances, id) && (archivedAt === undefined || balances[id] !== 0));
  const unknown = Object.keys(balances).filter((playerId) => balances[playerId] !== 0 && !players.some(({ id }) => id === playerId));
  return Object.fromEntries([...known.map(({ id }) => id), ...unknown].map((playerId) => [playerId, balances[playerId] ?? 0]));
}
