import type { PlayerSeason, SeasonTable } from '@fairshare/contracts';
import { definitionOf, HOLE_GAMES, type HoleGame } from '@fairshare/golf-rules';
import { aRound, MEASURE_NAMES } from './texts';

/** What players can be ranked by. */
export type Measure = HoleGame | 'holesWon' | 'potsWon' | 'cardsHeld' | 'net';

const MEASURES: readonly Measure[] = [...HOLE_GAMES, 'holesWon', 'potsWon', 'cardsHeld', 'net'];

/** Where nobody has any figure. */
export const [FIRST_MEASURE = 'net'] = MEASURES;

export const isOfGame = (measure: Measure): measure is HoleGame => HOLE_GAMES.some((kind) => kind === measure);

/** A player's figure; null: they have none. Points are those a round, money in dollars. */
export function figureOf(row: PlayerSeason, measure: Measure): number | null {
  if (!isOfGame(measure)) return row[measure];
  return row[measure]?.perRound ?? null;
}

/** What there is to rank by: whatever somebody has. */
export const measuresOf = ({ players }: SeasonTable): Measure[] => MEASURES.filter((measure) => players.some((row) => Boolean(figureOf(row, measure))));

/** "BBB a round", "Pots won" */
export const nameOf = (measure: Measure): string => (isOfGame(measure) ? aRound(definitionOf(measure).name) : MEASURE_NAMES[measure]);

export interface Ranked {
  readonly row: PlayerSeason;
  /** From 1; equal figures share one. Null: no figure. */
  readonly rank: number | null;
  readonly figure: number | null;
}

/** The highest figure first; equal ones stay as they come, and whoever has none is last. */
export function rankedBy(measure: Measure, players: readonly PlayerSeason[]): Ranked[] {
  const figures = players.map((row) => ({ row, figure: figureOf(row, measure) }));
  const rankOf = (own: number) => 1 + figures.filter(({ figure }) => figure !== null && figure > own).length;
  return figures
    .map(({ row, figure }) => ({ row, figure, rank: figure === null ? null : rankOf(figure) }))
    .sort((one, other) => (other.figure ?? -Infinity) - (one.figure ?? -Infinity) || 0);
}
