import type { Conflict } from '@fairshare/contracts';
import { SETTLED_CONFLICTS_KEPT } from './round-limits';

/** Of two open conflicts with the same key one golfer asks the group the same question twice. */
export const keyOf = ({ game, gameId, hole, cell, other }: Omit<Conflict, 'id' | 'resolved'>): string => JSON.stringify([game, gameId, hole, cell, other.value, other.by]);

/** Each open conflict once, the first of its kind, and the newest of those that are settled. The very same list when there is nothing to leave out. */
export function tidied(conflicts: readonly Conflict[]): readonly Conflict[] {
  const asked = new Set<string>();
  let settled = conflicts.reduce((count, { resolved }) => (resolved ? count + 1 : count), 0);
  const kept = conflicts.filter((conflict) => {
    if (conflict.resolved) return settled-- <= SETTLED_CONFLICTS_KEPT;
    const key = keyOf(conflict);
    return !asked.has(key) && asked.add(key);
  });
  return kept.length === conflicts.length ? conflicts : kept;
}
