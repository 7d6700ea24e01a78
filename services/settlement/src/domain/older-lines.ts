import type { ByPlayer, Cents } from '@fairshare/golf-rules';
import { sumOf } from './nets';
import { lineOf, pagedLinesOf, type PaymentLine, type RoundLine, type RoundOnTab, type Tab, type TabLine, type Twin } from './tab';

/**
 * A page: a document of older lines of a tab. Its lines are never rewritten, except that a deleted account is taken out of them. What happens to
 * them later (a payment is undone, a round is deleted) is a line of the tab, and is noted here once that line moves to a page as well.
 */
export interface TabPage {
  readonly id: string;
  readonly groupId: string;
  /** From 1, the oldest. It belongs to the tab if the tab counts as many pages; otherwise whoever made it stopped before the tab's write. */
  readonly number: number;
  /** The place of its first line among all lines of the tab, from 1. */
  readonly first: number;
  /** The version of the tab that its lines were moved from. */
  readonly movedFrom: number;
  /** The newest last. */
  readonly lines: readonly TabLine[];
  /** Requests that say a payment of this page again. */
  readonly twins: Readonly<Record<string, Twin>>;
  /** Rounds that have no line on the tab itself: how far they are. The tab knows better. */
  readonly rounds: Readonly<Record<string, RoundOnTab>>;
  /** A payment of this page → the line that took it back. */
  readonly undone: Readonly<Record<string, string>>;
  /** Rounds of these lines that were deleted. */
  readonly gone: readonly string[];
}

/** A payment, as far as another one may say it again. Cents. */
export type SamePayment = Pick<PaymentLine['payment'], 'from' | 'to' | 'cents'>;

/** What a change, or a reader, needs to know about older lines. */
export interface About {
  /** Ids of lines, or of requests that recorded a payment. */
  readonly lines?: readonly string[];
  readonly round?: string;
  /** Payments like this one that its caller had not seen (`seen`: the newest line they had; null: none), or, if they do not say, of about this time. */
  readonly like?: SamePayment & { readonly seen: string | null | undefined; readonly at: string };
}

/** What the pages of a tab know about this. */
export interface OlderLines {
  /** How many pages the tab had. */
  readonly count: number;
  /** Those of them that know something, the oldest first. */
  readonly found: readonly TabPage[];
}

export const NO_OLDER_LINES: OlderLines = { count: 0, found: [] };

/** Ids in order of number. */
export const pageId = (groupId: string, number: number): string => `${groupId}.${String(number).padStart(6, '0')}`;

/** How a line, or a request that says it again, is found. */
export const lineKey = (groupId: string, id: string): string => `${groupId}/${id}`;

/** How payments are found that another one may say again: all of them, or those of one day (UTC, yyyy-mm-dd). */
export const paidKey = (groupId: string, { from, to, cents }: SamePayment, day?: string): string => `${groupId}/${from}/${to}/${cents}${day === undefined ? '' : `/${day}`}`;

/** The day of an instant. UTC, yyyy-mm-dd. */
export const dayOf = (at: string): string => at.slice(0, 'yyyy-mm-dd'.length);

/** The rounds of lines, each once. */
export const roundsOf = (lines: readonly TabLine[]): string[] => [...new Set(lines.flatMap((line) => ('round' in line ? [line.round.id] : [])))];

/** Of these pages, those that belong to the tab, the oldest first, each once. */
export function pagesOf(tab: Pick<Tab, 'id' | 'moved'>, pages: readonly TabPage[]): TabPage[] {
  const own = pages.filter(({ groupId, number }) => groupId === tab.id && number <= pagedLinesOf(tab).pages);
  return [...new Map(own.map((page) => [page.number, page])).values()].sort((one, other) => one.number - other.number);
}

/** A line, on the tab or on a page that was found. */
export const findLine = (tab: Tab, id: string, older: OlderLines): TabLine | undefined => lineOf(tab, id) ?? older.found.flatMap((page) => lineOf(page, id) ?? [])[0];

/** A line with its place among all lines of its tab, from 1. */
export interface PlacedLine {
  readonly line: TabLine;
  readonly place: number;
}

/** The lines of a tab and of the pages that were found, the newest last. */
export function placedLines(tab: Tab, { found }: OlderLines): PlacedLine[] {
  const placed = (first: number, lines: readonly TabLine[]) => lines.map((line, index) => ({ line, place: first + index }));
  return [...found.flatMap(({ first, lines }) => placed(first, lines)), ...placed(pagedLinesOf(tab).lines + 1, tab.lines)];
}

/** Requests that say a payment again, as the tab and the pages that were found know them. */
export const twinsOf = (tab: Tab, { found }: OlderLines): Twin[] => [tab, ...found].flatMap(({ twins }) => Object.values(twins));

/** The request that this id belongs to, if it says a payment again. */
export const twinWithId = (tab: Tab, id: string, { found }: OlderLines): Twin | undefined =>
  [tab, ...found].flatMap(({ twins }) => (Object.hasOwn(twins, id) ? [twins[id] as Twin] : []))[0];

/** Payments that were taken back → the line that did. Of payments on pages: of those that were found. */
export function undoings(tab: Tab, { found }: OlderLines): ReadonlyMap<string, string> {
  const noted = found.flatMap(({ undone }) => Object.entries(undone));
  return new Map([...noted, ...tab.lines.flatMap((line): [string, string][] => (line.kind === 'undone' ? [[line.undoes, line.id]] : []))]);
}

/** How far a round is. A page knows it where the tab does not. */
export function roundOnTab(tab: Tab, roundId: string, { found }: OlderLines): RoundOnTab | undefined {
  return [tab, ...found.toReversed()].flatMap(({ rounds }) => (Object.hasOwn(rounds, roundId) ? [rounds[roundId] as RoundOnTab] : []))[0];
}

/** What a round has posted so far, on the tab and on pages; undefined: it has no line. */
export function postedOf({ lines }: Tab, roundId: string, known: RoundOnTab | undefined): { readonly round: RoundLine['round']; readonly nets: ByPlayer<Cents> } | undefined {
  const here = lines.filter((line): line is RoundLine => 'round' in line && line.round.id === roundId);
  const round = known?.moved?.round ?? here[0]?.round;
  return round && { round, nets: sumOf([known?.moved?.nets ?? {}, ...here.map(({ nets }) => nets)]) };
}
