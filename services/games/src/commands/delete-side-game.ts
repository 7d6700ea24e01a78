import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import * as sideGames from '../domain/change-side-game';
import type { Round } from '../domain/round';
import { requireRoundOfGame } from '../loaders/rounds';
import { applyToRound } from './apply-to-round';

/** Deletes a side game with its answers. @throws NoSuchGame, and the errors of the rule */
export const deleteSideGame =
  (deps: GamesDeps) =>
  async (caller: Caller, gameId: string, { options: { ifVersion, request } }: RequestWrite): Promise<Stored<Round>> => {
    const found = await requireRoundOfGame(deps, caller, gameId);
    const { stored } = await applyToRound(deps, caller, found, (round, authorship) => sideGames.deleteSideGame(round, found.group.players, gameId, authorship, ifVersion), {
      request,
    });
    return stored;
  };
