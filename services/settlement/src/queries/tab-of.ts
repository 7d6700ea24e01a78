import type { GroupState, Page } from '@fairshare/contracts';
import { GolfRulesError, settle, type ByPlayer, type Cents, type Settlement } from '@fairshare/golf-rules';
import { nextPage, requestContext, type Caller } from '@fairshare/service-kit';
import { postAwaited } from '../commands/post-awaited';
import { settleFinished } from '../commands/settle-finished';
import type { SettlementDeps } from '../deps';
import { remindable } from '../domain/reminder';
import { emptyTab, shownBalances } from '../domain/tab';
import { requireGroup } from '../loaders/group';
import { readLines } from '../loaders/older-lines';
import { showLines, type ShownLine, writingOf } from '../loaders/show-lines';

/** A group's tab as a member reads it. */
export interface ReadTab {
  readonly group: GroupState;
  /** 0: nothing was ever written on it. */
  readonly version: number;
  readonly balances: ByPlayer<Cents>;
  readonly settlement: Settlement;
  /** Newest first, a page of them. */
  readonly lines: readonly ShownLine[];
  /** Whom the reader can remind now: player ids. */
  readonly canRemind: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** What the players of a group owe each other now, and a page of the lines it comes from. @throws NoSuchGroup */
export const tabOf =
  (deps: SettlementDeps) =>
  async (caller: Caller, groupId: string, page: Page, path: string): Promise<ReadTab> => {
    const group = await requireGroup(deps, caller, groupId);
    await catchUp(deps, groupId);
    const stored = await deps.tabs.get(groupId);
    const tab = stored?.state ?? emptyTab(groupId);
    const balances = shownBalances(tab, group.players);
    const reader = writingOf(deps, caller.userId, group);
    const { lines, older, next } = await readLines(deps, tab, page);
    return {
      group,
      version: stored?.version ?? 0,
      balances,
      settlement: settle(Object.keys(balances), balances),
      lines: await showLines(deps, reader, tab, lines, older),
      canRemind: remindable(tab, reader),
      headers: nextPage(path, page.limit === undefined ? {} : { limit: String(page.limit) }, next),
    };
  };

/** Who has just finished a round finds it on the tab, although its event is still on the way; and nobody misses what a crash has left. */
async function catchUp(deps: SettlementDeps, groupId: string): Promise<void> {
  for (const { kind, id } of requestContext()?.atLeast ?? []) {
    if (kind === deps.games.kind && (await deps.games.get(id))?.groupId === groupId) await settleFinished(deps)(id).catch(ignoreUnsettled);
  }
  await postAwaited(deps, groupId);
}

/** A round that the rules cannot settle is not on the tab; everything else is. */
function ignoreUnsettled(error: unknown): void {
  if (!(error instanceof GolfRulesError)) throw error;
}
