import { entryOf } from '@fairshare/golf-rules';
import { CellsChanged } from './errors';

/** One entered value. Each cell counts its own versions from 1, so that two people on one hole conflict only where their values differ. */
export interface Cell<Value> {
  readonly value: Value;
  readonly version: number;
  readonly by: string;
  readonly at: string;
}

/** The cells of one hole: strokes by player, or answers by `{game}.{question}`. */
export type Cells<Value> = Readonly<Record<string, Cell<Value> | undefined>>;
export type Entries<Value> = Readonly<Record<string, Value>>;
/** Cell → the version it was entered against; 0: the cell was empty. */
export type BaseVersions = Readonly<Record<string, number | undefined>>;

/** The author and the time of an entry. */
export interface Authorship {
  readonly by: string;
  readonly at: string;
}

/** The author and the time, as cells and cards record them. */
export const authorshipOf = ({ userId }: { readonly userId: string }, now: Date): Authorship => ({ by: userId, at: now.toISOString() });

/** The later of two instants. */
export const later = (one: string, other: string | null | undefined): string => (other != null && other > one ? other : one);

/** @throws CellsChanged when a cell was changed since its base version, and its value differs from the one entered now. */
export function requireUnchanged<Value extends string | number>(cells: Cells<Value>, entries: Entries<Value>, base: BaseVersions): void {
  const changed = Object.entries(entries).flatMap(([key, value]) => {
    const cell = entryOf(cells, key);
    const enteredAgainst = entryOf(base, key);
    const stands = cell && enteredAgainst !== undefined && cell.version > enteredAgainst && cell.value !== value;
    return stands ? [[key, cell] as const] : [];
  });
  if (changed.length > 0) throw new CellsChanged(Object.fromEntries(changed));
}

/** Writes the entries that differ from the stored values. Returns the same object when none differs. */
export function enter<Value, Hole extends Cells<Value>>(cells: Hole, entries: Entries<Value>, { by, at }: Authorship): Hole {
  const differing = Object.entries(entries).filter(([key, value]) => entryOf(cells, key)?.value !== value);
  if (differing.length === 0) return cells;
  const written = differing.map(([key, value]) => [key, { value, version: (entryOf(cells, key)?.version ?? 0) + 1, by, at }] as const);
  return { ...cells, ...Object.fromEntries(written) };
}
