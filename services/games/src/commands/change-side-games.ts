import type { NewSideGame } from '@fairshare/contracts';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { stampOf } from '../domain/cells';
import * as sideGames from '../domain/change-side-game';
import type { Round } from '../domain/round';
import { openRound, type OpenRound } from '../loaders/rounds';
import { changeGame, scoreRound } from './change-game';

/** A round, and which of its side games was written. */
export interface OpenSideGame extends OpenRound {
  readonly gameId: string;
}

/** Adds a side game to a round. @throws NoSuchGame, and what the rule throws */
export const addSideGame =
  (deps: GamesDeps) =>
  async (caller: Caller, roundId: string, asked: NewSideGame, write: RequestWrite): Promise<OpenSideGame> => {
    const { group } = await openRound(deps, caller, roundId);
    const stamp = stampOf(caller, deps.clock());
    const requestId = write.newId();
    const rule = (round: Round) => sideGames.addSideGame(round, group.players, { ...asked, requestId }, stamp);
    const stored = await scoreRound(deps, caller, { roundId, group }, rule, write.options);
    return { stored, group, gameId: sideGames.addedBy(stored.state, requestId) };
  };

/** Changes a side game. @throws NoSuchGame, and what the rule throws */
export const changeSideGame =
  (deps: GamesDeps) =>
  async (caller: Caller, request: sideGames.SideGameRequest, write: RequestWrite): Promise<OpenSideGame> => {
    const written = await changeGame(deps, caller, request.gameId, write, (round, { group, stamp, ifVersion }) =>
      sideGames.changeSideGame(round, group.players, { ...request, ifVersion }, stamp),
    );
    return { ...written, gameId: request.gameId };
  };

/** Deletes a side game with its answers. @throws NoSuchGame, and what the rule throws */
export const deleteSideGame =
  (deps: GamesDeps) =>
  async (caller: Caller, gameId: string, write: RequestWrite): Promise<Stored<Round>> => {
    const { stored } = await changeGame(deps, caller, gameId, write, (round, { group, stamp, ifVersion }) =>
      sideGames.deleteSideGame(round, group.players, gameId, stamp, ifVersion),
    );
    return stored;
  };
