import { letterOfGame, sessionOfGame } from '@fairshare/contracts';
import { DEFINITIONS, isSideGameId, type PayoutMode, type RoundSettlement, selectionsOfMode, settleRound } from '@fairshare/golf-rules';
import type { Caller } from '@fairshare/service-kit';
import type { SettlementDeps } from '../deps';
import { NoSuchGame } from '../domain/errors';
import { hasPointsGame, hasSideGame, roundInput, type Round } from '../domain/round';
import { requireRound } from '../loaders/rounds';

/** A settlement with the round it was made from. */
export interface SettledRound {
  readonly round: Round;
  readonly settlement: RoundSettlement;
}

/** Payouts of a round's card game. @throws NoSuchGame */
export const cardPayouts =
  (deps: SettlementDeps) =>
  async (caller: Caller, roundId: string): Promise<SettledRound> => {
    const round = await requireRound(deps, caller, roundId);
    return { round, settlement: settleRound(roundInput(round), ['cards']) };
  };

/** Payouts of a game that is entered by holes, at its own values. @throws NoSuchGame */
export const pointsPayouts =
  (deps: SettlementDeps) =>
  async (caller: Caller, gameId: string, mode: PayoutMode): Promise<SettledRound> => {
    const roundId = sessionOfGame(gameId);
    if (roundId === null) throw new NoSuchGame();
    const round = await requireRound(deps, caller, roundId, (known) => hasPointsGame(known, gameId));
    const game = DEFINITIONS.find(({ idLetter }) => idLetter === letterOfGame(gameId));
    if (!game) throw new NoSuchGame();
    return { round, settlement: settleRound(roundInput(round), selectionsOfMode(game.kind, mode)) };
  };

/** Payouts of a side game. @throws NoSuchGame */
export const sideGamePayouts =
  (deps: SettlementDeps) =>
  async (caller: Caller, gameId: string): Promise<SettledRound> => {
    const roundId = sessionOfGame(gameId);
    if (roundId === null || !isSideGameId(gameId)) throw new NoSuchGame();
    const round = await requireRound(deps, caller, roundId, (known) => hasSideGame(known, gameId));
    return { round, settlement: settleRound(roundInput(round), [gameId]) };
  };
