import type { Conflict } from '@fairshare/contracts';
import { cellOf, definitionOf, entryOf } from '@fairshare/golf-rules';
import type { Cell, Cells } from './cells';

/** Hole → cell → its entry. */
export type Holes<Value> = Readonly<Record<string, Cells<Value>>>;

/** The entries of a round by hole. They belong to the round; games only read them. */
export interface Facts {
  /** Hole → player → strokes. */
  readonly strokes: Holes<number>;
  /** Hole → `{game}.{question}` → a player, "none", or another answer that the side game accepts. */
  readonly marks: Holes<string>;
}

/** The two kinds of entries. */
export const INPUTS = ['strokes', 'marks'] as const;
export type Input = (typeof INPUTS)[number];

/** The address of a value on a hole. */
export interface CellAddress {
  readonly input: Input;
  readonly key: string;
}

/** The cells of a hole. */
export const cellsOn = (facts: Facts, input: Input, hole: number): Cells<string | number> => facts[input][hole] ?? {};

/** The cell at an address of a hole. */
export const cellAt = (facts: Facts, hole: number, { input, key }: CellAddress): Cell<string | number> | undefined => entryOf(cellsOn(facts, input, hole), key);

/** The holes that have entries. */
export const holesEntered = (facts: Facts): number[] => [
  ...new Set(INPUTS.flatMap((input) => Object.entries(facts[input]).flatMap(([hole, cells]) => (Object.keys(cells).length > 0 ? [Number(hole)] : [])))),
];

/** The address of the cell that a conflict concerns; null: a record without a cell, or a card. */
export function addressOfConflict({ game, gameId, cell }: Pick<Conflict, 'game' | 'gameId' | 'cell'>): CellAddress | null {
  if (cell === null || game === 'card') return null;
  if (game === 'side') return { input: 'marks', key: cellOf(gameId, cell) };
  const { strokes, questions = [] } = definitionOf(game).inputs;
  const isAnswer = !strokes || questions.some(({ key }) => key === cell);
  return isAnswer ? { input: 'marks', key: cellOf(game, cell) } : { input: 'strokes', key: cell };
}

/** The player an answer belongs to, by its cell and its value; null: it belongs to no player. */
export type PlayerOfMark = (key: string, value: string) => string | null;

/** The cells of a hole that belong to a player: their strokes, and the answers about them. */
export const cellsOfPlayer = (facts: Facts, hole: number, playerId: string, playerOfMark: PlayerOfMark): CellAddress[] => [
  ...(entryOf(cellsOn(facts, 'strokes', hole), playerId) ? [{ input: 'strokes' as const, key: playerId }] : []),
  ...Object.entries(cellsOn(facts, 'marks', hole)).flatMap(([key, cell]) => (cell && playerOfMark(key, String(cell.value)) === playerId ? [{ input: 'marks' as const, key }] : [])),
];

/** The facts without some cells of a hole. Returns the same object when there are none to remove. */
export function withoutCells<F extends Facts>(facts: F, hole: number, addresses: readonly CellAddress[]): F {
  return INPUTS.reduce((kept, input) => {
    const keys = addresses.filter((address) => address.input === input).map(({ key }) => key);
    if (keys.length === 0) return kept;
    const left = Object.fromEntries(Object.entries(cellsOn(kept, input, hole)).filter(([key]) => !keys.includes(key)));
    return { ...kept, [input]: { ...kept[input], [hole]: left } };
  }, facts);
}

/** Hole → cell → value, as the rules read them. */
export const valuesOf = <Value>(holes: Holes<Value>): Record<string, Record<string, Value>> =>
  Object.fromEntries(Object.entries(holes).map(([hole, cells]) => [hole, Object.fromEntries(Object.entries(cells).flatMap(([key, cell]) => (cell ? [[key, cell.value]] : [])))]));
