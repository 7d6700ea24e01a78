import type { Page } from '@fairshare/contracts';
import type { SettlementDeps } from '../deps';
import { dayOf, lineKey, NO_OLDER_LINES, paidKey, pageId, pagesOf, type About, type OlderLines, type TabPage } from '../domain/older-lines';
import { SAME_WITHIN } from '../domain/payment';
import { lineOf, pagedLinesOf, type Tab, type TabLine } from '../domain/tab';

type Pages = Pick<SettlementDeps, 'tabPages'>;

/** Maximum number of pages searched for a payment that a new one may duplicate: 5,000 lines. */
const LOOKED_THROUGH = 50;

/** Loads the pages of a tab that contain `about`. Its reads depend on the query, not on the number of pages. */
export async function findOlderLines({ tabPages }: Pages, tab: Tab, { lines = [], round, like }: About): Promise<OlderLines> {
  const { pages: count } = pagedLinesOf(tab);
  if (count === 0) return NO_OLDER_LINES;
  const targets = lines.map((id) => (Object.hasOwn(tab.twins, id) ? (tab.twins[id]?.lineId ?? id) : id));
  const ids = new Set([...lines, ...targets, ...(like?.seen ? [like.seen] : [])].filter((id) => !lineOf(tab, id)));
  const withLines = await found(
    tab,
    [...ids].map((id) => tabPages.find('line', lineKey(tab.id, id))),
  );
  const others = await found(tab, [...(round === undefined ? [] : [tabPages.find('round', round)]), ...(like === undefined ? [] : pagesLike({ tabPages }, tab, like, withLines))]);
  return { count, found: pagesOf(tab, [...withLines, ...others]) };
}

const found = async (tab: Tab, looking: readonly Promise<readonly { readonly state: TabPage }[]>[]): Promise<TabPage[]> =>
  pagesOf(
    tab,
    (await Promise.all(looking)).flat().map(({ state }) => state),
  );

/** The pages with payments that this one may duplicate: after the newest line the caller had seen, or of about the same time. */
function pagesLike({ tabPages }: Pages, tab: Tab, { seen, at, ...payment }: NonNullable<About['like']>, withLines: readonly TabPage[]) {
  if (seen && lineOf(tab, seen)) return [];
  const withSeen = withLines.find((page) => seen && lineOf(page, seen));
  const first = Math.max(withSeen?.number ?? 1, pagedLinesOf(tab).pages - LOOKED_THROUGH + 1);
  const after = pageId(tab.id, first - 1);
  const days = seen === null || withSeen ? [undefined] : [...new Set([-SAME_WITHIN, SAME_WITHIN].map((shift) => dayOf(new Date(Date.parse(at) + shift).toISOString())))];
  return days.map((day) => tabPages.find('paid', paidKey(tab.id, payment, day), { after }));
}

/** All pages of a tab with these index keys, oldest first. */
export const findPages = async ({ tabPages }: Pages, tab: Tab, index: 'line' | 'played' | 'round' | 'author', keys: readonly string[]): Promise<TabPage[]> =>
  found(
    tab,
    keys.map((key) => tabPages.find(index, key)),
  );

/** Lines of a tab and its pages, newest first. */
export interface ReadLines {
  readonly lines: readonly TabLine[];
  /** The pages the lines are from. */
  readonly older: OlderLines;
  /** The cursor of the next page; null: there is none. */
  readonly next: string | null;
}

/** Maximum number of lines in a response without a limit: as many as a tab of one document had. */
const MOST_LINES = 6_000;

/** The lines of a tab after a cursor (the id of a line). An unknown cursor starts at the newest line. Reads only the pages it needs. */
export async function readLines({ tabPages }: Pages, tab: Tab, { limit = MOST_LINES, cursor }: Page): Promise<ReadLines> {
  const { pages: count } = pagedLinesOf(tab);
  const read: TabPage[] = [];
  let { part, end } = await startOf({ tabPages }, tab, cursor);
  const lines: TabLine[] = [];
  for (;;) {
    if ('id' in part) read.push(part);
    const start = Math.max(0, end - (limit - lines.length));
    lines.push(...part.lines.slice(start, end).reverse());
    const hasMore = start > 0 || part.number > 1;
    const last = lines.at(-1);
    if (lines.length >= limit || !hasMore) return { lines, older: { count, found: pagesOf(tab, read) }, next: hasMore && last ? last.id : null };
    const number: number = part.number - 1;
    // The page is missing only if the whole tab was just deleted.
    part = (await tabPages.get(pageId(tab.id, number)))?.state ?? { number, lines: [] };
    end = part.lines.length;
  }
}

/** A page, or the lines on the tab itself, numbered as the page after the newest. */
type Part = TabPage | Pick<TabPage, 'number' | 'lines'>;

async function startOf({ tabPages }: Pages, tab: Tab, cursor: string | undefined): Promise<{ part: Part; end: number }> {
  const newest: Part = { number: pagedLinesOf(tab).pages + 1, lines: tab.lines };
  if (cursor === undefined) return { part: newest, end: newest.lines.length };
  const parts = lineOf(tab, cursor) ? [newest] : await findPages({ tabPages }, tab, 'line', [lineKey(tab.id, cursor)]);
  for (const part of parts) {
    const end = part.lines.findIndex(({ id }) => id === cursor);
    if (end >= 0) return { part, end };
  }
  return { part: newest, end: newest.lines.length };
}

/** A tab at one of its versions. */
export interface TabAt {
  readonly tab: Tab;
  readonly version: number;
}
