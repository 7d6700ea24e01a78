import { entryOf } from '@fairshare/golf-rules';
import { CellsChanged } from './errors';

/** One value somebody entered. Each cell counts its own versions from 1, so that two people on one hole only meet where they disagree. */
export interface Cell<Value> {
  readonly value: Value;
  readonly version: number;
  readonly by: string;
  readonly at: string;
}

/** The cells of one hole: by player in 2/9/16, by award in BBB. */
export type Cells<Value> = Readonly<Record<string, Cell<Value> | undefined>>;
export type Entries<Value> = Readonly<Record<string, Value>>;
/** Cell → the version it was entered against; 0: nothing was entered yet. */
export type BaseVersions = Readonly<Record<string, number | undefined>>;

/** Who enters, and when. */
export interface Authorship {
  readonly by: string;
  readonly at: string;
}

/** Who does it and when, as cells and cards record it. */
export const authorshipOf = ({ userId }: { readonly userId: string }, now: Date): Authorship => ({ by: userId, at: now.toISOString() });

/** Of two instants the later one. */
export const later = (one: string, other: string | null | undefined): string => (other != null && other > one ? other : one);

/** @throws CellsChanged when a cell was changed since its base version to another value than the one entered now. */
export function requireUnchanged<Value extends string | number>(cells: Cells<Value>, entries: Entries<Value>, base: BaseVersions): void {
  const changed = Object.entries(entries).flatMap(([key, value]) => {
    const cell = entryOf(cells, key);
    const enteredAgainst = entryOf(base, key);
    const stands = cell && enteredAgainst !== undefined && cell.version > enteredAgainst && cell.value !== value;
    return stands ? [[key, cell] as const] : [];
  });
  if (changed.length > 0) throw new CellsChanged(Object.fromEntries(changed));
}

/** Writes what differs from what stands; the same object when nothing does. */
export function enter<Value, Hole extends Cells<Value>>(cells: Hole, entries: Entries<Value>, { by, at }: Authorship): Hole {
  const differing = Object.entries(entries).filter(([key, value]) => entryOf(cells, key)?.value !== value);
  if (differing.length === 0) return cells;
  const written = differing.map(([key, value]) => [key, { value, version: (entryOf(cells, key)?.version ?? 0) + 1, by, at }] as const);
  return { ...cells, ...Object.fromEntries(written) };
}
