import { updateOrCreate } from '@fairshare/service-kit';
import { NotFound, type Change, type Written, type WriteOptions } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import { isLong } from '../domain/move-lines';
import { NO_OLDER_LINES, type About, type OlderLines } from '../domain/older-lines';
import { emptyTab, pagedLinesOf, type Tab } from '../domain/tab';
import { findOlderLines, type TabAt } from '../loaders/older-lines';
import { dropPages } from './drop-pages';
import { writePages } from './write-pages';

/** A tab as it was written, and what its pages know of what the change was about. */
export interface WrittenTab {
  readonly tab: Written<Tab>;
  readonly older: OlderLines;
}

/** A change of a tab by a rule of the domain; `older`: what pages know of `about`. */
export interface TabChange {
  readonly rule: (tab: Tab, older: OlderLines) => Change<Tab>;
  /** What the rule needs to know about older lines. */
  readonly about?: About;
  /** Whether its first line begins a tab; default: yes. */
  readonly begins?: boolean;
}

/** How often lines are to be moved although others write all the time. Whoever gives up writes all the same, and the next one moves them. */
const TRIES = 5;

/**
 * Changes a group's tab. Where the change writes on a long tab, older lines move to pages in the same write, at the very version from which the
 * pages were made. The rule is asked again where the tab has other pages than those it was told of.
 * @throws NotFound once the group is gone for good, or for a tab that never began where this does not begin one; and what the rule throws
 */
export async function changeTab(
  deps: Pick<SettlementDeps, 'tabs' | 'tabPages' | 'pageSizes'>,
  groupId: string,
  { rule, about = {}, begins = true }: TabChange,
  options: WriteOptions = {},
): Promise<WrittenTab> {
  let older = NO_OLDER_LINES;
  let moved: TabAt | null = null;
  let tries = 0;
  const decide = (stored: Tab, version: number): Change<Tab> => {
    const tab = moved?.version === version ? moved.tab : stored;
    if (pagedLinesOf(tab).pages !== older.count) throw new NotReady('pages', { tab, version });
    const change = rule(tab, older);
    // Refused, or nothing to do: then nothing moves either.
    const writes = change !== 'unchanged' && 'state' in change;
    if (writes && tries < TRIES && isLong(tab, deps.pageSizes)) throw new NotReady('long', { tab, version });
    return change;
  };
  const begin = (): Change<Tab> => (begins ? rule(emptyTab(groupId), NO_OLDER_LINES) : 'unchanged');
  for (;;) {
    try {
      const tab = await updateOrCreate(deps.tabs, groupId, { rule: decide, begin }, options);
      // A request that had its effect before is answered without asking the rule.
      if (pagedLinesOf(tab.state).pages !== older.count) older = await findOlderLines(deps, tab.state, about);
      return { tab, older };
    } catch (error) {
      if (error instanceof NotFound && moved) await dropPages(deps, groupId);
      if (!(error instanceof NotReady)) throw error;
      if (error.reason === 'long') {
        tries += 1;
        moved = await writePages(deps, error.at, deps.pageSizes);
      }
      older = await findOlderLines(deps, moved?.version === error.at.version ? moved.tab : error.at.tab, about);
    }
  }
}

/** The change cannot be decided yet: it does not know what pages know, or lines are to move first. */
class NotReady extends Error {
  constructor(
    readonly reason: 'pages' | 'long',
    readonly at: TabAt,
  ) {
    super(reason);
  }
}
