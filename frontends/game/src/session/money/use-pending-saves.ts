import { type MutationCache, replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

/** A card assignment that the server has not confirmed yet; a null player puts the card back on the table. */
export interface PendingAssignment {
  readonly gameId: string;
  readonly cardType: string;
  readonly playerId: string | null;
}

/** A save of a hole that the server has not confirmed yet. */
export interface PendingHole {
  readonly sessionId: string;
  readonly hole: number;
  /** Null: the answer is removed. */
  readonly cells: Readonly<Record<string, number | string | null>>;
}

/**
 * The variables of all pending saves of one kind, whichever component started them. All screens update at the moment a save begins or ends, so that no two
 * differ in between; `useMutationState` would update them a task later.
 */
export function usePendingSaves<Variables>(kind: 'recordHole' | 'assignCard'): readonly Variables[] {
  const cache = useQueryClient().getMutationCache();
  const { subscribe, read } = useMemo(() => pendingSaves<Variables>(cache, kind), [cache, kind]);
  return useSyncExternalStore(subscribe, read);
}

function pendingSaves<Variables>(cache: MutationCache, kind: string) {
  let known: readonly Variables[] = [];
  return {
    subscribe: (listener: () => void) => cache.subscribe(listener),
    read: (): readonly Variables[] => {
      // The mutation key determines the type of the variables.
      const now = cache.findAll({ mutationKey: [kind], status: 'pending' }).map(({ state }) => state.variables as Variables);
      return (known = replaceEqualDeep(known, now));
    },
  };
}

/** All pending saves of holes. */
export const usePendingHoles = (): readonly PendingHole[] => usePendingSaves<PendingHole>('recordHole');
