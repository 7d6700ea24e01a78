import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as holeGames from '../domain/hole-games';
import { openRoundOfGame, type OpenRound } from '../loaders/rounds';
import { scoreRound } from './score-round';

/** Sets what a point and a pot of a 2/9/16 or BBB game are worth (cents). */
export const changeSettings =
  (deps: GamesDeps) =>
  async (caller: Caller, settings: holeGames.SettingsRequest, { options: { ifVersion, request } }: RequestWrite): Promise<OpenRound> => {
    const opened = await openRoundOfGame(deps, caller, settings.gameId);
    return scoreRound(deps, caller, opened, (round, authorship) => holeGames.changeSettings(round, opened.group.players, { ...settings, ifVersion }, authorship), { request });
  };
