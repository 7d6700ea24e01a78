import { sessionOfGame } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { ByPlayer, Cents } from '@fairshare/golf-rules';
import type { SettlementDeps } from '../deps';
import { NoSavedResult, NoSuchGame } from '../domain/errors';
import { roundInput, type Round } from '../domain/round';
import { isStale, netsToday, type SavedResult } from '../domain/saved-result';
import { requireRound } from '../loaders/rounds';

/** A saved result beside what the same choice gives today; `today` is null when its games are gone. */
export interface SavedAndToday {
  readonly round: Round;
  readonly saved: Stored<SavedResult>;
  readonly stale: boolean;
  readonly today: ByPlayer<Cents> | null;
}

/** The saved result of a session of this group, compared with today's scores. @throws NoSuchGame, NoSavedResult */
export const savedResult =
  (deps: SettlementDeps) =>
  async (caller: Caller, groupId: string, named: { gameStateId?: string; pointsGameId?: string }): Promise<SavedAndToday> => {
    const sessionId = named.gameStateId ?? sessionOfGame(named.pointsGameId ?? '');
    if (!sessionId) throw new NoSavedResult();
    const round = await requireRound(deps, caller, sessionId);
    if (round.group.id !== groupId) throw new NoSuchGame();
    const saved = await deps.results.get(sessionId);
    if (!saved) throw new NoSavedResult();
    const today = netsToday(roundInput(round), saved.state.choice);
    return { round, saved, today, stale: isStale(saved.state, today) };
  };
