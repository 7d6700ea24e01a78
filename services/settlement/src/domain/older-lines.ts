import type { ByPlayer, Cents } from '@fairshare/golf-rules';
import { sumOf } from './nets';
import { lineOf, pagedLinesOf, type PaymentLine, type RoundLine, type RoundOnTab, type Tab, type TabLine, type Twin } from './tab';

/**
 * A page: a document of older lines of a tab. Its lines are never rewritten, except to remove a deleted account. A later change to them (a
 * payment is undone, a round is deleted) is a line of the tab, and is noted here once that line moves to a page as well.
 */
export interface TabPage {
  readonly id: string;
  readonly groupId: string;
  /** From 1, the oldest. A page above the tab's page count is orphaned: its writer stopped before it wrote the tab. */
  readonly number: number;
  /** The position of its first line among all lines of the tab, from 1. */
  readonly first: number;
  /** The version of the tab from which its lines were moved. */
  readonly movedFrom: number;
  /** The newest last. */
  readonly lines: readonly TabLine[];
  /** Requests that duplicate a payment of this page. */
  readonly twins: Readonly<Record<string, Twin>>;
  /** The posting state of rounds without a line on the tab itself. If the tab has a state, that one is newer. */
  readonly rounds: Readonly<Record<string, RoundOnTab>>;
  /** A payment of this page → the line that reversed it. */
  readonly undone: Readonly<Record<string, string>>;
  /** Rounds of these lines that were deleted. */
  readonly gone: readonly string[];
}

/** The fields by which two payments are compared as duplicates. Cents. */
export type SamePayment = Pick<PaymentLine['payment'], 'from' | 'to' | 'cents'>;

/** The older lines that a change or a reader needs. */
export interface About {
  /** Ids of lines, or of requests that recorded a payment. */
  readonly lines?: readonly string[];
  readonly round?: string;
  /** Payments that this one may duplicate: those after `seen` (the caller's newest line; null: none), or without `seen` those of about this time. */
  readonly like?: SamePayment & { readonly seen: string | null | undefined; readonly at: string };
}

/** The loaded pages of a tab's older lines. */
export interface OlderLines {
  /** The page count of the tab. */
  readonly count: number;
  /** The relevant pages, oldest first. */
  readonly found: readonly TabPage[];
}

export const NO_OLDER_LINES: OlderLines = { count: 0, found: [] };

/** The id of a page. Ids sort by number. */
export const pageId = (groupId: string, number: number): string => `${groupId}.${String(number).padStart(6, '0')}`;

/** The index key of a line, or of a request that duplicates it. */
export const lineKey = (groupId: string, id: string): string => `${groupId}/${id}`;

/** The index key of payments that another one may duplicate: all of them, or those of one day (UTC, yyyy-mm-dd). */
export const paidKey = (groupId: string, { from, to, cents }: SamePayment, day?: string): string => `${groupId}/${from}/${to}/${cents}${day === undefined ? '' : `/${day}`}`;

/** The day of an instant. UTC, yyyy-mm-dd. */
export const dayOf = (at: string): string => at.slice(0, 'yyyy-mm-dd'.length);

/** The rounds of lines, each once. */
export const roundsOf = (lines: readonly TabLine[]): string[] => [...new Set(lines.flatMap((line) => ('round' in line ? [line.round.id] : [])))];

/** The given pages that belong to the tab, oldest first, without duplicates. */
export function pagesOf(tab: Pick<Tab, 'id' | 'moved'>, pages: readonly TabPage[]): TabPage[] {
  const own = pages.filter(({ groupId, number }) => groupId === tab.id && number <= pagedLinesOf(tab).pages);
  return [...new Map(own.map((page) => [page.number, page])).values()].sort((one, other) => one.number - other.number);
}

/** Finds a line on the tab or on a loaded page. */
export const findLine = (tab: Tab, id: string, older: OlderLines): TabLine | undefined => lineOf(tab, id) ?? older.found.flatMap((page) => lineOf(page, id) ?? [])[0];

/** A line with its position among all lines of its tab, from 1. */
export interface PlacedLine {
  readonly line: TabLine;
  readonly place: number;
}

/** The lines of a tab and of the loaded pages, newest last. */
export function placedLines(tab: Tab, { found }: OlderLines): PlacedLine[] {
  const placed = (first: number, lines: readonly TabLine[]) => lines.map((line, index) => ({ line, place: first + index }));
  return [...found.flatMap(({ first, lines }) => placed(first, lines)), ...placed(pagedLinesOf(tab).lines + 1, tab.lines)];
}

/** Requests that duplicate a payment, from the tab and the loaded pages. */
export const twinsOf = (tab: Tab, { found }: OlderLines): Twin[] => [tab, ...found].flatMap(({ twins }) => Object.values(twins));

/** The request with this id, if it duplicates a payment. */
export const twinWithId = (tab: Tab, id: string, { found }: OlderLines): Twin | undefined =>
  [tab, ...found].flatMap(({ twins }) => (Object.hasOwn(twins, id) ? [twins[id] as Twin] : []))[0];

/** Reversed payments of the tab and the loaded pages → the line that reversed them. */
export function undoings(tab: Tab, { found }: OlderLines): ReadonlyMap<string, string> {
  const noted = found.flatMap(({ undone }) => Object.entries(undone));
  return new Map([...noted, ...tab.lines.flatMap((line): [string, string][] => (line.kind === 'undone' ? [[line.undoes, line.id]] : []))]);
}

/** The posting state of a round: from the tab, else from the newest loaded page that has it. */
export function roundOnTab(tab: Tab, roundId: string, { found }: OlderLines): RoundOnTab | undefined {
  return [tab, ...found.toReversed()].flatMap(({ rounds }) => (Object.hasOwn(rounds, roundId) ? [rounds[roundId] as RoundOnTab] : []))[0];
}

/** The sum a round has posted so far, on the tab and on pages; undefined: it has no line. */
export function postedOf({ lines }: Tab, roundId: string, known: RoundOnTab | undefined): { readonly round: RoundLine['round']; readonly nets: ByPlayer<Cents> } | undefined {
  const here = lines.filter((line): line is RoundLine => 'round' in line && line.round.id === roundId);
  const round = known?.moved?.round ?? here[0]?.round;
  return round && { round, nets: sumOf([known?.moved?.nets ?? {}, ...here.map(({ nets }) => nets)]) };
}
