import type { Scorer } from '@fairshare/contracts';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';

/** What this phone has open. */
export interface Here {
  readonly gameId: string;
  readonly hole: number;
}

export interface Presence {
  /** The others who have a game of this group open. */
  readonly others: readonly Scorer[];
  /** Says what is open here; null: no hole is. */
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
 * Says that this hole is open here, as long as it is, in the first of the games that are entered on one screen. Returns who else has one of them
 * open.
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
