import type { GameSettings } from '@fairshare/contracts';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as pointsGame from '../domain/points-game';
import type { OpenSession } from '../loaders/open-session';
import { changeGame } from './change-game';

/** Sets what a point and a pot of a 2/9/16 or BBB game are worth (cents). */
export const changeSettings =
  (deps: GamesDeps) =>
  (caller: Caller, gameId: string, settings: GameSettings, write: RequestWrite): Promise<OpenSession> =>
    changeGame(deps, caller, gameId, write, (session, { ifVersion }) => pointsGame.changeSettings(session, gameId, settings, ifVersion));
