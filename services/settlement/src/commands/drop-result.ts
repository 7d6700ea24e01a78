import { ignoreGone } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import { takeBackRound } from '../domain/post-round';

/** What is known of a deletion: whose round it was, and who deleted it. */
interface Deletion {
  readonly groupId?: string;
  readonly by?: string | null;
}

/** A deleted round takes its saved result along, and what it had posted to the tab. Idempotent. */
export const dropResult =
  (deps: SettlementDeps) =>
  async (roundId: string, deletion: Deletion = {}): Promise<void> => {
    await deps.results.remove(roundId, (state) => [{ name: 'result-deleted', facts: { groupId: state.groupId } }]).catch(ignoreGone);
    await takeBack(deps, roundId, deletion);
  };

async function takeBack(deps: SettlementDeps, roundId: string, { groupId, by = null }: Deletion): Promise<void> {
  const at = deps.clock().toISOString();
  const found = groupId === undefined ? (await deps.tabs.find('round', roundId)).map(({ id }) => id) : [groupId];
  for (const id of found) await deps.tabs.update(id, (tab) => takeBackRound(tab, roundId, { by, at })).catch(ignoreGone);
}
