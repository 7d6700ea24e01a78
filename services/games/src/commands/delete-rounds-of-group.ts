import type { GamesDeps } from '../deps';
import { deleteRound } from './delete-round';

/** Deletes all rounds of a deleted group. Idempotent: the event may arrive more than once, and an earlier run may have stopped half-way. */
export const deleteRoundsOfGroup =
  (deps: Pick<GamesDeps, 'rounds' | 'roundIndexes'>) =>
  async (groupId: string): Promise<void> => {
    // The index is deleted first: without it no new round can be created.
    if (await deps.roundIndexes.get(groupId)) await deps.roundIndexes.remove(groupId, () => []);
    for (const { id } of await deps.rounds.find('group', groupId)) await deleteRound(deps, id, { groupId });
  };
