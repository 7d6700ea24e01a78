import type { Conflict } from '@fairshare/contracts';
import { cellOf, entryOf } from '@fairshare/golf-rules';
import type { Cell, Cells } from './cells';

/** Hole → cell → what was entered there. */
export type Holes<Value> = Readonly<Record<string, Cells<Value>>>;

/** What was entered in a round by holes. It is the round's; games only read it. */
export interface Facts {
  /** Hole → player → strokes. */
  readonly strokes: Holes<number>;
  /** Hole → `{game}.{question}` → a player, or "none". */
  readonly marks: Holes<string>;
}

/** The two kinds of what is entered by holes. */
export const INPUTS = ['strokes', 'marks'] as const;
export type Input = (typeof INPUTS)[number];

/** Where a value stands on a hole. */
export interface CellAddress {
  readonly input: Input;
  readonly key: string;
}

/** The cells of a hole. */
export const cellsOn = (facts: Facts, input: Input, hole: number): Cells<string | number> => facts[input][hole] ?? {};

/** What stands in a cell of a hole. */
export const cellAt = (facts: Facts, hole: number, { input, key }: CellAddress): Cell<string | number> | undefined => entryOf(cellsOn(facts, input, hole), key);

/** The holes on which something was entered. */
export const holesEntered = (facts: Facts): number[] => [
  ...new Set(INPUTS.flatMap((input) => Object.entries(facts[input]).flatMap(([hole, cells]) => (Object.keys(cells).length > 0 ? [Number(hole)] : [])))),
];

/** The cell that a conflict is about; null: a record that names none, or a card. */
export function addressOfConflict({ game, cell }: Pick<Conflict, 'game' | 'cell'>): CellAddress | null {
  if (cell === null || game === 'card') return null;
  return game === 'points' ? { input: 'strokes', key: cell } : { input: 'marks', key: cellOf(game, cell) };
}

/** The cells of a hole that are a player's: their strokes, and what was answered with their name. */
export const cellsOfPlayer = (facts: Facts, hole: number, playerId: string): CellAddress[] => [
  ...(entryOf(cellsOn(facts, 'strokes', hole), playerId) ? [{ input: 'strokes' as const, key: playerId }] : []),
  ...Object.entries(cellsOn(facts, 'marks', hole)).flatMap(([key, cell]) => (cell?.value === playerId ? [{ input: 'marks' as const, key }] : [])),
];

/** The facts without some cells of a hole; the same where there are none. */
export function withoutCells<F extends Facts>(facts: F, hole: number, addresses: readonly CellAddress[]): F {
  return INPUTS.reduce((kept, input) => {
    const keys = addresses.filter((address) => address.input === input).map(({ key }) => key);
    if (keys.length === 0) return kept;
    const left = Object.fromEntries(Object.entries(cellsOn(kept, input, hole)).filter(([key]) => !keys.includes(key)));
    return { ...kept, [input]: { ...kept[input], [hole]: left } };
  }, facts);
}

/** Hole → cell → value, as the rules read it. */
export const valuesOf = <Value>(holes: Holes<Value>): Record<string, Record<string, Value>> =>
  Object.fromEntries(Object.entries(holes).map(([hole, cells]) => [hole, Object.fromEntries(Object.entries(cells).flatMap(([key, cell]) => (cell ? [[key, cell.value]] : [])))]));
