import type { Cell, Authorship } from './cells';

/** A value entered without signal. */
export interface OfflineEntry<Value> extends Authorship {
  readonly value: Value;
  /** The version of the cell it was entered against, if the phone sends it. */
  readonly baseVersion?: number;
}

/**
 * agrees: it equals the stored value. takes: it replaces the stored value, which its author had seen or had entered.
 * displaces: it replaces the stored value, which was someone else's and becomes a conflict. loses: it becomes a conflict itself.
 */
export type Resolution = 'agrees' | 'takes' | 'displaces' | 'loses';

/**
 * Decides about a late value, by the rules of offline and conflicts. With a base version, someone else's newer value stays stored.
 * Without one, the later time wins. A golfer's own newer value replaces their older one; their older one never replaces the newer.
 */
export function resolveEdit<Value>(cell: Cell<Value> | undefined, entry: OfflineEntry<Value>): Resolution {
  if (!cell) return 'takes';
  if (cell.value === entry.value) return 'agrees';
  if (entry.baseVersion !== undefined && cell.version <= entry.baseVersion) return 'takes';
  if (cell.by === entry.by) return entry.at >= cell.at ? 'takes' : 'loses';
  if (entry.baseVersion !== undefined) return 'loses';
  return entry.at > cell.at ? 'displaces' : 'loses';
}
