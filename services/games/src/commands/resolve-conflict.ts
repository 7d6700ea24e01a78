import type { Conflict } from '@fairshare/contracts';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { authorshipOf } from '../domain/cells';
import * as conflicts from '../domain/conflicts';
import { NoSuchConflict } from '../domain/errors';
import { type Round, withoutExpiredLinks } from '../domain/round';
import { requireRoundOfGame } from '../loaders/rounds';

export interface ResolveRequest extends conflicts.Choice {
  /** The round's id, or the id of one of its games. */
  readonly gameId: string;
  readonly conflictId: string;
}

/** Records the group's choice between two values. @throws NoSuchGame, NoSuchConflict, ConflictResolved, NotPlaying, InvalidField. */
export const resolveConflict =
  (deps: GamesDeps) =>
  async (caller: Caller, { gameId, conflictId, ...choice }: ResolveRequest, write: RequestWrite): Promise<{ stored: Stored<Round>; conflict: Conflict }> => {
    const { stored: found, group } = await requireRoundOfGame(deps, caller, gameId);
    const authorship = authorshipOf(caller, deps.clock());
    const rule = (round: Round) => {
      conflicts.requireOnItsHole(round, group.players, conflictId, choice);
      return conflicts.resolveConflict(withoutExpiredLinks(round, authorship.at), conflictId, choice, authorship);
    };
    const stored = await deps.rounds.update(found.id, rule, write.options);
    const conflict = stored.state.conflicts.find((one) => one.id === conflictId);
    if (!conflict) throw new NoSuchConflict();
    return { stored, conflict };
  };
