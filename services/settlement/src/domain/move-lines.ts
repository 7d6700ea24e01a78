import { sumOf } from './nets';
import { pageId, roundsOf, type TabPage } from './older-lines';
import { pagedLinesOf, type RoundOnTab, type Tab, type TabLine, type Twin } from './tab';

/** The number of lines of a page, and the minimum number of lines that stay on the tab. */
export interface PageSizes {
  readonly page: number;
  readonly kept: number;
}

/** A tab of 100 to 200 lines takes about as long to read and write as everything around it. */
export const PAGE_SIZES: PageSizes = { page: 100, kept: 100 };

/** Updates to be noted on earlier pages of the tab. */
export interface Notes {
  /** Reversed payments → the line that reversed them. */
  readonly undone: Readonly<Record<string, string>>;
  /** Rounds that were deleted. */
  readonly gone: readonly string[];
  readonly twins: Readonly<Record<string, Twin>>;
  /** Rounds whose posting state is on a newer page. */
  readonly rounds: readonly string[];
}

/** A tab without its older lines, the pages that have them, and the notes for earlier pages. */
export interface Moving {
  readonly tab: Tab;
  readonly pages: readonly TabPage[];
  readonly notes: Notes;
}

/** Whether at least a page of lines can leave the tab. */
export const isLong = ({ lines }: Tab, { page, kept }: PageSizes): boolean => lines.length >= page + kept;

/** Moves the older lines of a tab to pages. Deterministic: the result depends only on the tab, its version and the page sizes. */
export function withoutOlderLines(tab: Tab, version: number, { page: size, kept }: PageSizes): Moving {
  const count = Math.max(0, Math.floor((tab.lines.length - kept) / size));
  const [leaving, lines] = [tab.lines.slice(0, count * size), tab.lines.slice(count * size)];
  const moved = pagedLinesOf(tab);
  const stays = new Set(roundsOf(lines));
  const rounds = roundsAfter(tab, leaving);
  const leavingRounds = Object.entries(rounds).filter(([id]) => !stays.has(id));
  const gone = leavingRounds.flatMap(([id, { isGone }]) => (isGone ? [id] : []));
  const undone = Object.fromEntries(leaving.flatMap((line) => (line.kind === 'undone' ? [[line.undoes, line.id]] : [])));
  const isHere = new Set(lines.map(({ id }) => id));
  const [keptTwins, leavingTwins] = divided(Object.entries(tab.twins), ([, { lineId }]) => isHere.has(lineId));
  const pages = Array.from({ length: count }, (_, index): TabPage => {
    const onPage = leaving.slice(index * size, (index + 1) * size);
    const ids = new Set(onPage.map(({ id }) => id));
    const number = moved.pages + index + 1;
    return {
      id: pageId(tab.id, number),
      groupId: tab.id,
      number,
      first: moved.lines + index * size + 1,
      movedFrom: version,
      lines: onPage,
      twins: Object.fromEntries(leavingTwins.filter(([, { lineId }]) => ids.has(lineId))),
      // The newest page gets the posting state of all these rounds. The next line of any of them reads it there.
      rounds: index === count - 1 ? Object.fromEntries(leavingRounds) : {},
      undone: Object.fromEntries(Object.entries(undone).filter(([paymentId]) => ids.has(paymentId))),
      gone: roundsOf(onPage).filter((id) => gone.includes(id)),
    };
  });
  const onNewPage = new Set(leaving.map(({ id }) => id));
  return {
    pages,
    notes: {
      undone: Object.fromEntries(Object.entries(undone).filter(([paymentId]) => !onNewPage.has(paymentId))),
      gone,
      twins: Object.fromEntries(leavingTwins.filter(([, { lineId }]) => !onNewPage.has(lineId))),
      rounds: leavingRounds.flatMap(([id]) => (tab.rounds[id]?.moved ? [id] : [])),
    },
    tab: {
      ...tab,
      lines,
      twins: Object.fromEntries(keptTwins),
      rounds: Object.fromEntries(Object.entries(rounds).filter(([id]) => stays.has(id))),
      moved: { pages: moved.pages + count, lines: moved.lines + leaving.length, balances: sumOf([moved.balances, ...leaving.map(({ nets }) => nets)]) },
    },
  };
}

/** A page with its notes applied. Idempotent. */
export function withNotes(page: TabPage, notes: Notes): TabPage | 'unchanged' {
  const ids = new Set(page.lines.map(({ id }) => id));
  const undone = Object.entries(notes.undone).filter(([paymentId]) => ids.has(paymentId) && !Object.hasOwn(page.undone, paymentId));
  const twins = Object.entries(notes.twins).filter(([id, { lineId }]) => ids.has(lineId) && !Object.hasOwn(page.twins, id));
  const gone = roundsOf(page.lines).filter((id) => notes.gone.includes(id) && !page.gone.includes(id));
  const [outdated, rounds] = divided(Object.entries(page.rounds), ([id]) => notes.rounds.includes(id));
  if (undone.length + twins.length + gone.length + outdated.length === 0) return 'unchanged';
  return {
    ...page,
    undone: { ...page.undone, ...Object.fromEntries(undone) },
    twins: { ...page.twins, ...Object.fromEntries(twins) },
    gone: [...page.gone, ...gone],
    rounds: Object.fromEntries(rounds),
  };
}

/** Whether a new page replaces an orphaned one of the same number: only if that was made from an older version of the tab. */
export const replaces = (page: TabPage, left: TabPage): boolean => page.movedFrom > left.movedFrom;

/** The rounds of a tab after these lines have moved, each with the sum of its lines on pages. */
function roundsAfter(tab: Tab, leaving: readonly TabLine[]): Readonly<Record<string, RoundOnTab>> {
  const after = new Map(Object.entries(tab.rounds));
  for (const line of leaving) {
    if (!('round' in line)) continue;
    const known = after.get(line.round.id) ?? { version: 0, isGone: false };
    after.set(line.round.id, { ...known, moved: { round: known.moved?.round ?? line.round, nets: sumOf([known.moved?.nets ?? {}, line.nets]) } });
  }
  return Object.fromEntries(after);
}

/** Splits into the elements that match and the others. */
const divided = <T>(all: readonly T[], isSo: (one: T) => boolean): [T[], T[]] => [all.filter(isSo), all.filter((one) => !isSo(one))];
