import { ApiError, api, keepQueriesFresh, NetworkError, queryKeys } from '@fairshare/api-client';
import type { GuestRound } from '@fairshare/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { GUEST_CALLS, guestRoundKey, guestRoundQuery, isKnownLink, linkOf, openAgain } from '../../session/guest/guest-round';
import { loadStore } from '../../session/offline/sync-controller';

/** Guests have no live connection. The page polls at this interval while it is visible. Milliseconds. */
const POLL_EVERY_MS = 5_000;

const ROUND_FINISHED = 'ROUND_FINISHED';
/** Status codes for a token or a cookie that opens no round. */
const WITHOUT_ROUND: readonly number[] = [400, 401, 404];

/** Why the round is not open, or is no longer open. `unreached`: the reason is unknown; there may be no signal. */
export type GuestFailure = 'taken' | 'finished' | 'ended' | 'no-signal' | 'unreached';

export interface OpenedRound {
  /** The newest version on this phone. Null: not read yet, or never read. */
  readonly round: GuestRound | null;
  readonly failure: GuestFailure | null;
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** Opens a scoring link and refetches what its page shows. Without signal it shows the round stored on this phone. */
export function useGuestRound(token: string | null): OpenedRound {
  useGuestCalls();
  const query = useQuery(guestRoundQuery(token));
  const kept = useKeptRound(token);
  const failure = query.isError ? failureOf(query.error) : null;
  const round = query.data ?? kept ?? null;
  usePolling(round !== null);
  return {
    round,
    failure: kept === undefined && !query.data ? null : failure,
    retrying: query.isFetching,
    retry: () => {
      if (token !== null && failure === 'ended') openAgain(token);
      void query.refetch();
    },
  };
}

/** Why a call that opens the link, or reads its round, failed. */
export function failureOf(error: Error): GuestFailure {
  if (error instanceof NetworkError) return navigator.onLine ? 'unreached' : 'no-signal';
  if (!(error instanceof ApiError)) return 'unreached';
  if (error.status === 409) return error.code === ROUND_FINISHED ? 'finished' : 'taken';
  return WITHOUT_ROUND.includes(error.status) ? 'ended' : 'unreached';
}

/** On this page the calls about the round are a guest's. When the page is left, the data that they read is removed, so that no other user sees it. */
function useGuestCalls(): void {
  const queryClient = useQueryClient();
  useLayoutEffect(() => {
    api.guestPaths = GUEST_CALLS;
    return () => {
      api.guestPaths = null;
      for (const queryKey of [guestRoundKey, queryKeys.groups, queryKeys.allGameStates, queryKeys.allPointsGames]) queryClient.removeQueries({ queryKey });
    };
  }, [queryClient]);
}

/** The round stored on this phone; undefined: not read yet, null: no round of this link is stored. */
function useKeptRound(token: string | null): GuestRound | null | undefined {
  const [kept, setKept] = useState<GuestRound | null | undefined>(() => (token === null || isKnownLink(token) ? undefined : null));
  const isWanted = kept === undefined;
  useEffect(() => {
    if (!isWanted) return;
    loadStore()
      .then(({ storedGuestRound }) => storedGuestRound())
      .then((found) => setKept(found && (token === null || found.link === linkOf(token)) ? found.round : null))
      .catch(() => setKept(null));
  }, [isWanted, token]);
  return kept;
}

/** Refetches what is shown after every write, once the signal is back, and regularly while the page is visible; one refetch at a time. */
function usePolling(isOpen: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const fresh = keepQueriesFresh(queryClient);
    const look = () => {
      if (document.visibilityState === 'hidden' || !navigator.onLine || queryClient.isFetching() > 0) return;
      void queryClient.invalidateQueries({ queryKey: guestRoundKey });
      fresh.onResync();
    };
    const timer = isOpen ? setInterval(look, POLL_EVERY_MS) : undefined;
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
      fresh.stop();
    };
  }, [queryClient, isOpen]);
}
