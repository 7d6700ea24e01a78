import type { SettlementDeps } from '../deps';
import { forTab, roundInput } from '../domain/round';
import { everythingOf, settleChoice, type SavedResult } from '../domain/saved-result';
import { findRound } from '../loaders/rounds';
import { postResult } from './post-result';
import { saveResult } from './save-result';

/**
 * Handles a finished round: saves the result of all its games once per finish, and posts it to the tab. A change after the finish does not save
 * again. Idempotent, and correct for any order of events.
 * @throws Unavailable while the round's group is not projected here and its owner is unavailable
 */
export const settleFinished =
  (deps: SettlementDeps) =>
  async (roundId: string): Promise<void> => {
    const finished = (await deps.games.record(roundId))?.state?.finished;
    if (!finished) return;
    const before = await deps.results.get(roundId);
    if (before?.state.tab?.finishId === finished.id) return void (await postResult(deps, before));
    const saved = await saveFinished(deps, roundId);
    if (saved) await postResult(deps, saved);
  };

async function saveFinished(deps: SettlementDeps, roundId: string) {
  const { groupId, finished } = (await deps.games.get(roundId)) ?? {};
  if (groupId === undefined || !finished) return null;
  // The group's custom cards affect the result, and its latest event may not have arrived yet, so the group is refetched.
  if (!(await deps.groups.record(groupId))) await deps.groups.atLeast(groupId, 1);
  await deps.groups.refreshFromOwner(groupId, finished.by);
  const round = await findRound(deps, roundId);
  const { tab } = round ? forTab(round) : {};
  if (!round || !tab) return null;
  const input = roundInput(round);
  const choice = everythingOf(input);
  const result: SavedResult = {
    id: roundId,
    groupId,
    choice,
    ...settleChoice(input, choice),
    savedAt: deps.clock().toISOString(),
    savedBy: finished.by,
    stale: false,
    tab,
  };
  // Another instance may have settled this finish, or a later one, meanwhile.
  return saveResult(deps, result, {}, (state) => state.tab?.finishId === tab.finishId || (state.tab?.roundVersion ?? 0) > tab.roundVersion);
}
