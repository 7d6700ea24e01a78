import { NetworkError } from '@fairshare/api-client';
import type { Selection } from '@fairshare/golf-rules';
import { WAITING } from '@fairshare/offline';
import { useEffect, useState } from 'react';
import { useEngine } from '../../../offline/engine-context';
import { useOffline } from '../../../offline/offline';
import type { SaveAttempt } from './combined';

/** What the local database holds of a result that waits for signal: whose it is, and what was chosen when (epoch milliseconds). */
interface KeptAttempt {
  readonly userId: string;
  readonly chosen: readonly Selection[];
  readonly at: number;
}

/** Keeps a result that could not be saved for want of signal beyond the page. Returns the one an earlier page left, if this one made none. */
export function useKeptAttempt(gameId: string, attempt: SaveAttempt | null): SaveAttempt | null {
  const engine = useEngine();
  const { userId } = useOffline();
  const [left, setLeft] = useState<{ key: string; attempt: SaveAttempt | null } | null>(null);
  const key = `${WAITING}result.${gameId}`;

  useEffect(() => {
    let isShown = true;
    const show = (kept: unknown) => isShown && setLeft({ key, attempt: attemptOf(kept, userId) });
    engine?.store.then(({ snapshots }) => snapshots.fact(key)).then(show).catch(() => undefined);
    return () => void (isShown = false);
  }, [engine, key, userId]);

  useEffect(() => {
    if (!engine || !attempt || attempt.status === 'pending') return;
    const { chosen, at, error } = attempt;
    const kept: KeptAttempt | null = error instanceof NetworkError ? { userId, chosen, at } : null;
    engine.store.then(({ snapshots }) => (kept ? snapshots.saveFact(key, kept) : snapshots.dropFact(key))).catch(() => undefined);
  }, [engine, key, userId, attempt]);

  return attempt ?? (left?.key === key ? left.attempt : null);
}

function attemptOf(kept: unknown, userId: string): SaveAttempt | null {
  const { userId: whose, chosen, at } = (kept ?? {}) as Partial<KeptAttempt>;
  if (whose !== userId || !Array.isArray(chosen) || typeof at !== 'number') return null;
  return { status: 'error', chosen, answer: undefined, error: new NetworkError('It waited for signal'), at };
}
