import { letterOfGame, sessionOfGame } from '@fairshare/contracts';
import { DEFINITIONS, type PayoutMode, selectionsOfMode, settleRound } from '@fairshare/golf-rules';
import type { Caller } from '@fairshare/service-kit';
import type { SettlementDeps } from '../deps';
import { NoSuchGame } from '../domain/errors';
import { hasHoleGame, roundInput } from '../domain/round';
import { requireRound, type SettledRound } from '../loaders/rounds';

/** Payouts of a game that is entered hole by hole, at its own values. @throws NoSuchGame */
export const holeGamePayouts =
  (deps: SettlementDeps) =>
  async (caller: Caller, gameId: string, mode: PayoutMode): Promise<SettledRound> => {
    const roundId = sessionOfGame(gameId);
    if (roundId === null) throw new NoSuchGame();
    const round = await requireRound(deps, caller, roundId, (known) => hasHoleGame(known, gameId));
    const game = DEFINITIONS.find(({ idLetter }) => idLetter === letterOfGame(gameId));
    if (!game) throw new NoSuchGame();
    return { round, settlement: settleRound(roundInput(round), selectionsOfMode(game.kind, mode)) };
  };
