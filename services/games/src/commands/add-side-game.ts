import type { NewSideGame } from '@fairshare/contracts';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as sideGames from '../domain/change-side-game';
import { openRound, type OpenSideGame } from '../loaders/rounds';
import { scoreRound } from './score-round';

/** Adds a side game to a round. @throws NoSuchGame, and the errors of the rule */
export const addSideGame =
  (deps: GamesDeps) =>
  async (caller: Caller, roundId: string, asked: NewSideGame, write: RequestWrite): Promise<OpenSideGame> => {
    const opened = await openRound(deps, caller, roundId);
    const requestId = write.newId();
    const written = await scoreRound(
      deps,
      caller,
      opened,
      (round, authorship) => sideGames.addSideGame(round, opened.group.players, { ...asked, requestId }, authorship),
      write.options,
    );
    return { ...written, gameId: sideGames.addedBy(written.stored.state, requestId) };
  };
