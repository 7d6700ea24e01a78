import { type MutationCache, replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

/** A card that is on its way to a player; null: back to the table. */
export interface SavedAssignment {
  readonly gameId: string;
  readonly cardType: string;
  readonly playerId: string | null;
}

/** A save of a hole that is under way. */
export interface SavedHole {
  readonly sessionId: string;
  readonly hole: number;
  /** Null: the answer is taken back. */
  readonly cells: Readonly<Record<string, number | string | null>>;
}

/**
 * What saves of one kind, wherever they were started, are under way: the variables they were called with. Every screen is told in the moment in which
 * one begins or ends (`useMutationState` tells a task later), so that no two differ meanwhile.
 */
export function usePendingSaves<Variables>(kind: 'recordHole' | 'assignCard'): readonly Variables[] {
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

/** All saves of holes that are under way. */
export const useSavedHoles = (): readonly SavedHole[] => usePendingSaves<SavedHole>('recordHole');
