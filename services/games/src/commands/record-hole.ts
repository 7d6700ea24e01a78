import type { RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { stampOf } from '../domain/cells';
import * as holes from '../domain/hole-cells';
import { openRound, type OpenRound, type Scorer } from '../loaders/rounds';
import { scoreRound } from './change-game';

/** Records anything of a hole of a round. @throws NoSuchGame, and what the rule throws. */
export const recordHole =
  (deps: GamesDeps) =>
  async (caller: Scorer, roundId: string, entry: holes.HoleCells, write: RequestWrite): Promise<OpenRound> => {
    const { group } = await openRound(deps, caller, roundId);
    const stored = await scoreRound(deps, caller, { roundId, group }, (round) => holes.recordHole(round, group.players, entry, stampOf(caller, deps.clock())), write.options);
    return { stored, group };
  };
