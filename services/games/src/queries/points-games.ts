import type { Conflict, GroupState } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { openConflicts } from '../domain/conflicts';
import { NoSuchGame } from '../domain/errors';
import { type Round, requireSameGroup } from '../domain/round';
import { type OpenRound, openRound, openRoundOfGame, requireGroup, type Scorer } from '../loaders/open-round';
import { roundsOf } from '../loaders/round-index';

/** The round with its BBB game, which it has had from the start. @throws NoSuchGame, WrongGroup. */
export const getBbbGame =
  (deps: GamesDeps) =>
  async (caller: Scorer, { gameStateId, groupId }: { gameStateId: string; groupId?: string | null }): Promise<OpenRound> => {
    const opened = await openRound(deps, caller, gameStateId);
    requireSameGroup(opened.stored.state, groupId);
    return opened;
  };

/** The rounds whose 2/9/16 and BBB games are asked for, newest first; a guest asks for their own. @throws NoSuchGame for a round of another group. */
export const listPointsGames =
  (deps: GamesDeps) =>
  async (caller: Scorer, groupId: string, roundId: string | undefined): Promise<{ group: GroupState; rounds: Round[] }> => {
    if (roundId !== undefined) {
      const { stored, group } = await openRound(deps, caller, roundId);
      if (stored.state.groupId !== groupId) throw new NoSuchGame();
      return { group, rounds: [stored.state] };
    }
    if (caller.role === 'guest') throw new NoSuchGame();
    return { group: await requireGroup(deps, caller, groupId), rounds: (await roundsOf(deps, groupId)).map(({ state }) => state) };
  };

/** What waits for the group's choice, in a round named by its id or by a game of it. @throws NoSuchGame. */
export const listConflicts =
  (deps: GamesDeps) =>
  async (caller: Caller, gameId: string): Promise<Conflict[]> => {
    const { stored } = await openRoundOfGame(deps, caller, gameId);
    return openConflicts(stored.state);
  };
