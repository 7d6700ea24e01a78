import { ignoreGone } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import { roundInput, type Round } from '../domain/round';
import { isStale, currentNets, markStale } from '../domain/saved-result';
import { findRound, roundsOfGroup } from '../loaders/rounds';

/** Scores, cards or values of a round moved: is its saved result still today's? Idempotent. */
export const followScores =
  (deps: SettlementDeps) =>
  async (roundId: string): Promise<void> => {
    const round = (await deps.results.get(roundId)) && (await findRound(deps, roundId));
    if (round) await follow(deps, round);
  };

/**
 * The group's custom cards may have moved the hands of its newest round, and its players who plays one of a release without rosters. Any other
 * is settled from what it keeps itself: a change of the group is not to cost what all of its rounds cost.
 */
export const followGroup =
  (deps: SettlementDeps) =>
  async (groupId: string): Promise<void> => {
    const group = await deps.groups.get(groupId);
    if (!group) return;
    for (const { round } of await roundsOfGroup(deps, group)) if (round.isActive || !round.state.roster) await follow(deps, round);
  };

async function follow({ results }: SettlementDeps, round: Round): Promise<void> {
  const { id } = round.state;
  const saved = await results.get(id);
  if (!saved) return;
  const input = roundInput(round);
  await results.update(id, (state) => markStale(state, isStale(state, currentNets(input, state.choice)))).catch(ignoreGone);
}
