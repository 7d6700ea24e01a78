import { NotFound } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import { roundInput } from '../domain/round';
import { isStale, netsToday, noteStaleness } from '../domain/saved-result';
import { findRound } from '../loaders/rounds';

/** Scores, cards or values of a session moved: is its saved result still today's? Harmless to repeat. */
export const followScores =
  (deps: SettlementDeps) =>
  async (sessionId: string): Promise<void> => {
    const saved = await deps.results.get(sessionId);
    const round = saved && (await findRound(deps, sessionId));
    if (!round) return;
    const input = roundInput(round);
    await deps.results
      .update(sessionId, (state) => noteStaleness(state, isStale(state, netsToday(input, state.choice))))
      .catch(ignoreGone);
  };

/** The group's custom cards may have moved the hands of any of its sessions that has a saved result. */
export const followGroup =
  (deps: SettlementDeps) =>
  async (groupId: string): Promise<void> => {
    const follow = followScores(deps);
    for (const saved of await deps.results.find('group', groupId)) await follow(saved.id);
  };

/** A deleted session takes its saved result along. */
export const dropResult =
  ({ results }: Pick<SettlementDeps, 'results'>) =>
  async (sessionId: string): Promise<void> => {
    await results
      .remove(sessionId, (state) => [{ name: 'result-deleted', facts: { groupId: state.groupId } }])
      .catch(ignoreGone);
  };

function ignoreGone(error: unknown): void {
  if (!(error instanceof NotFound)) throw error;
}
