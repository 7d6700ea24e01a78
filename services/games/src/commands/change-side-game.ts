import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as sideGames from '../domain/change-side-game';
import { requireRoundOfGame, type WrittenSideGame } from '../loaders/rounds';
import { applyToRound } from './apply-to-round';

/** Changes a side game. @throws NoSuchGame, and the errors of the rule */
export const changeSideGame =
  (deps: GamesDeps) =>
  async (caller: Caller, asked: sideGames.SideGameRequest, { options: { ifVersion, request } }: RequestWrite): Promise<WrittenSideGame> => {
    const found = await requireRoundOfGame(deps, caller, asked.gameId);
    const written = await applyToRound(deps, caller, found, (round, authorship) => sideGames.changeSideGame(round, found.group.players, { ...asked, ifVersion }, authorship), {
      request,
    });
    return { ...written, gameId: asked.gameId };
  };
