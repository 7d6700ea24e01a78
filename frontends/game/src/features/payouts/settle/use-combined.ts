import { type calculateCombinedGames, calculateCombinedGamesMutation, combinedResultsQuery, NetworkError } from '@fairshare/api-client';
import type { Selection } from '@fairshare/golf-rules';
import { type Mutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useOffline } from '../../../session/offline/offline';
import { useChange } from '../../../shared/use-change';
import type { PhoneRound } from '../money/phone-round';
import { useScoresReceivedAt } from '../money/use-phone-round';
import { COULD_NOT_SAVE } from '../texts';
import { combinedOf, type Combined, type SaveAttempt } from './combined';
import { settleRequest } from './settle-request';
import { useStoredAttempt } from './stored-attempt';

type SettleRequest = Parameters<typeof calculateCombinedGames>[0];
type Settled = Awaited<ReturnType<typeof calculateCombinedGames>>;

export interface CombinedResult {
  /** Null during the first load of the saved result. */
  readonly combined: Combined | null;
  /** Why loading it failed. */
  readonly failure: Error | null;
  readonly retry: () => void;
  /** Sends the calculation for the chosen games, which the server saves. */
  readonly save: (chosen: readonly Selection[]) => void;
}

/** The combined settlement of a session: saved by any member of the group, or being saved by this phone. */
export function useCombined(round: PhoneRound): CombinedResult {
  const saved = useQuery(combinedResultsQuery(round.game.groupId, round.game.id));
  const saving = useChange(
    {
      ...calculateCombinedGamesMutation(),
      // A failed save stays in the cache, so that it is still shown after a visit to another tab.
      gcTime: Infinity,
    },
    COULD_NOT_SAVE,
    // Being offline is no failure: the phone has computed the result, shows it as not saved, and saves it later.
    { titled: false, isFailure: (error) => !(error instanceof NetworkError) },
  );
  const lastAttempt = useLastAttempt(round.game.id);
  const storedAttempt = useStoredAttempt(round.game.id, lastAttempt);
  // A stored attempt counts only after a refetch, if that is possible, because another golfer may have saved since.
  const attempt = lastAttempt ?? (saved.isFetchedAfterMount || saved.fetchStatus === 'paused' ? storedAttempt : null);
  const scoresReceivedAt = useScoresReceivedAt(round);

  const { data, dataUpdatedAt, error, refetch } = saved;
  const combined = useMemo(() => {
    if (data === undefined && !attempt && !error) return null;
    return combinedOf({ round, saved: { what: data ?? null, at: dataUpdatedAt }, attempt, scoresReceivedAt });
  }, [round, data, dataUpdatedAt, error, attempt, scoresReceivedAt]);

  const save = (chosen: readonly Selection[]) => saving.mutate(settleRequest(round, chosen));
  useSavedWithSignal(combined, save);

  return {
    combined,
    failure: data === undefined ? error : null,
    retry: () => void refetch(),
    save,
  };
}

/** Retries a save that failed offline, once each time the phone comes back online. */
function useSavedWithSignal(combined: Combined | null, save: (chosen: readonly Selection[]) => void): void {
  const { online } = useOffline();
  const waits = combined?.state === 'unsaved' && combined.reason === 'no-signal' && combined.settlement !== null;
  const mayTry = useRef(true);
  const saveNow = useEffectEvent(() => combined && save(combined.chosen));
  useEffect(() => {
    if (!online) mayTry.current = true;
    else if (waits && mayTry.current) {
      mayTry.current = false;
      saveNow();
    }
  }, [online, waits]);
}

function useLastAttempt(gameId: string): SaveAttempt | null {
  const attempts = useMutationState({
    filters: {
      mutationKey: calculateCombinedGamesMutation().mutationKey,
      predicate: ({ state }) => (state.variables as SettleRequest | undefined)?.gameStateId === gameId,
    },
    select: (mutation) => attemptOf(mutation as Mutation<Settled, Error, SettleRequest>),
  });
  return attempts.at(-1) ?? null;
}

function attemptOf({ state }: Mutation<Settled, Error, SettleRequest>): SaveAttempt {
  const status = state.status === 'idle' ? 'pending' : state.status;
  return { status, chosen: state.variables?.selectedGames ?? [], answer: state.data, error: state.error, at: state.submittedAt };
}
