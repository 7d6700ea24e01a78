import type { SettlementDeps } from '../deps';
import { postResult } from './post-result';

/** Posts all results that the tab of a group still awaits. */
export async function postAwaited(deps: SettlementDeps, groupId: string): Promise<void> {
  for (const saved of await deps.results.find('awaitsTab', groupId)) await postResult(deps, saved);
}
