import type { ByPlayer, Cents, PlayerId, Selection } from '@fairshare/golf-rules';
import { sumOf } from './nets';

interface Line {
  readonly id: string;
  /** When it happened, as whoever wrote it says; never after it was written. */
  readonly at: string;
  /** User id; null: an account that is gone, or nobody knows. */
  readonly by: string | null;
  /** What it moves; sums to zero. */
  readonly nets: ByPlayer<Cents>;
}

/** What a finished round gave (`round`), or gives now less what it had posted (`correction`). */
export interface RoundLine extends Line {
  readonly kind: 'round' | 'correction';
  /** With the name it had then. */
  readonly round: { readonly id: string; readonly name: string; readonly createdAt: string };
  /** Absent: the whole round at its own values. Else what was settled. */
  readonly chosen?: ChosenGames | undefined;
}

/** Which games of a round were settled, and by which values: cents; null: the round's own. */
export interface ChosenGames {
  readonly selectedGames: readonly Selection[];
  /** The side games among them, as they were called then; absent: none. */
  readonly sideGames?: readonly { readonly id: string; readonly name: string }[];
  readonly pointValueCents: Cents | null;
  readonly fbtValueCents: Cents | null;
}

/** Money that changed hands outside the product: `from` gave `to`. */
export interface PaymentLine extends Line {
  readonly kind: 'payment';
  readonly payment: { readonly from: PlayerId; readonly to: PlayerId; readonly cents: Cents; readonly note: string | null };
  /** When it was written, by our clock. */
  readonly recordedAt: string;
  /** What whoever recorded it calls it. */
  readonly entryId?: string;
}

/** Takes a payment back. */
export interface UndoneLine extends Line {
  readonly kind: 'undone';
  /** The payment's line. */
  readonly undoes: string;
  /** What the other side said when they disagreed; null: it was simply undone. */
  readonly reason: string | null;
}

export type TabLine = RoundLine | PaymentLine | UndoneLine;

/** How far a round is on the tab. */
export interface RoundOnTab {
  /** The version of its saved result that was posted last. */
  readonly version: number;
  /** It was deleted: nothing of it is posted any more. */
  readonly isGone: boolean;
  /** What its lines on pages come to. Absent: none of its lines is on a page. */
  readonly moved?: Pick<RoundLine, 'round' | 'nets'>;
}

/** A request to record a payment that another member had recorded already. */
export interface Twin {
  /** That payment's line. */
  readonly lineId: string;
  /** Whose request it was. */
  readonly by: string;
  /** What they call it. */
  readonly entryId?: string;
}

/** What of a tab is on pages: its older lines. */
export interface PagedLines {
  /** How many pages belong to the tab. They count from 1, the oldest. */
  readonly pages: number;
  readonly lines: number;
  /** What these lines come to. */
  readonly balances: ByPlayer<Cents>;
}

/** What a group's players owe each other: a ledger of lines that are only ever added. */
export interface Tab {
  /** The group's. */
  readonly id: string;
  /** The newest last. Older lines are on pages. */
  readonly lines: readonly TabLine[];
  /** Absent: every line is here. */
  readonly moved?: PagedLines;
  /** Those of the lines here, at least. */
  readonly rounds: Readonly<Record<string, RoundOnTab>>;
  /** The id that a request's payment would have got → the payment that it says again. */
  readonly twins: Readonly<Record<string, Twin>>;
  /** Player id → when they were reminded last. Absent: nobody ever was. */
  readonly reminders?: Readonly<Record<string, { readonly at: string }>>;
  /** User id → how many payments they recorded on this day (UTC, yyyy-mm-dd), the last one that has any. Absent: nobody has since this is counted. */
  readonly recorded?: { readonly day: string; readonly by: Readonly<Record<string, number>> };
}

const NO_PAGES: PagedLines = { pages: 0, lines: 0, balances: {} };

/** What of a tab is on pages; of a tab that has none, nothing. */
export const pagedLinesOf = ({ moved = NO_PAGES }: Pick<Tab, 'moved'>): PagedLines => moved;

export const emptyTab = (groupId: string): Tab => ({ id: groupId, lines: [], rounds: {}, twins: {} });

export const withLine = (tab: Tab, line: TabLine): Tab => ({ ...tab, lines: [...tab.lines, line] });

/** A line that is on the tab itself. */
export const lineOf = ({ lines }: Pick<Tab, 'lines'>, id: string): TabLine | undefined => lines.find((line) => line.id === id);

/** What is owed now: the sum of the lines, those on pages too. Everyone on the tab has an entry. */
export const balancesOf = (tab: Tab): ByPlayer<Cents> => sumOf([pagedLinesOf(tab).balances, ...tab.lines.map(({ nets }) => nets)]);

/** Everyone on the tab, in player order; who is archived, until they are even. */
export function shownBalances(tab: Tab, players: readonly { readonly id: PlayerId; readonly archivedAt?: string | undefined }[]): ByPlayer<Cents> {
  const balances = balancesOf(tab);
  const known = players.filter(({ id, archivedAt }) => Object.hasOwn(balances, id) && (archivedAt === undefined || balances[id] !== 0));
  const unknown = Object.keys(balances).filter((playerId) => balances[playerId] !== 0 && !players.some(({ id }) => id === playerId));
  return Object.fromEntries([...known.map(({ id }) => id), ...unknown].map((playerId) => [playerId, balances[playerId] ?? 0]));
}
