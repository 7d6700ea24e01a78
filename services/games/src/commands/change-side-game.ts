import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as sideGames from '../domain/change-side-game';
import { openRoundOfGame, type OpenSideGame } from '../loaders/rounds';
import { scoreRound } from './score-round';

/** Changes a side game. @throws NoSuchGame, and the errors of the rule */
export const changeSideGame =
  (deps: GamesDeps) =>
  async (caller: Caller, asked: sideGames.SideGameRequest, { options: { ifVersion, request } }: RequestWrite): Promise<OpenSideGame> => {
    const opened = await openRoundOfGame(deps, caller, asked.gameId);
    const written = await scoreRound(deps, caller, opened, (round, authorship) => sideGames.changeSideGame(round, opened.group.players, { ...asked, ifVersion }, authorship), {
      request,
    });
    return { ...written, gameId: asked.gameId };
  };
