import type { GamesDeps } from '../deps';
import { deleteRound } from './delete-round';

/** A deleted group takes its rounds along. Idempotent: it may be told more than once, or stopped half-way. */
export const deleteRoundsOfGroup =
  (deps: Pick<GamesDeps, 'rounds' | 'roundIndexes'>) =>
  async (groupId: string): Promise<void> => {
    // The index first: without it no new round can begin.
    if (await deps.roundIndexes.get(groupId)) await deps.roundIndexes.remove(groupId, () => []);
    for (const { id } of await deps.rounds.find('group', groupId)) await deleteRound(deps, id, { groupId });
  };
