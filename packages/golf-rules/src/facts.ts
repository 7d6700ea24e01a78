import type { PlayerId } from './players';

/** Hole → player → strokes as entered: gross in a round that gives strokes, else net. A missing player has no strokes entered yet. */
export type StrokesByHole = Readonly<Record<number, StrokesOfHole>>;
export type StrokesOfHole = Readonly<Record<PlayerId, number | null | undefined>>;

/** Hole → cell → the answer entered there. A cell is named `{game}.{question}`, see `cellOf`. */
export type MarksByHole = Readonly<Record<number, MarksOfHole>>;
export type MarksOfHole = Readonly<Record<string, string | null | undefined>>;

/** A card in a hand. Custom cards carry the name, emoji and value (whole dollars) they had when they were assigned. */
export interface HeldCard {
  readonly id: string;
  /** A built-in type, or `custom`. */
  readonly type: string;
  readonly name?: string | null;
  readonly emoji?: string | null;
  readonly value?: number | null;
}

/** Player id → the cards held. */
export type Hands = Readonly<Record<PlayerId, readonly HeldCard[] | undefined>>;

/** A card changes hands; playerId null: it was put back. */
export interface CardTransfer {
  /** The built-in type, or the custom card's id. */
  readonly key: string;
  readonly playerId: PlayerId | null;
}

export interface CardFacts {
  readonly hands: Hands;
  /** The card transfers, in order. Only needed where the house rules double cards. */
  readonly transfers?: readonly CardTransfer[];
}

/** The entries of a round. They belong to the round: games read them, and no game owns them. */
export interface RoundFacts {
  readonly strokes: StrokesByHole;
  readonly marks: MarksByHole;
  readonly cards: CardFacts;
}

/** A round in which nothing was entered. */
export const NO_FACTS: RoundFacts = { strokes: {}, marks: {}, cards: { hands: {} } };

/** The cell in which a game's question is answered. */
export const cellOf = (game: string, question: string): string => `${game}.${question}`;

const STROKES = 'strokes.';

/** The cell of a player's strokes, among the cells of all inputs. */
export const strokesCell = (playerId: PlayerId): string => STROKES + playerId;

/** The player whose strokes a cell holds. Null: the cell holds an answer. */
export const strokesPlayer = (cell: string): PlayerId | null => (cell.startsWith(STROKES) ? cell.slice(STROKES.length) : null);

/** Hole → cell → strokes, or an answer. */
export type CellsByHole = Readonly<Record<string, Readonly<Record<string, number | string>>>>;

/** Converts entries by hole and cell to the facts that games read. */
export function factsOfCells(holes: CellsByHole): Pick<RoundFacts, 'strokes' | 'marks'> {
  const strokes: Record<string, Record<PlayerId, number>> = {};
  const marks: Record<string, Record<string, string>> = {};
  for (const [hole, cells] of Object.entries(holes)) {
    for (const [cell, value] of Object.entries(cells)) {
      const playerId = strokesPlayer(cell);
      if (playerId === null) (marks[hole] ??= {})[cell] = String(value);
      else (strokes[hole] ??= {})[playerId] = Number(value);
    }
  }
  return { strokes, marks };
}
