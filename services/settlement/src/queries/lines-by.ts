import type { PersonalDataQuery } from '@fairshare/contracts';
import type { SettlementDeps } from '../deps';
import { pagesOf } from '../domain/older-lines';
import { pagedLinesOf } from '../domain/tab';
import { showLines, type ShownLine, writingOf } from '../loaders/show-lines';

/** The lines a user wrote on the tab of a group. */
export interface LinesOfGroup {
  readonly groupId: string;
  readonly lines: readonly ShownLine[];
}

/** The lines a user wrote on the tabs of these groups, for the export of their personal data. */
export const linesBy =
  (deps: SettlementDeps) =>
  async ({ userId, groupIds }: PersonalDataQuery): Promise<LinesOfGroup[]> => {
    const written = (await deps.tabPages.find('author', userId)).map(({ state }) => state);
    const ofGroups = await Promise.all(
      groupIds.map(async (groupId) => {
        const tab = (await deps.tabs.get(groupId))?.state;
        if (!tab) return { groupId, lines: [] };
        const pages = pagesOf(tab, written);
        const lines = [...pages, tab].flatMap((part) => part.lines.filter(({ by }) => by === userId));
        const reader = writingOf(deps, userId, await deps.groups.get(groupId));
        return { groupId, lines: await showLines(deps, reader, tab, lines, { count: pagedLinesOf(tab).pages, found: pages }) };
      }),
    );
    return ofGroups.filter(({ lines }) => lines.length > 0);
  };
