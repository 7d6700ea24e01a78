import type { Cell, Authorship } from './cells';

/** A value entered without signal. */
export interface OfflineEntry<Value> extends Authorship {
  readonly value: Value;
  /** The version of the cell it was entered against, where the phone says. */
  readonly baseVersion?: number;
}

/**
 * agrees: it says what stands. takes: it becomes what stands; what stood was known to who entered it, or was their own.
 * displaces: it becomes what stands, and someone else's value is kept as a conflict. loses: it is kept as a conflict itself.
 */
export type Resolution = 'agrees' | 'takes' | 'displaces' | 'loses';

/**
 * What becomes of a late value, by the rules of offline and conflicts: against a base version someone else's newer value stands;
 * without one the later time wins. A golfer's own newer value replaces their older one; their older one never replaces it.
 */
export function resolveEdit<Value>(cell: Cell<Value> | undefined, entry: OfflineEntry<Value>): Resolution {
  if (!cell) return 'takes';
  if (cell.value === entry.value) return 'agrees';
  if (entry.baseVersion !== undefined && cell.version <= entry.baseVersion) return 'takes';
  if (cell.by === entry.by) return entry.at >= cell.at ? 'takes' : 'loses';
  if (entry.baseVersion !== undefined) return 'loses';
  return entry.at > cell.at ? 'displaces' : 'loses';
}
