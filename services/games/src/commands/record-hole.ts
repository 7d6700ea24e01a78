import type { RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as holes from '../domain/hole-cells';
import { openRound, type OpenRound, type Scorer } from '../loaders/rounds';
import { scoreRound } from './score-round';

/** Records strokes or answers of a hole of a round. @throws NoSuchGame, and the errors of the rule. */
export const recordHole =
  (deps: GamesDeps) =>
  async (caller: Scorer, roundId: string, entry: holes.HoleCells, write: RequestWrite): Promise<OpenRound> => {
    const opened = await openRound(deps, caller, roundId);
    return scoreRound(deps, caller, opened, (round, authorship) => holes.recordHole(round, opened.group.players, entry, authorship), write.options);
  };
