import { api, type ApplyDelta, connectLive, isLoggedOut, keepQueriesFresh, type LiveConnection, type LiveStatus } from '@fairshare/api-client';
import type { Scorer, ScoringMessage } from '@fairshare/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';

interface LiveRoom {
  connection: LiveConnection;
  /** What is shown may be stale: changes before the room was joined were not announced to this phone. */
  readAgain(): void;
}

export interface Live {
  readonly status: LiveStatus;
  /** Everyone who has a game of the group open, this golfer included. */
  readonly people: readonly Scorer[];
}

const NOBODY: readonly Scorer[] = [];

/**
 * Keeps the screens as new as the group's other phones: hears what changed in the room of the selected group and reads that again.
 *
 * @param onLoggedOut the server refused the connection because the session is gone
 * @param scoring what is open here, for the others; null: nothing
 * @param wanted false: there is nothing on the screen yet that could grow old
 */
export function useLive(groupId: string | null, scoring: ScoringMessage | null, onLoggedOut: () => void, wanted: boolean): Live {
  const [status, setStatus] = useState<LiveStatus>('connecting');
  const [presence, setPresence] = useState<{ groupId: string; people: readonly Scorer[] } | null>(null);
  const queryClient = useQueryClient();
  const room = useRef<LiveRoom | null>(null);

  useEffect(() => {
    if (!wanted) return undefined;
    let applyDelta: ApplyDelta = () => null;
    // No first screen waits for it, and what is announced before it is here is read.
    void import('./apply-delta').then(
      (loaded) => (applyDelta = loaded.applyDelta),
      () => undefined,
    );
    const fresh = keepQueriesFresh(queryClient, api, (...heard) => applyDelta(...heard));
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

/** The socket's word alone does not throw anyone out. */
async function isRoundGone(): Promise<boolean> {
  try {
    await api.call('GET /api/auth/user');
    return false;
  } catch (error) {
    return isLoggedOut(error);
  }
}
