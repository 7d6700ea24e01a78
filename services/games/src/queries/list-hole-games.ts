import type { GroupState } from '@fairshare/contracts';
import type { GamesDeps } from '../deps';
import { NoSuchGame } from '../domain/errors';
import type { Round } from '../domain/round';
import { requireRound, requireGroup, type Scorer, roundsOf } from '../loaders/rounds';

/** The rounds whose 2/9/16 and BBB games are requested, newest first. A guest may request only their own. @throws NoSuchGame for a round of another group. */
export const listHoleGames =
  (deps: GamesDeps) =>
  async (caller: Scorer, groupId: string, roundId: string | undefined): Promise<{ group: GroupState; rounds: Round[] }> => {
    if (roundId !== undefined) {
      const { stored, group } = await requireRound(deps, caller, roundId);
      if (stored.state.groupId !== groupId) throw new NoSuchGame();
      return { group, rounds: [stored.state] };
    }
    if (caller.role === 'guest') throw new NoSuchGame();
    return { group: await requireGroup(deps, caller, groupId), rounds: (await roundsOf(deps, groupId)).map(({ state }) => state) };
  };
