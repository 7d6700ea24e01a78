import type { RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import type { Entries } from '../domain/cells';
import * as holes from '../domain/single-game-holes';
import { requireRoundOfGame, type AuthorizedRound, type Scorer } from '../loaders/rounds';
import { applyToRound } from './apply-to-round';

/** Records every player's net strokes on a hole of a 2/9/16 game. */
export const recordHoleScores =
  (deps: GamesDeps) =>
  async (caller: Scorer, entry: holes.HoleEntry<Entries<number>>, { options: { ifVersion, request } }: RequestWrite): Promise<AuthorizedRound> => {
    const found = await requireRoundOfGame(deps, caller, entry.gameId);
    return applyToRound(deps, caller, found, (round, authorship) => holes.recordHoleScores(round, found.group.players, { ...entry, ifVersion }, authorship), { request });
  };
