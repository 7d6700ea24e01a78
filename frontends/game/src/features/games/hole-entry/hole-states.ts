import { HOLES, HOLES_PER_ROUND } from '@fairshare/golf-rules';
import type { HoleState } from '@fairshare/ui';
import { type HoleDraft, type StoredHole, unsavedCells } from './hole-draft';

interface HoleFacts<Value> {
  /** Every cell a full hole has. */
  readonly cells: readonly string[];
  readonly stored: StoredHole<Value>;
  readonly draft: HoleDraft<Value>;
  /** Two values of the hole wait for a choice. */
  readonly disputed: boolean;
}

/** How a hole is marked in the grid. What was entered but not saved leaves a hole incomplete, so that nobody forgets it. */
export function holeState<Value>({ cells, stored, draft, disputed }: HoleFacts<Value>): HoleState {
  if (disputed) return 'conflict';
  const entered = cells.filter((cell) => stored.values[cell] !== undefined).length;
  if (unsavedCells(draft, stored).length > 0) return 'incomplete';
  if (entered === 0) return 'empty';
  return entered === cells.length ? 'done' : 'incomplete';
}

/** Where to go on: the first hole that is not done, else the last. */
export function firstOpenHole(states: Readonly<Record<number, HoleState>>): number {
  return openHoles(states)[0] ?? HOLES_PER_ROUND;
}

/** The holes that still need something, in order. */
export function openHoles(states: Readonly<Record<number, HoleState>>): number[] {
  return HOLES.filter((hole) => states[hole] !== 'done');
}
