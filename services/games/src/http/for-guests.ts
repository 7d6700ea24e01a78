import type { Conflict, GameState } from '@fairshare/contracts';
import { CellsChanged } from '../domain/errors';
import type { Scorer } from '../loaders/rounds';

/** What guests are told in place of who a member is. */
const A_MEMBER = 'member';

/** A game state as this caller may see it: guests learn of no account, not even its id. */
export function stateFor(caller: Scorer, { ruleChanges, ...state }: GameState): GameState {
  if (ruleChanges === undefined) return state;
  return { ...state, ruleChanges: caller.role === 'guest' ? ruleChanges.map((change) => ({ ...change, by: A_MEMBER })) : ruleChanges };
}

/** The conflicts of a record as whoever sent it may see them. */
export function conflictsFor(caller: Scorer, conflicts: readonly Conflict[]): Conflict[] {
  if (caller.role !== 'guest') return [...conflicts];
  const hide = <Said extends { readonly by: string }>(said: Said): Said => ({ ...said, by: said.by === caller.userId ? said.by : A_MEMBER });
  return conflicts.map((conflict) => ({
    ...conflict,
    stored: conflict.stored && hide(conflict.stored),
    other: hide(conflict.other),
    resolved: conflict.resolved && hide(conflict.resolved),
  }));
}

/** What somebody else entered meanwhile, as this caller may see it. */
export async function tellChangedCells<T>(caller: Scorer, written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    if (caller.role !== 'guest' || !(error instanceof CellsChanged)) throw error;
    throw new CellsChanged(Object.fromEntries(Object.entries(error.stored).map(([cell, stored]) => [cell, { ...stored, by: A_MEMBER }])));
  }
}
