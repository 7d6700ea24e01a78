/** A value of a cell: strokes, or the answer to a question: a player's id or "none". */
export type CellValue = number | string;

/** A hole as it stands: its cells, and how often each was changed. */
export interface StoredHole {
  readonly values: Readonly<Record<string, CellValue | null | undefined>>;
  readonly versions: Readonly<Record<string, number | undefined>>;
}

/** A cell as the golfer entered it, and the version that was on the screen when the golfer began to change it. */
export interface DraftCell {
  /** Null: the golfer emptied it. */
  readonly value: CellValue | null;
  readonly baseVersion: number;
}

/** What was entered on a hole and is not known to be saved. */
export type HoleDraft = Readonly<Record<string, DraftCell>>;

/** Hole number → what was entered there and is not known to be saved. */
export type Drafts = Readonly<Record<number, HoleDraft>>;

/** Values that somebody else entered since: cell → value and version. */
export type ChangedCells = Readonly<Record<string, { readonly value: CellValue; readonly version: number; readonly at: string }>>;

/** The golfer enters a value. Back at the stored value there is nothing to save; the base version stays that of the first change. */
export function withEntry(draft: HoleDraft, stored: StoredHole, cell: string, value: CellValue | null): HoleDraft {
  if ((stored.values[cell] ?? null) === value) return withoutCell(draft, cell);
  return { ...draft, [cell]: { value, baseVersion: draft[cell]?.baseVersion ?? stored.versions[cell] ?? 0 } };
}

/** What the screen shows in a cell: what was entered, else what is stored, else null. */
export function shownValue(draft: HoleDraft, stored: StoredHole, cell: string): CellValue | null {
  const entered = draft[cell];
  return entered ? entered.value : (stored.values[cell] ?? null);
}

/** The cells, of those that a screen shows, that would change if the hole were saved now. */
export function unsavedCells(cells: readonly string[], draft: HoleDraft, stored: StoredHole): string[] {
  return cells.filter((cell) => draft[cell] && shownValue(draft, stored, cell) !== (stored.values[cell] ?? null));
}

/** Per cell the version its value was entered against: the one seen then, or now for a cell that was not touched. */
export function baseVersions(cells: readonly string[], draft: HoleDraft, stored: StoredHole): Record<string, number> {
  return Object.fromEntries(cells.map((cell) => [cell, draft[cell]?.baseVersion ?? stored.versions[cell] ?? 0]));
}

/** The server took these values: what was entered since stays. */
export function afterSaved(draft: HoleDraft, saved: Readonly<Record<string, CellValue | null>>): HoleDraft {
  return Object.fromEntries(Object.entries(draft).filter(([cell, { value }]) => value !== saved[cell]));
}

/**
 * The server refused: nothing entered is lost. What was changed again while the save was under way counts against what was seen
 * before it, since the save never happened.
 */
export function afterRefused(draft: HoleDraft, sentBases: Readonly<Record<string, number>>): HoleDraft {
  return Object.fromEntries(Object.entries(draft).map(([cell, entry]) => [cell, { ...entry, baseVersion: Math.min(entry.baseVersion, sentBases[cell] ?? entry.baseVersion) }]));
}

/** The golfer chose between two values, having seen both: the chosen one is entered against what stands now. */
export function afterChoice(draft: HoleDraft, changed: ChangedCells, choice: 'theirs' | 'mine'): HoleDraft {
  const chosen = Object.entries(changed).map(([cell, { value, version }]) => {
    const mine = draft[cell]?.value ?? null;
    return [cell, { value: choice === 'theirs' ? value : mine, baseVersion: version }] as const;
  });
  return { ...draft, ...Object.fromEntries(chosen) };
}

/** The hole as it will stand once a save under way is taken: the server counts a version where a value differs. */
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
