import type { CourseInput } from '@fairshare/contracts';
import type { CourseHole } from '@fairshare/golf-rules';

const HOLES_MAX = 18;
const HALF = 9;

/** The typed texts of a card's fields, hole by hole. An empty text: nothing typed yet. */
export interface TypedCard {
  readonly pars: readonly string[];
  readonly indexes: readonly string[];
}

/** The faults that make a typed card invalid. */
export interface CardFaults {
  /** Holes without a par, counted from 1. */
  readonly withoutPar: readonly number[];
  /** Holes whose par is not 3 to 6. */
  readonly wrongPars: readonly number[];
  /** Stroke indexes that are missing, duplicate or out of range. */
  readonly missing: readonly number[];
  readonly twice: readonly number[];
  readonly wrongIndexes: readonly number[];
}

export const EMPTY_CARD: TypedCard = { pars: Array<string>(HOLES_MAX).fill(''), indexes: Array<string>(HOLES_MAX).fill('') };

/** Converts a card to the texts of its fields. */
export function typedCardOf(holes: readonly CourseHole[]): TypedCard {
  const row = (valueOf: (hole: CourseHole) => number) => EMPTY_CARD.pars.map((_, hole) => (holes[hole] ? String(valueOf(holes[hole])) : ''));
  return { pars: row(({ par }) => par), indexes: row(({ strokeIndex }) => strokeIndex) };
}

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** The row with pasted numbers filled in from this hole on. Any characters may separate them. Null: the text is not a row of numbers. */
export function pasted(row: readonly string[], from: number, text: string): readonly string[] | null {
  const numbers = numbersIn(text);
  if (numbers.length < 2) return null;
  return row.map((before, hole) => numbers[hole - from] ?? before);
}

/** The card has nine holes if the fields of the last nine are empty. */
export function holesOf({ pars, indexes }: TypedCard): number {
  return [...pars.slice(HALF), ...indexes.slice(HALF)].every((value) => value === '') ? HALF : HOLES_MAX;
}

export function faultsOf(card: TypedCard): CardFaults {
  const count = holesOf(card);
  const holes = Array.from({ length: count }, (_, index) => index + 1);
  const parOf = (hole: number) => card.pars[hole - 1] ?? '';
  const indexes = card.indexes
    .slice(0, count)
    .filter((value) => value !== '')
    .map(Number);
  const times = (wanted: number) => indexes.filter((index) => index === wanted).length;
  return {
    withoutPar: holes.filter((hole) => parOf(hole) === ''),
    wrongPars: holes.filter((hole) => parOf(hole) !== '' && !/^[3-6]$/.test(parOf(hole))),
    missing: holes.filter((index) => times(index) === 0),
    twice: holes.filter((index) => times(index) > 1),
    wrongIndexes: [...new Set(indexes.filter((index) => index < 1 || index > count))],
  };
}

/** The typed course; null: its name is missing, or the card is invalid. The server checks the same. */
export function courseOf(name: string, card: TypedCard): CourseInput | null {
  if (name.trim() === '' || Object.values(faultsOf(card)).some((holes: readonly number[]) => holes.length > 0)) return null;
  const holes = Array.from({ length: holesOf(card) }, (_, hole) => ({ par: Number(card.pars[hole]), strokeIndex: Number(card.indexes[hole]) }));
  return { name: name.trim(), holes };
}
