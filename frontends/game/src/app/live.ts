import { api, connectLive, isLoggedOut, keepQueriesFresh, type LiveConnection } from '@fairshare/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

interface LiveRoom {
  connection: LiveConnection;
  /** What is shown may be older than the room: nobody told of changes before it was joined. */
  readAgain(): void;
}

/**
 * Keeps the screens as new as the group's other phones: hears what changed in the room of the selected group and reads that again.
 *
 * @param onLoggedOut the server refused the connection because the session is gone
 */
export function useLive(groupId: string | null, onLoggedOut: () => void): void {
  const queryClient = useQueryClient();
  const room = useRef<LiveRoom | null>(null);

  useEffect(() => {
    const fresh = keepQueriesFresh(queryClient);
    const connection = connectLive({
      onHint: fresh.onHint,
      onResync: fresh.onResync,
      onStatus: (status) => {
        if (status === 'unauthorized') void isSessionGone().then((gone) => gone && onLoggedOut());
      },
    });
    room.current = { connection, readAgain: fresh.onResync };
    return () => {
      room.current = null;
      connection.close();
      fresh.stop();
    };
  }, [queryClient, onLoggedOut]);

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
  }, [groupId, onLoggedOut]);
}

/** The socket's word alone does not throw anyone out. */
async function isSessionGone(): Promise<boolean> {
  try {
    await api.call('GET /api/auth/user');
    return false;
  } catch (error) {
    return isLoggedOut(error);
  }
}
