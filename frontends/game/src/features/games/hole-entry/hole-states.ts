import { HOLES } from '@fairshare/golf-rules';
import type { HoleState } from '@fairshare/ui';
import { type HoleDraft, type StoredHole, unsavedCells } from './hole-draft';

interface HoleFacts {
  /** Every cell the hole has in full; none: nobody plays it. */
  readonly cells: readonly string[];
  /** Cells that it is complete without. */
  readonly optional?: readonly string[];
  readonly stored: StoredHole;
  readonly draft: HoleDraft;
  /** Two values of the hole wait for a choice. */
  readonly hasConflict: boolean;
}

/** How a hole is marked in the grid. What was entered but not saved leaves a hole incomplete, so that nobody forgets it. */
export function holeState({ cells, optional = [], stored, draft, hasConflict }: HoleFacts): HoleState {
  if (hasConflict) return 'conflict';
  const entered = cells.filter((cell) => stored.values[cell] != null).length;
  if (unsavedCells([...cells, ...optional], draft, stored).length > 0) return 'incomplete';
  if (cells.length === 0) return 'done';
  if (entered === 0) return 'empty';
  return entered === cells.length ? 'done' : 'incomplete';
}

/** Where to go on: the first hole that is not done, else the last. @param order the round's holes as they are played */
export function firstOpenHole(states: Readonly<Record<number, HoleState>>, order = HOLES): number {
  return openHoles(states, order)[0] ?? order.at(-1) ?? 1;
}

/** The holes that still need something, in order. */
export function openHoles(states: Readonly<Record<number, HoleState>>, order = HOLES): number[] {
  return order.filter((hole) => states[hole] !== 'done');
}
