/** A value of a cell: net strokes in 2/9/16; a player id or "none" in BBB. */
export type CellValue = number | string;

/** A hole as it stands: its cells (players in 2/9/16, awards in BBB), and how often each was changed. */
export interface StoredHole<Value> {
  readonly values: Readonly<Record<string, Value | undefined>>;
  readonly versions: Readonly<Record<string, number | undefined>>;
}

/** A cell as the golfer entered it, and the version that was on the screen when the golfer began to change it. */
export interface DraftCell<Value> {
  /** Null: the golfer emptied it. */
  readonly value: Value | null;
  readonly baseVersion: number;
}

/** What was entered on a hole and is not known to be saved. */
export type HoleDraft<Value> = Readonly<Record<string, DraftCell<Value>>>;

/** Values that somebody else entered since: cell → value and version. */
export type ChangedCells = Readonly<Record<string, { readonly value: CellValue; readonly version: number; readonly at: string }>>;

/** The golfer enters a value. Back at the stored value there is nothing to save; the base version stays that of the first change. */
export function withEntry<Value>(draft: HoleDraft<Value>, stored: StoredHole<Value>, cell: string, value: Value | null): HoleDraft<Value> {
  if ((stored.values[cell] ?? null) === value) return withoutCell(draft, cell);
  return { ...draft, [cell]: { value, baseVersion: draft[cell]?.baseVersion ?? stored.versions[cell] ?? 0 } };
}

/** What the screen shows in a cell: what was entered, else what is stored, else null. */
export function shownValue<Value>(draft: HoleDraft<Value>, stored: StoredHole<Value>, cell: string): Value | null {
  const entered = draft[cell];
  return entered ? entered.value : (stored.values[cell] ?? null);
}

/** The cells that would change if the hole were saved now. */
export function unsavedCells<Value>(draft: HoleDraft<Value>, stored: StoredHole<Value>): string[] {
  return Object.keys(draft).filter((cell) => shownValue(draft, stored, cell) !== (stored.values[cell] ?? null));
}

/** Per cell the version its value was entered against: the one seen then, or now for a cell that was not touched. */
export function baseVersions<Value>(cells: readonly string[], draft: HoleDraft<Value>, stored: StoredHole<Value>): Record<string, number> {
  return Object.fromEntries(cells.map((cell) => [cell, draft[cell]?.baseVersion ?? stored.versions[cell] ?? 0]));
}

/** The server took these values: what was entered since stays. */
export function afterSaved<Value>(draft: HoleDraft<Value>, saved: Readonly<Record<string, Value>>): HoleDraft<Value> {
  return Object.fromEntries(Object.entries(draft).filter(([cell, { value }]) => value !== saved[cell]));
}

/**
 * The server refused: nothing entered is lost. What was changed again while the save was under way counts against what was seen
 * before it, since the save never happened.
 */
export function afterRefused<Value>(draft: HoleDraft<Value>, sentBases: Readonly<Record<string, number>>): HoleDraft<Value> {
  return Object.fromEntries(Object.entries(draft).map(([cell, entry]) => [cell, { ...entry, baseVersion: Math.min(entry.baseVersion, sentBases[cell] ?? entry.baseVersion) }]));
}

/** The golfer chose between two values, having seen both: the chosen one is entered against what stands now. */
export function afterChoice<Value extends CellValue>(draft: HoleDraft<Value>, changed: ChangedCells, choice: 'theirs' | 'mine'): HoleDraft<Value> {
  const chosen = Object.entries(changed).map(([cell, { value, version }]) => {
    const mine = draft[cell]?.value ?? null;
    return [cell, { value: choice === 'theirs' ? (value as Value) : mine, baseVersion: version }] as const;
  });
  return { ...draft, ...Object.fromEntries(chosen) };
}

/** The hole as it will stand once a save under way is taken: the server counts a version where a value differs. */
export function withPending<Value>(stored: StoredHole<Value>, pending: Readonly<Record<string, Value>>): StoredHole<Value> {
  const differing = Object.keys(pending).filter((cell) => pending[cell] !== stored.values[cell]);
  return {
    values: { ...stored.values, ...pending },
    versions: { ...stored.versions, ...Object.fromEntries(differing.map((cell) => [cell, (stored.versions[cell] ?? 0) + 1])) },
  };
}

function withoutCell<Value>(draft: HoleDraft<Value>, cell: string): HoleDraft<Value> {
  return Object.fromEntries(Object.entries(draft).filter(([key]) => key !== cell));
}
