import type { RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { stampOf } from '../domain/cells';
import type { Round } from '../domain/round';
import * as holes from '../domain/hole-cells';
import { openRound, type OpenRound, type Scorer } from '../loaders/rounds';
import { scoreRound } from './change-game';

/** Records anything of a hole of a round. @throws NoSuchGame, and what the rule throws. */
export const recordHole =
  (deps: GamesDeps) =>
  async (caller: Scorer, roundId: string, entry: holes.HoleCells, write: RequestWrite): Promise<OpenRound> => {
    const { stored: from, group } = await openRound(deps, caller, roundId);
    const rule = (round: Round) => holes.recordHole(round, group.players, entry, stampOf(caller, deps.clock()));
    const stored = await scoreRound(deps, caller, { roundId, group }, rule, { ...write.options, from });
    return { stored, group };
  };
