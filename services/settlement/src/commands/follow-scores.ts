import { ignoreGone } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import { roundInput } from '../domain/round';
import { isStale, currentNets, markStale } from '../domain/saved-result';
import { findRound } from '../loaders/rounds';

/** Scores, cards or values of a round moved: is its saved result still today's? Idempotent. */
export const followScores =
  (deps: SettlementDeps) =>
  async (roundId: string): Promise<void> => {
    const saved = await deps.results.get(roundId);
    const round = saved && (await findRound(deps, roundId));
    if (!round) return;
    const input = roundInput(round);
    await deps.results.update(roundId, (state) => markStale(state, isStale(state, currentNets(input, state.choice)))).catch(ignoreGone);
  };

/** The group's custom cards may have moved the hands of any of its rounds that has a saved result. */
export const followGroup =
  (deps: SettlementDeps) =>
  async (groupId: string): Promise<void> => {
    const follow = followScores(deps);
    for (const saved of await deps.results.find('group', groupId)) await follow(saved.id);
  };
