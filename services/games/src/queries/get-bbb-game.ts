import type { GamesDeps } from '../deps';
import { requireSameGroup } from '../domain/round';
import { openRound, type Scorer, type OpenRound } from '../loaders/rounds';

/** The round with its BBB game, which exists from the start. @throws NoSuchGame, WrongGroup. */
export const getBbbGame =
  (deps: GamesDeps) =>
  async (caller: Scorer, { gameStateId, groupId }: { gameStateId: string; groupId?: string | null }): Promise<OpenRound> => {
    const opened = await openRound(deps, caller, gameStateId);
    requireSameGroup(opened.stored.state, groupId);
    return opened;
  };
