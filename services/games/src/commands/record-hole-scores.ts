import type { RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import type { Entries } from '../domain/cells';
import * as holes from '../domain/record-hole';
import { openRoundOfGame, type OpenRound, type Scorer } from '../loaders/rounds';
import { scoreRound } from './score-round';

/** Records every player's net strokes on a hole of a 2/9/16 game. */
export const recordHoleScores =
  (deps: GamesDeps) =>
  async (caller: Scorer, entry: holes.HoleEntry<Entries<number>>, { options: { ifVersion, request } }: RequestWrite): Promise<OpenRound> => {
    const opened = await openRoundOfGame(deps, caller, entry.gameId);
    return scoreRound(deps, caller, opened, (round, authorship) => holes.recordHoleScores(round, opened.group.players, { ...entry, ifVersion }, authorship), { request });
  };
