import { sessionOfGame, type PAYOUT_MODES } from '@fairshare/contracts';
import { settleRound, type RoundSettlement, type Selection } from '@fairshare/golf-rules';
import type { Caller } from '@fairshare/service-kit';
import type { SettlementDeps } from '../deps';
import { NoSuchGame } from '../domain/errors';
import { hasPointsGame, roundInput, type Round } from '../domain/round';
import { requireRound } from '../loaders/rounds';

/** A settlement with the round it was made from. */
export interface SettledRound {
  readonly round: Round;
  readonly settlement: RoundSettlement;
}

type Mode = (typeof PAYOUT_MODES)[number];

const POINTS_SELECTIONS: Record<Mode, readonly Selection[]> = { points: ['points'], fbt: ['fbt'], both: ['points', 'fbt'] };
const BBB_SELECTIONS: Record<Mode, readonly Selection[]> = { points: ['bbb-points'], fbt: ['bbb-fbt'], both: ['bbb-points', 'bbb-fbt'] };

/** Payouts of a round's card game. @throws NoSuchGame */
export const cardPayouts =
  (deps: SettlementDeps) =>
  async (caller: Caller, roundId: string): Promise<SettledRound> => {
    const round = await requireRound(deps, caller, roundId);
    return { round, settlement: settleRound(roundInput(round), ['cards']) };
  };

/** Payouts of a 2/9/16 or BBB game, at its own values. @throws NoSuchGame */
export const pointsPayouts =
  (deps: SettlementDeps) =>
  async (caller: Caller, gameId: string, mode: Mode): Promise<SettledRound> => {
    const roundId = sessionOfGame(gameId);
    if (roundId === null) throw new NoSuchGame();
    const round = await requireRound(deps, caller, roundId, (known) => hasPointsGame(known, gameId));
    const selections = round.state.points?.id === gameId ? POINTS_SELECTIONS : BBB_SELECTIONS;
    return { round, settlement: settleRound(roundInput(round), selections[mode]) };
  };
