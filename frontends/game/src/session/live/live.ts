import { api, type ApplyDelta, connectLive, isLoggedOut, keepQueriesFresh, type LiveConnection, type LiveStatus } from '@fairshare/api-client';
import type { Scorer, ScoringMessage } from '@fairshare/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';

interface LiveRoom {
  connection: LiveConnection;
  /** Invalidates what is shown: changes made before the room was joined were not published to this phone. */
  readAgain(): void;
}

export interface Live {
  readonly status: LiveStatus;
  /** All users who have a game of the group open, including this golfer. */
  readonly people: readonly Scorer[];
}

const NOBODY: readonly Scorer[] = [];

/**
 * Keeps the screens up to date with the group's other phones: joins the room of the selected group, applies the deltas of its change notices, and refetches
 * after notices whose delta is missing or cannot be applied.
 *
 * @param onLoggedOut called when the server refused the connection because the session has ended
 * @param scoring what is open on this phone, published to the others; null: nothing
 * @param wanted false: the screen shows nothing yet that could become stale
 */
export function useLive(groupId: string | null, scoring: ScoringMessage | null, onLoggedOut: () => void, wanted: boolean): Live {
  const [status, setStatus] = useState<LiveStatus>('connecting');
  const [presence, setPresence] = useState<{ groupId: string; people: readonly Scorer[] } | null>(null);
  const queryClient = useQueryClient();
  const room = useRef<LiveRoom | null>(null);

  useEffect(() => {
    if (!wanted) return undefined;
    let applyDelta: ApplyDelta = () => null;
    // Loaded lazily, so that no first screen waits for it. Until it is loaded, changed data is refetched instead.
    void import('./apply-delta').then(
      (loaded) => (applyDelta = loaded.applyDelta),
      () => undefined,
    );
    const fresh = keepQueriesFresh(queryClient, api, (...received) => applyDelta(...received));
    const connection = connectLive({
      onChangeNotice: fresh.onChangeNotice,
      onResync: fresh.onResync,
      onReturn: fresh.onReturn,
      onPresence: setPresence,
      onStatus: (status) => {
        setStatus(status);
        if (status === 'unauthorized') void isRoundGone().then((gone) => gone && onLoggedOut());
      },
    });
    room.current = { connection, readAgain: fresh.onResync };
    return () => {
      room.current = null;
      connection.close();
      fresh.stop();
    };
  }, [queryClient, onLoggedOut, wanted]);

  useEffect(() => {
    if (groupId === null) return undefined;
    let left = false;
    void room.current?.connection.joinRoom(groupId).then(({ ok }) => {
      if (ok && !left) room.current?.readAgain();
    });
    return () => {
      left = true;
      void room.current?.connection.leaveRoom(groupId);
    };
  }, [groupId, onLoggedOut, wanted]);

  useEffect(() => {
    if (scoring) room.current?.connection.scoring(scoring);
  }, [scoring, wanted]);

  const people = status === 'connected' && presence?.groupId === groupId ? presence.people : NOBODY;
  return useMemo(() => ({ status, people }), [status, people]);
}

/** A refusal by the socket alone does not log the user out: a request to the API must confirm it. */
async function isRoundGone(): Promise<boolean> {
  try {
    await api.call('GET /api/auth/user');
    return false;
  } catch (error) {
    return isLoggedOut(error);
  }
}
