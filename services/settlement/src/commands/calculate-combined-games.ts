import { InvalidField, sessionOfGame, type BodyOf, type settlementApi } from '@fairshare/contracts';
import { GameNotInRoundError, dollarsToCents } from '@fairshare/golf-rules';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import { NoSuchGame, PointsGameElsewhere, RoundNotNamed } from '../domain/errors';
import { forTab, hasHoleGame, roundInput, type Round } from '../domain/round';
import { assertValuesMeant, settleChoice, unlikeRound, type Choice, type ForTab, type SavedResult, type SettledChoice } from '../domain/saved-result';
import { type SettledRound, requireRound } from '../loaders/rounds';
import type { SettlementDeps } from '../deps';
import { postResult } from './post-result';
import { saveResult } from './save-result';

type Input = BodyOf<typeof settlementApi.calculateCombinedGames>;

/** The settlement, and the saved result if saving was requested. */
export interface Calculated extends SettledRound {
  readonly saved: Stored<SavedResult> | null;
}

/**
 * Settles the selected games of a round together, and saves the result on request. The result of a finished round is posted to the tab in the
 * same request.
 * @throws RoundNotNamed, NoSuchGame, PointsGameElsewhere, ValueOfSeveralGames; InvalidField for a game the round does not have
 */
export const calculateCombinedGames =
  (deps: SettlementDeps) =>
  async (caller: Caller, input: Input, write: RequestWrite): Promise<Calculated> => {
    const round = await namedRound(deps, caller, input);
    const choice = choiceOf(input);
    const { settlement, values } = settle(round, choice);
    assertValuesMeant(choice, values);
    if (!input.saveResults) return { round, settlement, saved: null };

    const saved = await saveResult(
      deps,
      {
        id: round.state.id,
        groupId: round.group.id,
        choice,
        settlement,
        values,
        savedAt: deps.clock().toISOString(),
        savedBy: caller.userId,
        stale: false,
        ...withChoice(round, choice),
      },
      write.options,
    );
    return { round, settlement, saved: await postResult(deps, saved) };
  };

/** The data for posting to the tab, with the choice if it differs from the whole round. */
function withChoice(round: Round, choice: Choice): { readonly tab?: ForTab } {
  const { tab } = forTab(round);
  return tab ? { tab: { ...tab, ...unlikeRound(roundInput(round), choice) } } : {};
}

function settle(round: Round, choice: Choice): SettledChoice {
  try {
    return settleChoice(roundInput(round), choice);
  } catch (error) {
    throw error instanceof GameNotInRoundError ? new InvalidField('selectedGames', error.message) : error;
  }
}

/** The round named by its id, by the id of one of its points games, or by both. */
async function namedRound(deps: SettlementDeps, caller: Caller, { groupId, gameStateId, pointsGameId }: Input): Promise<Round> {
  const roundId = gameStateId ?? sessionOfGame(pointsGameId ?? '');
  if (!roundId) throw new RoundNotNamed();
  const inGroup = ({ group }: Round) => group.id === groupId;
  if (pointsGameId == null) return requireRound(deps, caller, roundId, inGroup);
  try {
    return await requireRound(deps, caller, roundId, (round) => inGroup(round) && hasHoleGame(round, pointsGameId));
  } catch (error) {
    if (!(error instanceof NoSuchGame) || gameStateId == null) throw error;
    await requireRound(deps, caller, roundId, inGroup);
    throw new PointsGameElsewhere();
  }
}

function choiceOf({ selectedGames, pointValue, fbtValue }: Input): Choice {
  return {
    selectedGames,
    pointValueCents: pointValue == null ? null : dollarsToCents(pointValue),
    fbtValueCents: fbtValue == null ? null : dollarsToCents(fbtValue),
  };
}
