import { isDeepStrictEqual } from 'node:util';
import type { Conflict } from '@fairshare/contracts';
import type { NamedChange } from '@fairshare/store';
import type { Cell, Authorship } from './cells';

/** Rounds of a release before count none: what they show was not replaced since. */
export const conflictVersion = ({ version = 1 }: Pick<Conflict, 'version'>): number => version;

/** An open conflict after its cell has changed: it shows what stands now. Entering the very value that had lost settles it. */
export function withCurrentValue(conflict: Conflict, cell: Cell<string | number> | undefined, { by, at }: Authorship): Conflict {
  const stored = cell ? { value: cell.value, by: cell.by, at: cell.at } : null;
  if (isDeepStrictEqual(stored, conflict.stored)) return conflict;
  const resolved = cell && cell.value === conflict.other.value ? { take: 'other' as const, by, at } : null;
  return { ...conflict, stored, resolved, version: conflictVersion(conflict) + 1 };
}

/** Open conflicts that show something else than before, or are gone, each as a change of its own; with those that were settled. */
export function changesOfConflicts(before: readonly Conflict[], after: readonly Conflict[]): NamedChange[] {
  const now = new Map(after.map((conflict) => [conflict.id, conflict]));
  return before.flatMap((conflict) => {
    const next = now.get(conflict.id);
    if (conflict.resolved || next === conflict) return [];
    const facts = { conflictId: conflict.id, gameId: conflict.gameId, hole: conflict.hole };
    return [{ name: next?.resolved ? 'conflict-resolved' : 'conflict-changed', facts }];
  });
}
