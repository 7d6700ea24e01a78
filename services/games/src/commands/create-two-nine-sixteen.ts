import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { authorshipOf } from '../domain/cells';
import * as holeGames from '../domain/hole-games';
import { defaultGameName, requireSameGroup } from '../domain/round';
import { requireRound, type AuthorizedRound } from '../loaders/rounds';

export interface NewTwoNineSixteen {
  readonly gameStateId: string;
  readonly groupId?: string | null;
  readonly name?: string;
}

/** Creates the round's one 2/9/16 game. @throws NoSuchGame, WrongGroup, TwoNineSixteenExists. */
export const createTwoNineSixteen =
  (deps: GamesDeps) =>
  async (caller: Caller, { gameStateId, groupId, name }: NewTwoNineSixteen, write: RequestWrite): Promise<AuthorizedRound> => {
    const { stored: found, group } = await requireRound(deps, caller, gameStateId);
    requireSameGroup(found.state, groupId);
    const { at } = authorshipOf(caller, deps.clock());
    const stored = await deps.rounds.update(gameStateId, (round) => holeGames.createTwoNineSixteen(round, name || defaultGameName(at, group.timeZone), at), write.options);
    return { stored, group };
  };
