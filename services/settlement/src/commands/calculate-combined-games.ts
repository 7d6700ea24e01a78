import type { BodyOf, settlementApi } from '@fairshare/contracts';
import { dollarsToCents } from '@fairshare/golf-rules';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import { AlreadyExists, NotFound, type Stored } from '@fairshare/store';
import { SessionNotNamed } from '../domain/errors';
import { roundInput, sessionOfChild } from '../domain/round';
import { settleChoice, type Choice, type SavedResult } from '../domain/saved-result';
import type { SettledRound } from '../queries/game-payouts';
import { requireRound } from '../queries/rounds';
import type { SettlementDeps } from '../settlement-deps';

type Input = BodyOf<typeof settlementApi.calculateCombinedGames>;

/** What was settled, and where it was saved if that was asked for. */
export interface Calculated extends SettledRound {
  readonly saved: Stored<SavedResult> | null;
}

/**
 * Settles the selected games of a session together, and keeps the result if asked to.
 * @throws SessionNotNamed, NotFound, GameNotInRoundError
 */
export const calculateCombinedGames =
  (deps: SettlementDeps) =>
  async (caller: Caller, input: Input, write: RequestWrite): Promise<Calculated> => {
    const sessionId = input.gameStateId ?? sessionOfChild(input.pointsGameId ?? '');
    if (!sessionId) throw new SessionNotNamed();
    const round = await requireRound(deps, caller, sessionId);
    if (round.group.id !== input.groupId) throw new NotFound('games', sessionId);

    const choice = choiceOf(input);
    const settlement = settleChoice(roundInput(round), choice);
    if (!input.saveResults) return { round, settlement, saved: null };

    const saved = await save(deps, write, {
      id: sessionId,
      groupId: round.group.id,
      choice,
      settlement,
      savedAt: deps.clock().toISOString(),
      savedBy: caller.userId,
      stale: false,
    });
    return { round, settlement, saved };
  };

function choiceOf({ selectedGames, pointValue, fbtValue }: Input): Choice {
  return {
    selectedGames,
    pointValueCents: pointValue == null ? null : dollarsToCents(pointValue),
    fbtValueCents: fbtValue == null ? null : dollarsToCents(fbtValue),
  };
}

/** A session has one saved result: the first save creates it, the next ones replace it. */
async function save({ results }: SettlementDeps, write: RequestWrite, result: SavedResult): Promise<Stored<SavedResult>> {
  const changes = [{ name: 'result-saved', facts: { groupId: result.groupId } }];
  const replace = () => results.update(result.id, { state: result, changes }, write.options);
  try {
    return await replace();
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
  }
  try {
    return await results.create(result.id, result, changes, write.options);
  } catch (error) {
    // Somebody else's first save came between.
    if (error instanceof AlreadyExists) return replace();
    throw error;
  }
}
