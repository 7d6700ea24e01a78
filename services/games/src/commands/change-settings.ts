import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as holeGames from '../domain/hole-games';
import { requireRoundOfGame, type AuthorizedRound } from '../loaders/rounds';
import { applyToRound } from './apply-to-round';

/** Sets what a point and a pot of a 2/9/16 or BBB game are worth (cents). */
export const changeSettings =
  (deps: GamesDeps) =>
  async (caller: Caller, settings: holeGames.SettingsRequest, { options: { ifVersion, request } }: RequestWrite): Promise<AuthorizedRound> => {
    const found = await requireRoundOfGame(deps, caller, settings.gameId);
    return applyToRound(deps, caller, found, (round, authorship) => holeGames.changeSettings(round, found.group.players, { ...settings, ifVersion }, authorship), { request });
  };
