import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as pointsGame from '../domain/points-game';
import { openRoundOfGame, type OpenRound } from '../loaders/rounds';
import { scoreRound } from './score-round';

/** Sets what a point and a pot of a 2/9/16 or BBB game are worth (cents). */
export const changeSettings =
  (deps: GamesDeps) =>
  async (caller: Caller, settings: pointsGame.SettingsRequest, { options: { ifVersion, request } }: RequestWrite): Promise<OpenRound> => {
    const opened = await openRoundOfGame(deps, caller, settings.gameId);
    return scoreRound(deps, caller, opened, (round, authorship) => pointsGame.changeSettings(round, opened.group.players, { ...settings, ifVersion }, authorship), { request });
  };
