import { AlreadyExists } from '@fairshare/store';
import { replaces, withNotes, withoutOlderLines, type Notes, type PageSizes } from '../domain/move-lines';
import { lineKey, type TabPage } from '../domain/older-lines';
import type { Tab } from '../domain/tab';
import { findPages, type TabAt } from '../loaders/older-lines';
import type { SettlementDeps } from '../deps';

/**
 * Writes the older lines of a tab to pages. Returns the tab without them, which the caller must still write, at this version only. Until then the
 * pages are not read. If the process stops before, the next change writes the same pages. Null: another instance made them from a newer tab.
 */
export async function writePages({ tabPages }: Pick<SettlementDeps, 'tabPages'>, { tab, version }: TabAt, sizes: PageSizes): Promise<TabAt | null> {
  const moving = withoutOlderLines(tab, version, sizes);
  for (const page of moving.pages) if (!(await writePage({ tabPages }, page))) return null;
  await writeNotes({ tabPages }, tab, moving.notes);
  return { tab: moving.tab, version };
}

/** False: another instance has made it from a newer tab. */
async function writePage({ tabPages }: Pick<SettlementDeps, 'tabPages'>, page: TabPage): Promise<boolean> {
  try {
    await tabPages.create(page.id, page, []);
    return true;
  } catch (error) {
    if (!(error instanceof AlreadyExists)) throw error;
  }
  const { state } = await tabPages.update(page.id, (left) => (replaces(page, left) ? { state: page, changes: [] } : 'unchanged'));
  return state.movedFrom === page.movedFrom;
}

/** The notes repeat what lines of the tab already say, so it does no harm to write them before these lines move, or twice. */
async function writeNotes({ tabPages }: Pick<SettlementDeps, 'tabPages'>, tab: Tab, notes: Notes): Promise<void> {
  const lines = [...Object.keys(notes.undone), ...Object.values(notes.twins).map(({ lineId }) => lineId)];
  const found = await Promise.all([
    findPages(
      { tabPages },
      tab,
      'line',
      lines.map((id) => lineKey(tab.id, id)),
    ),
    findPages({ tabPages }, tab, 'played', notes.gone),
    findPages({ tabPages }, tab, 'round', notes.rounds),
  ]);
  for (const id of new Set(found.flat().map((page) => page.id))) {
    await tabPages.update(id, (page) => {
      const noted = withNotes(page, notes);
      return noted === 'unchanged' ? noted : { state: noted, changes: [] };
    });
  }
}
