import type { PAYOUT_MODES } from '@fairshare/contracts';
import { settleRound, type RoundSettlement, type Selection } from '@fairshare/golf-rules';
import type { Caller } from '@fairshare/service-kit';
import { NotFound } from '@fairshare/store';
import type { SettlementDeps } from '../settlement-deps';
import { hasPointsGame, roundInput, sessionOfChild, type Round } from '../domain/round';
import { requireRound } from './rounds';

/** A settlement with the round it was made from. */
export interface SettledRound {
  readonly round: Round;
  readonly settlement: RoundSettlement;
}

type Mode = (typeof PAYOUT_MODES)[number];

const POINTS_SELECTIONS: Record<Mode, readonly Selection[]> = { points: ['points'], fbt: ['fbt'], both: ['points', 'fbt'] };
const BBB_SELECTIONS: Record<Mode, readonly Selection[]> = { points: ['bbb-points'], fbt: ['bbb-fbt'], both: ['bbb-points', 'bbb-fbt'] };

/** Payouts of a session's card game. @throws NotFound */
export const cardPayouts =
  (deps: SettlementDeps) =>
  async (caller: Caller, sessionId: string): Promise<SettledRound> => {
    const round = await requireRound(deps, caller, sessionId);
    return { round, settlement: settleRound(roundInput(round), ['cards']) };
  };

/** Payouts of a 2/9/16 or BBB game, at its own values. @throws NotFound */
export const pointsPayouts =
  (deps: SettlementDeps) =>
  async (caller: Caller, gameId: string, mode: Mode): Promise<SettledRound> => {
    const sessionId = sessionOfChild(gameId);
    if (sessionId === null) throw new NotFound('points game', gameId);
    const round = await requireRound(deps, caller, sessionId, (known) => hasPointsGame(known, gameId));
    const selections = round.session.points?.id === gameId ? POINTS_SELECTIONS : BBB_SELECTIONS;
    return { round, settlement: settleRound(roundInput(round), selections[mode]) };
  };
