import type { Conflict } from '@fairshare/contracts';
import { cellOf, definitionOf, entryOf } from '@fairshare/golf-rules';
import type { Cell, Cells } from './cells';

/** Hole → cell → what was entered there. */
export type Holes<Value> = Readonly<Record<string, Cells<Value>>>;

/** What was entered in a round by holes. It is the round's; games only read it. */
export interface Facts {
  /** Hole → player → strokes. */
  readonly strokes: Holes<number>;
  /** Hole → `{game}.{question}` → a player, "none", or what else a side game takes. */
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
export function addressOfConflict({ game, gameId, cell }: Pick<Conflict, 'game' | 'gameId' | 'cell'>): CellAddress | null {
  if (cell === null || game === 'card') return null;
  if (game === 'side') return { input: 'marks', key: cellOf(gameId, cell) };
  const { strokes, questions = [] } = definitionOf(game).inputs;
  const isAnswer = !strokes || questions.some(({ key }) => key === cell);
  return isAnswer ? { input: 'marks', key: cellOf(game, cell) } : { input: 'strokes', key: cell };
}

/** Whose an answer is, by its cell and its value; null: nobody's. */
export type PlayerOfMark = (key: string, value: string) => string | null;

/** The cells of a hole that are a player's: their strokes, and what was answered of them. */
export const cellsOfPlayer = (facts: Facts, hole: number, playerId: string, playerOfMark: PlayerOfMark): CellAddress[] => [
  ...(entryOf(cellsOn(facts, 'strokes', hole), playerId) ? [{ input: 'strokes' as const, key: playerId }] : []),
  ...Object.entries(cellsOn(facts, 'marks', hole)).flatMap(([key, cell]) => (cell && playerOfMark(key, String(cell.value)) === playerId ? [{ input: 'marks' as const, key }] : [])),
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
