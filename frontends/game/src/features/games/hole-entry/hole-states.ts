import { HOLES } from '@fairshare/golf-rules';
import type { HoleState } from '@fairshare/ui';
import { type HoleDraft, type StoredHole, unsavedCells } from './hole-draft';

interface HoleFacts {
  /** The cells that make the hole complete; empty: nobody plays the hole. */
  readonly cells: readonly string[];
  /** Cells that a complete hole may lack. */
  readonly optional?: readonly string[];
  readonly stored: StoredHole;
  readonly draft: HoleDraft;
  /** Whether a conflict on the hole is unresolved. */
  readonly hasConflict: boolean;
}

/** The hole's state in the grid. Unsaved entries make a hole incomplete, so that no golfer forgets them. */
export function holeState({ cells, optional = [], stored, draft, hasConflict }: HoleFacts): HoleState {
  if (hasConflict) return 'conflict';
  const entered = cells.filter((cell) => stored.values[cell] != null).length;
  if (unsavedCells([...cells, ...optional], draft, stored).length > 0) return 'incomplete';
  if (cells.length === 0) return 'done';
  if (entered === 0) return 'empty';
  return entered === cells.length ? 'done' : 'incomplete';
}

/** The first hole that is not done, else the last one. @param order the round's holes as they are played */
export function firstOpenHole(states: Readonly<Record<number, HoleState>>, order = HOLES): number {
  return openHoles(states, order)[0] ?? order.at(-1) ?? 1;
}

/** The holes that are not done, in order. */
export function openHoles(states: Readonly<Record<number, HoleState>>, order = HOLES): number[] {
  return order.filter((hole) => states[hole] !== 'done');
}
