import type { Caller, RequestWrite } from '@fairshare/service-kit';
import { type Stored, type Tombstone } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { removeFromIndex } from '../domain/round-index';
import { deletePointsGame } from '../domain/points-game';
import { type GameSession, sessionIdOf } from '../domain/session';
import { openSession } from '../loaders/open-session';
import { changeGame } from './change-game';

/** Deletes a session with its games, or one 2/9/16 game. @throws NoSuchGame; BbbGameStays for a BBB game's own id. */
export const deleteGame =
  (deps: GamesDeps) =>
  async (caller: Caller, id: string, write: RequestWrite): Promise<Stored<GameSession> | Tombstone> => {
    if (sessionIdOf(id) !== id) {
      const { stored } = await changeGame(deps, caller, id, write, (session, { ifVersion }) => deletePointsGame(session, id, ifVersion));
      return stored;
    }
    const { groupId } = (await openSession(deps, caller, id)).stored.state;
    return deleteSession(deps, id, groupId, write);
  };

/** Deletes a session, then takes it out of its group's index. Idempotent. */
async function deleteSession(
  { sessions, roundIndexes }: Pick<GamesDeps, 'sessions' | 'roundIndexes'>,
  id: string,
  groupId: string,
  write?: RequestWrite,
): Promise<Tombstone> {
  const tombstone = await sessions.remove(id, () => [{ name: 'session-deleted', facts: { groupId } }], write?.options);
  if (await roundIndexes.get(groupId)) await roundIndexes.update(groupId, (index) => removeFromIndex(index, id));
  return tombstone;
}

/** A deleted group takes its sessions along. Idempotent: it may be told more than once, or stopped half-way. */
export const deleteGamesOfGroup =
  (deps: Pick<GamesDeps, 'sessions' | 'roundIndexes'>) =>
  async (groupId: string): Promise<void> => {
    // The index first: without it no new session can begin.
    if (await deps.roundIndexes.get(groupId)) await deps.roundIndexes.remove(groupId, () => []);
    for (const { id } of await deps.sessions.find('group', groupId)) await deleteSession(deps, id, groupId);
  };
