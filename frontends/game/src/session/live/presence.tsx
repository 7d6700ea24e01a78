import type { Scorer } from '@fairshare/contracts';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';

/** The place that is open on this phone. */
export interface Here {
  readonly gameId: string;
  readonly hole: number;
}

export interface Presence {
  /** The other users who have a game of this group open. */
  readonly others: readonly Scorer[];
  /** Publishes what is open on this phone; null: no hole is open. */
  setHere(here: Here | null): void;
}

const PresenceContext = createContext<Presence>({ others: [], setHere: () => undefined });

export const usePresence = (): Presence => useContext(PresenceContext);

interface PresenceProviderProps {
  others: readonly Scorer[];
  onHere: (here: Here | null) => void;
  children: ReactNode;
}

export function PresenceProvider({ others, onHere, children }: PresenceProviderProps) {
  const presence = useMemo<Presence>(() => ({ others, setHere: onHere }), [others, onHere]);
  return <PresenceContext value={presence}>{children}</PresenceContext>;
}

/**
 * While mounted, publishes that this hole is open in the first of the games entered on one screen. Returns the other users who have one of these games open on
 * this hole.
 */
export function useScoringHere(gameIds: readonly string[], hole: number): readonly Scorer[] {
  const { others, setHere } = usePresence();
  const [gameId = ''] = gameIds;
  useEffect(() => {
    setHere({ gameId, hole });
    return () => setHere(null);
  }, [setHere, gameId, hole]);
  return others.filter(({ gameId: theirs }) => theirs !== null && gameIds.includes(theirs));
}
