import type { GamesDeps } from '../deps';
import { sideGameOf } from '../domain/side-games';
import { type Scorer, type AuthorizedRound, requireRoundOfGame } from '../loaders/rounds';

/** The round of a side game. @throws NoSuchGame */
export const getSideGame =
  (deps: GamesDeps) =>
  async (caller: Scorer, gameId: string): Promise<AuthorizedRound> => {
    const found = await requireRoundOfGame(deps, caller, gameId);
    sideGameOf(found.stored.state, gameId);
    return found;
  };
