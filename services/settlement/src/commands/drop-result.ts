import { ignoreGone } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import type { OlderLines } from '../domain/older-lines';
import { takeBackRound } from '../domain/post-round';
import type { Tab } from '../domain/tab';
import { changeTab } from './change-tab';

/** The group of a deleted round, and the user who deleted it, as far as known. */
interface Deletion {
  readonly groupId?: string;
  readonly by?: string | null;
}

/** Deletes the saved result of a deleted round, and reverses what it had posted to the tab. Idempotent. */
export const dropResult =
  (deps: SettlementDeps) =>
  async (roundId: string, deletion: Deletion = {}): Promise<void> => {
    await deps.results.remove(roundId, (state) => [{ name: 'result-deleted', facts: { groupId: state.groupId } }]).catch(ignoreGone);
    await takeBack(deps, roundId, deletion);
  };

async function takeBack(deps: SettlementDeps, roundId: string, { groupId, by = null }: Deletion): Promise<void> {
  const at = deps.clock().toISOString();
  const rule = (tab: Tab, older: OlderLines) => takeBackRound(tab, roundId, { by, at }, older);
  for (const id of groupId === undefined ? await groupsWith(deps, roundId) : [groupId]) {
    await changeTab(deps, id, { rule, about: { round: roundId }, begins: false }).catch(ignoreGone);
  }
}

/** The groups that have a round on their tab or on one of its pages. */
async function groupsWith({ tabs, tabPages }: SettlementDeps, roundId: string): Promise<Set<string>> {
  const [onTab, onPages] = await Promise.all([tabs.find('round', roundId), tabPages.find('round', roundId)]);
  return new Set([...onTab.map(({ id }) => id), ...onPages.map(({ state }) => state.groupId)]);
}
