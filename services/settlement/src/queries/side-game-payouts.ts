import { sessionOfGame } from '@fairshare/contracts';
import { isSideGameId, settleRound } from '@fairshare/golf-rules';
import type { Caller } from '@fairshare/service-kit';
import type { SettlementDeps } from '../deps';
import { NoSuchGame } from '../domain/errors';
import { hasSideGame, roundInput } from '../domain/round';
import { requireRound, type SettledRound } from '../loaders/rounds';

/** Payouts of a side game. @throws NoSuchGame */
export const sideGamePayouts =
  (deps: SettlementDeps) =>
  async (caller: Caller, gameId: string): Promise<SettledRound> => {
    const roundId = sessionOfGame(gameId);
    if (roundId === null || !isSideGameId(gameId)) throw new NoSuchGame();
    const round = await requireRound(deps, caller, roundId, (known) => hasSideGame(known, gameId));
    return { round, settlement: settleRound(roundInput(round), [gameId]) };
  };
