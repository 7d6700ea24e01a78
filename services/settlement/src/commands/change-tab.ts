import { updateOrCreate } from '@fairshare/service-kit';
import { NotFound, type Change, type Written, type WriteOptions } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import { isLong } from '../domain/move-lines';
import { NO_OLDER_LINES, type About, type OlderLines } from '../domain/older-lines';
import { emptyTab, pagedLinesOf, type Tab } from '../domain/tab';
import { findOlderLines, type TabAt } from '../loaders/older-lines';
import { dropPages } from './drop-pages';
import { writePages } from './write-pages';

/** A written tab, and the older lines that the change was about. */
export interface WrittenTab {
  readonly tab: Written<Tab>;
  readonly older: OlderLines;
}

/** A change of a tab by a rule of the domain. `older`: the older lines found for `about`. */
export interface TabChange {
  readonly rule: (tab: Tab, older: OlderLines) => Change<Tab>;
  /** The older lines that the rule needs. */
  readonly about?: About;
  /** Whether the change may create the tab; default: yes. */
  readonly begins?: boolean;
}

/** Maximum attempts to move lines under concurrent writes. After that the change is written without moving, and a later change moves the lines. */
const TRIES = 5;

/**
 * Changes a group's tab. If the tab is long, the same write also moves older lines to pages. It applies only to the version of the tab from
 * which the pages were made. If the tab has other pages than those the rule was given, the rule runs again.
 * @throws NotFound once the group is permanently deleted, or for a tab that was never begun if `begins` is false; any error of the rule
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
    // A change that is refused, or changes nothing, moves no lines.
    const writes = change !== 'unchanged' && 'state' in change;
    if (writes && tries < TRIES && isLong(tab, deps.pageSizes)) throw new NotReady('long', { tab, version });
    return change;
  };
  const begin = (): Change<Tab> => (begins ? rule(emptyTab(groupId), NO_OLDER_LINES) : 'unchanged');
  for (;;) {
    try {
      const tab = await updateOrCreate(deps.tabs, groupId, { rule: decide, begin }, options);
      // A retried request returns without running the rule, so its older lines are loaded here.
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

/** The change cannot be decided yet: older lines must be loaded, or lines must move first. */
class NotReady extends Error {
  constructor(
    readonly reason: 'pages' | 'long',
    readonly at: TabAt,
  ) {
    super(reason);
  }
}
