import { type MutationCache, replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

/** A save of a hole's strokes that is under way. */
export interface SavedStrokes {
  readonly gameId: string;
  readonly hole: number;
  readonly scores: Readonly<Record<string, number>>;
}

/** The same of a hole's BBB answers. */
export interface SavedAwards {
  readonly gameId: string;
  readonly hole: number;
  readonly firstOn: string;
  readonly closestTo: string;
  readonly firstIn: string;
}

/** A card that is on its way to a player; null: back to the table. */
export interface SavedAssignment {
  readonly gameId: string;
  readonly cardType: string;
  readonly playerId: string | null;
}

/** A save of a hole, of either game. */
export interface SavedHole {
  readonly gameId: string;
  readonly hole: number;
  readonly cells: Readonly<Record<string, number | string>>;
}

/**
 * What saves of one kind, wherever they were started, are under way: the variables they were called with. Every screen is told in the moment in which
 * one begins or ends (`useMutationState` tells a task later), so that no two differ meanwhile.
 */
export function usePendingSaves<Variables>(kind: 'recordHoleScores' | 'recordBbbHole' | 'assignCard'): readonly Variables[] {
  const cache = useQueryClient().getMutationCache();
  const { subscribe, read } = useMemo(() => pendingSaves<Variables>(cache, kind), [cache, kind]);
  return useSyncExternalStore(subscribe, read);
}

function pendingSaves<Variables>(cache: MutationCache, kind: string) {
  let known: readonly Variables[] = [];
  return {
    subscribe: (tell: () => void) => cache.subscribe(tell),
    read: (): readonly Variables[] => {
      // The key names the mutation, and the mutation its variables.
      const now = cache.findAll({ mutationKey: [kind], status: 'pending' }).map(({ state }) => state.variables as Variables);
      return (known = replaceEqualDeep(known, now));
    },
  };
}

export const useSavedStrokes = (): readonly SavedStrokes[] => usePendingSaves<SavedStrokes>('recordHoleScores');
export const useSavedAwards = (): readonly SavedAwards[] => usePendingSaves<SavedAwards>('recordBbbHole');

/** All saves of holes that are under way. */
export function useSavedHoles(): readonly SavedHole[] {
  const strokes = useSavedStrokes();
  const awards = useSavedAwards();
  return useMemo(
    () => [
      ...strokes.map(({ gameId, hole, scores }) => ({ gameId, hole, cells: scores })),
      ...awards.map(({ gameId, hole, firstOn, closestTo, firstIn }) => ({ gameId, hole, cells: { firstOn, closestTo, firstIn } })),
    ],
    [strokes, awards],
  );
}
