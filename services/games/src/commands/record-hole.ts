import type { RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as holes from '../domain/hole-cells';
import { requireRound, type AuthorizedRound, type Scorer } from '../loaders/rounds';
import { applyToRound } from './apply-to-round';

/** Records strokes or answers of a hole of a round. @throws NoSuchGame, and the errors of the rule. */
export const recordHole =
  (deps: GamesDeps) =>
  async (caller: Scorer, roundId: string, entry: holes.HoleCells, write: RequestWrite): Promise<AuthorizedRound> => {
    const found = await requireRound(deps, caller, roundId);
    return applyToRound(deps, caller, found, (round, authorship) => holes.recordHole(round, found.group.players, entry, authorship), write.options);
  };
