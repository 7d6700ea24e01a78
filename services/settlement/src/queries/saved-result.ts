import { sessionOfGame } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { ByPlayer, Cents } from '@fairshare/golf-rules';
import type { SettlementDeps } from '../deps';
import { NoSavedResult, NoSuchGame } from '../domain/errors';
import { roundInput, type Round } from '../domain/round';
import { isStale, currentNets, type SavedResult } from '../domain/saved-result';
import { requireRound } from '../loaders/rounds';

/** A saved result, and the nets of the same choice today; `today` is null when its games no longer exist. */
export interface SavedAndCurrent {
  readonly round: Round;
  readonly saved: Stored<SavedResult>;
  readonly stale: boolean;
  readonly today: ByPlayer<Cents> | null;
}

/** The saved result of a round of this group, compared with the current scores. @throws NoSuchGame, NoSavedResult */
export const savedResult =
  (deps: SettlementDeps) =>
  async (caller: Caller, groupId: string, named: { gameStateId?: string; pointsGameId?: string }): Promise<SavedAndCurrent> => {
    const roundId = named.gameStateId ?? sessionOfGame(named.pointsGameId ?? '');
    if (!roundId) throw new NoSavedResult();
    const round = await requireRound(deps, caller, roundId);
    if (round.group.id !== groupId) throw new NoSuchGame();
    const saved = await deps.results.get(roundId);
    if (!saved) throw new NoSavedResult();
    const today = currentNets(roundInput(round), saved.state.choice);
    return { round, saved, today, stale: isStale(saved.state, today) };
  };
