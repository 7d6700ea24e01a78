import { settleRound } from '@fairshare/golf-rules';
import type { Caller } from '@fairshare/service-kit';
import type { SettlementDeps } from '../deps';
import { roundInput } from '../domain/round';
import { requireRound, type SettledRound } from '../loaders/rounds';

/** Payouts of a round's card game. @throws NoSuchGame */
export const cardPayouts =
  (deps: SettlementDeps) =>
  async (caller: Caller, roundId: string): Promise<SettledRound> => {
    const round = await requireRound(deps, caller, roundId);
    return { round, settlement: settleRound(roundInput(round), ['cards']) };
  };
