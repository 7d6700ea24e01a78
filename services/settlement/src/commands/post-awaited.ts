import type { SettlementDeps } from '../deps';
import { postResult } from './post-result';

/** Posts all saved results that are not on the group's tab yet. */
export async function postAwaited(deps: SettlementDeps, groupId: string): Promise<void> {
  for (const saved of await deps.results.find('awaitsTab', groupId)) await postResult(deps, saved);
}
