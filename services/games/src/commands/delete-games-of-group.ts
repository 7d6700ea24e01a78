import type { GamesDeps } from '../deps';
import { deleteSession } from './delete-game';

/** A deleted group takes its sessions along. Idempotent: it may be told more than once, or stopped half-way. */
export const deleteGamesOfGroup =
  (deps: Pick<GamesDeps, 'sessions' | 'roundIndexes'>) =>
  async (groupId: string): Promise<void> => {
    // The index first: without it no new session can begin.
    if (await deps.roundIndexes.get(groupId)) await deps.roundIndexes.remove(groupId, () => []);
    for (const { id } of await deps.sessions.find('group', groupId)) await deleteSession(deps, id, groupId);
  };
