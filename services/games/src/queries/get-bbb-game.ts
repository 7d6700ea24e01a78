import type { GamesDeps } from '../deps';
import { requireSameGroup } from '../domain/round';
import { requireRound, type Scorer, type AuthorizedRound } from '../loaders/rounds';

/** The round with its BBB game, which exists from the start. @throws NoSuchGame, WrongGroup. */
export const getBbbGame =
  (deps: GamesDeps) =>
  async (caller: Scorer, { gameStateId, groupId }: { gameStateId: string; groupId?: string | null }): Promise<AuthorizedRound> => {
    const found = await requireRound(deps, caller, gameStateId);
    requireSameGroup(found.stored.state, groupId);
    return found;
  };
