import type { GamesDeps } from '../deps';
import { sideGameOf } from '../domain/side-games';
import { type Scorer, type OpenRound, openRoundOfGame } from '../loaders/rounds';

/** The round of a side game. @throws NoSuchGame */
export const getSideGame =
  (deps: GamesDeps) =>
  async (caller: Scorer, gameId: string): Promise<OpenRound> => {
    const opened = await openRoundOfGame(deps, caller, gameId);
    sideGameOf(opened.stored.state, gameId);
    return opened;
  };
