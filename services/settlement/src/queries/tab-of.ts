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
  /** 0: the tab has no lines yet. */
  readonly version: number;
  readonly balances: ByPlayer<Cents>;
  readonly settlement: Settlement;
  /** One page of lines, newest first. */
  readonly lines: readonly ShownLine[];
  /** Ids of the players the reader can remind now. */
  readonly canRemind: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** The current debts of a group's players, and a page of the lines they result from. @throws NoSuchGroup */
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

/** Settles rounds the caller has just finished, whose events are still pending, and posts results that a crash left unposted. */
async function catchUp(deps: SettlementDeps, groupId: string): Promise<void> {
  for (const { kind, id } of requestContext()?.atLeast ?? []) {
    if (kind === deps.games.kind && (await deps.games.get(id))?.groupId === groupId) await settleFinished(deps)(id).catch(ignoreUnsettled);
  }
  await postAwaited(deps, groupId);
}

/** A round that the rules cannot settle is missing on the tab, but does not block the rest. */
function ignoreUnsettled(error: unknown): void {
  if (!(error instanceof GolfRulesError)) throw error;
}
