import { ignoreGone, type Stored } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import type { OlderLines } from '../domain/older-lines';
import { postRound } from '../domain/post-round';
import type { SavedResult } from '../domain/saved-result';
import type { Tab } from '../domain/tab';
import { changeTab } from './change-tab';
import { dropResult } from './drop-result';

/**
 * Posts the saved result of a finished round to its group's tab. Idempotent. Returns the updated result.
 *
 * The result has `isAwaited` until it is posted. If the process stops in between, the redelivered event or the retried request posts it, or
 * else the next read of the tab does. So no reader sees a tab without a saved result.
 */
export async function postResult(deps: SettlementDeps, saved: Stored<SavedResult>): Promise<Stored<SavedResult>> {
  const { groupId, settlement, savedAt, savedBy, tab } = saved.state;
  if (!tab?.isAwaited) return saved;
  const posted = { round: { id: saved.id, ...tab.round }, ...(tab.chosen && { chosen: tab.chosen }), version: saved.version, nets: settlement.nets, by: savedBy, at: savedAt };
  const rule = (before: Tab, older: OlderLines) => postRound(before, posted, older);
  await changeTab(deps, groupId, { rule, about: { round: saved.id } }).catch(ignoreGone);
  const settled = await deps.results
    .update(saved.id, (state, version) => (version === saved.version && state.tab ? { state: { ...state, tab: { ...state.tab, isAwaited: false } }, changes: [] } : 'unchanged'))
    .catch(ignoreGone);
  // If the round was deleted meanwhile, its reversal may have run before this posting, so it runs again.
  if (!settled || (await deps.games.record(saved.id))?.state === null) await dropResult(deps)(saved.id, { groupId });
  return settled ?? saved;
}
