import { NetworkError } from '@fairshare/api-client';
import type { Selection } from '@fairshare/golf-rules';
import { WAITING } from '@fairshare/offline';
import { useEffect, useState } from 'react';
import { useOffline } from '../../../session/offline/offline';
import { useSyncController } from '../../../session/offline/use-snapshot';
import type { SaveAttempt } from './combined';

/** A save that waits for signal, as stored in the local database: its user, its choice and its time (epoch milliseconds). */
interface StoredAttempt {
  readonly userId: string;
  readonly chosen: readonly Selection[];
  readonly at: number;
}

/** Stores a save that failed offline, so that it survives the page. Returns this page's attempt, or else the one that an earlier page stored. */
export function useStoredAttempt(gameId: string, attempt: SaveAttempt | null): SaveAttempt | null {
  const controller = useSyncController();
  const { userId } = useOffline();
  const [left, setLeft] = useState<{ key: string; attempt: SaveAttempt | null } | null>(null);
  const key = `${WAITING}result.${gameId}`;

  useEffect(() => {
    let isShown = true;
    const show = (stored: unknown) => isShown && setLeft({ key, attempt: attemptOf(stored, userId) });
    controller?.store
      .then(({ snapshots }) => snapshots.fact(key))
      .then(show)
      .catch(() => undefined);
    return () => void (isShown = false);
  }, [controller, key, userId]);

  useEffect(() => {
    if (!controller || !attempt || attempt.status === 'pending') return;
    const { chosen, at, error } = attempt;
    const stored: StoredAttempt | null = error instanceof NetworkError ? { userId, chosen, at } : null;
    controller.store.then(({ snapshots }) => (stored ? snapshots.saveFact(key, stored) : snapshots.dropFact(key))).catch(() => undefined);
  }, [controller, key, userId, attempt]);

  return attempt ?? (left?.key === key ? left.attempt : null);
}

function attemptOf(stored: unknown, userId: string): SaveAttempt | null {
  const { userId: whose, chosen, at } = (stored ?? {}) as Partial<StoredAttempt>;
  if (whose !== userId || !Array.isArray(chosen) || typeof at !== 'number') return null;
  return { status: 'error', chosen, answer: undefined, error: new NetworkError('It waited for signal'), at };
}
