import { isDeepStrictEqual } from 'node:util';
import type { Conflict } from '@fairshare/contracts';
import type { NamedChange } from '@fairshare/store';
import type { Cell, Authorship } from './cells';

/** The version of a conflict. Rounds of an earlier release store none: their conflicts count as never changed. */
export const conflictVersion = ({ version = 1 }: Pick<Conflict, 'version'>): number => version;

/** An open conflict after its cell has changed: it shows the stored value. Entering the value that had lost resolves the conflict. */
export function withCurrentValue(conflict: Conflict, cell: Cell<string | number> | undefined, { by, at }: Authorship): Conflict {
  const stored = cell ? { value: cell.value, by: cell.by, at: cell.at } : null;
  if (isDeepStrictEqual(stored, conflict.stored)) return conflict;
  const resolved = cell && cell.value === conflict.other.value ? { take: 'other' as const, by, at } : null;
  return { ...conflict, stored, resolved, version: conflictVersion(conflict) + 1 };
}

/** One change for each open conflict that was changed, removed or resolved. */
export function changesOfConflicts(before: readonly Conflict[], after: readonly Conflict[]): NamedChange[] {
  const now = new Map(after.map((conflict) => [conflict.id, conflict]));
  return before.flatMap((conflict) => {
    const next = now.get(conflict.id);
    if (conflict.resolved || next === conflict) return [];
    const facts = { conflictId: conflict.id, gameId: conflict.gameId, hole: conflict.hole };
    return [{ name: next?.resolved ? 'conflict-resolved' : 'conflict-changed', facts }];
  });
}
