import { cellsOn } from './facts';
import type { Round } from './round';

/** A score that is at least this old counts as agreed: about the time that a hole takes. Milliseconds. */
const AFTER_THE_FACT_MS = 10 * 60_000;

/** Strokes of a hole that were changed after the fact: after `AFTER_THE_FACT_MS`, or in a finished round. `by`: a user, or a guest who plays as `byPlayer`. */
export interface Corrections {
  readonly corrected: readonly { readonly playerId: string; readonly before: number; readonly after: number }[];
  readonly by: string;
  readonly byPlayer?: string;
  readonly at: string;
}

/** The strokes of a hole that an entry changed after the fact; null: none. */
export function correctionsOn(before: Round, after: Round, hole: number): Corrections | null {
  const stood = cellsOn(before, 'strokes', hole);
  const changed = Object.entries(cellsOn(after, 'strokes', hole)).flatMap(([playerId, cell]) => {
    const prior = stood[playerId];
    if (!cell || !prior || prior.value === cell.value) return [];
    const isLate = before.finished != null || Date.parse(cell.at) - Date.parse(prior.at) >= AFTER_THE_FACT_MS;
    return isLate ? [{ playerId, before: prior.value, after: cell.value, cell }] : [];
  });
  const [first] = changed;
  if (!first) return null;
  const { by, at } = first.cell;
  const byPlayer = after.internal.guests?.[by]?.playerId;
  return { corrected: changed.map(({ playerId, before: was, after: is }) => ({ playerId, before: Number(was), after: Number(is) })), by, ...(byPlayer && { byPlayer }), at };
}
