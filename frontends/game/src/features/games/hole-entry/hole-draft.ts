/** A value of a cell: strokes, or the answer to a question: a player's id or "none"; in a side game also "true" (yes), a choice, or `TAKEN_BACK`. */
export type CellValue = number | string;

/** The stored state of a hole: its cells, and the version of each. */
export interface StoredHole {
  readonly values: Readonly<Record<string, CellValue | null | undefined>>;
  readonly versions: Readonly<Record<string, number | undefined>>;
}

/** A cell as the golfer entered it, and the version that was on the screen when the golfer started the change. */
export interface DraftCell {
  /** Null: the golfer emptied it. */
  readonly value: CellValue | null;
  readonly baseVersion: number;
}

/** The entries of a hole that are not confirmed as saved. */
export type HoleDraft = Readonly<Record<string, DraftCell>>;

/** Hole number → its entries that are not confirmed as saved. */
export type Drafts = Readonly<Record<number, HoleDraft>>;

/** Values that another golfer entered since: cell → value and version. */
export type ChangedCells = Readonly<Record<string, { readonly value: CellValue; readonly version: number; readonly at: string }>>;

/** Enters a value. An entry equal to the stored value is removed, as there is nothing to save. The base version stays that of the first change. */
export function withEntry(draft: HoleDraft, stored: StoredHole, cell: string, value: CellValue | null): HoleDraft {
  if ((stored.values[cell] ?? null) === value) return withoutCell(draft, cell);
  return { ...draft, [cell]: { value, baseVersion: draft[cell]?.baseVersion ?? stored.versions[cell] ?? 0 } };
}

/** The value that the screen shows in a cell: the entered one, else the stored one, else null. */
export function shownValue(draft: HoleDraft, stored: StoredHole, cell: string): CellValue | null {
  const entered = draft[cell];
  return entered ? entered.value : (stored.values[cell] ?? null);
}

/** Those of the shown cells that a save would change now. */
export function unsavedCells(cells: readonly string[], draft: HoleDraft, stored: StoredHole): string[] {
  return cells.filter((cell) => draft[cell] && shownValue(draft, stored, cell) !== (stored.values[cell] ?? null));
}

/** The version that each cell was entered against: the one on the screen at the time, or the current one for an untouched cell. */
export function baseVersions(cells: readonly string[], draft: HoleDraft, stored: StoredHole): Record<string, number> {
  return Object.fromEntries(cells.map((cell) => [cell, draft[cell]?.baseVersion ?? stored.versions[cell] ?? 0]));
}

/** After the server accepted these values: removes them from the draft. Later entries stay. */
export function afterSaved(draft: HoleDraft, saved: Readonly<Record<string, CellValue | null>>): HoleDraft {
  return Object.fromEntries(Object.entries(draft).filter(([cell, { value }]) => value !== saved[cell]));
}

/**
 * After the server refused a save: all entries stay. The save never happened, so a cell that was changed again meanwhile keeps its base version from before.
 */
export function afterRefused(draft: HoleDraft, sentBases: Readonly<Record<string, number>>): HoleDraft {
  return Object.fromEntries(Object.entries(draft).map(([cell, entry]) => [cell, { ...entry, baseVersion: Math.min(entry.baseVersion, sentBases[cell] ?? entry.baseVersion) }]));
}

/** After the golfer chose between both values: bases the chosen value on the current version. */
export function afterChoice(draft: HoleDraft, changed: ChangedCells, choice: 'theirs' | 'mine'): HoleDraft {
  const chosen = Object.entries(changed).map(([cell, { value, version }]) => {
    const mine = draft[cell]?.value ?? null;
    return [cell, { value: choice === 'theirs' ? value : mine, baseVersion: version }] as const;
  });
  return { ...draft, ...Object.fromEntries(chosen) };
}

/** The hole as it will be once a pending save is accepted. The server increments the version of a cell whose value differs. */
export function withPending(stored: StoredHole, pending: Readonly<Record<string, CellValue | null>>): StoredHole {
  const differing = Object.keys(pending).filter((cell) => pending[cell] !== (stored.values[cell] ?? null));
  return {
    values: { ...stored.values, ...pending },
    versions: { ...stored.versions, ...Object.fromEntries(differing.map((cell) => [cell, (stored.versions[cell] ?? 0) + 1])) },
  };
}

function withoutCell(draft: HoleDraft, cell: string): HoleDraft {
  return Object.fromEntries(Object.entries(draft).filter(([key]) => key !== cell));
}
