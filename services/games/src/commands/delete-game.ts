import type { Caller, RequestWrite } from '@fairshare/service-kit';
import { type Stored, type Tombstone } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { removeFromIndex } from '../domain/round-index';
import { centsInPlay } from '../domain/money-changes';
import { deletePointsGame } from '../domain/points-game';
import { type Round, roundIdOf } from '../domain/round';
import { isActive, openRound } from '../loaders/rounds';
import { changeGame } from './change-game';

/** Deletes a round with its games, or one 2/9/16 game. @throws NoSuchGame; BbbGameStays for a BBB game's own id. */
export const deleteGame =
  (deps: GamesDeps) =>
  async (caller: Caller, id: string, write: RequestWrite): Promise<Stored<Round> | Tombstone> => {
    if (roundIdOf(id) !== id) {
      const { stored } = await changeGame(deps, caller, id, write, (round, { group, stamp, ifVersion }) => deletePointsGame(round, group.players, id, stamp, ifVersion));
      return stored;
    }
    const { stored, group } = await openRound(deps, caller, id);
    const { groupId, name } = stored.state;
    const movedCents = centsInPlay(stored.state, group.players, { ...group, isActive: await isActive(deps, stored.state) });
    return deleteRound(deps, id, { groupId, by: caller.userId, name, movedCents }, write);
  };

/** Deletes a round, then takes it out of its group's index. Idempotent. */
async function deleteRound(
  { rounds, roundIndexes }: Pick<GamesDeps, 'rounds' | 'roundIndexes'>,
  id: string,
  facts: { readonly groupId: string; readonly by?: string; readonly name?: string; readonly movedCents?: number },
  write?: RequestWrite,
): Promise<Tombstone> {
  const { groupId } = facts;
  const tombstone = await rounds.remove(id, () => [{ name: 'session-deleted', facts }], write?.options);
  if (await roundIndexes.get(groupId)) await roundIndexes.update(groupId, (index) => removeFromIndex(index, id));
  return tombstone;
}

/** A deleted group takes its rounds along. Idempotent: it may be told more than once, or stopped half-way. */
export const deleteGamesOfGroup =
  (deps: Pick<GamesDeps, 'rounds' | 'roundIndexes'>) =>
  async (groupId: string): Promise<void> => {
    // The index first: without it no new round can begin.
    if (await deps.roundIndexes.get(groupId)) await deps.roundIndexes.remove(groupId, () => []);
    for (const { id } of await deps.rounds.find('group', groupId)) await deleteRound(deps, id, { groupId });
  };
