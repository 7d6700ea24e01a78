import { ignoreGone, type Stored } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import type { OlderLines } from '../domain/older-lines';
import { postRound } from '../domain/post-round';
import type { SavedResult } from '../domain/saved-result';
import type { Tab } from '../domain/tab';
import { changeTab } from './change-tab';
import { dropResult } from './drop-result';

/**
 * Posts the saved result of a finished round to its group's tab. Idempotent. Returns the result as it is then.
 *
 * The result says that the tab awaits it until it is posted. If we stop in between, the event or request that comes again posts it, and so does
 * whoever reads the tab first: nobody sees the one without the other.
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
  // Deleted while we saved or posted: whoever took the round back may have looked before us.
  if (!settled || (await deps.games.record(saved.id))?.state === null) await dropResult(deps)(saved.id, { groupId });
  return settled ?? saved;
}
