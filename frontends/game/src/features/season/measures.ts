import type { PlayerSeason, SeasonTable } from '@fairshare/contracts';

/** What players can be ranked by. */
export type Measure = 'points' | 'bbb' | 'holesWon' | 'potsWon' | 'cardsHeld' | 'net';

const MEASURES: readonly Measure[] = ['points', 'bbb', 'holesWon', 'potsWon', 'cardsHeld', 'net'];

/** A player's figure; null: they have none. Points are those a round, money in dollars. */
export function figureOf(row: PlayerSeason, measure: Measure): number | null {
  const figure = row[measure];
  return typeof figure === 'object' ? (figure?.perRound ?? null) : figure;
}

/** What there is to rank by: whatever somebody has. */
export const measuresOf = ({ players }: SeasonTable): Measure[] => MEASURES.filter((measure) => players.some((row) => Boolean(figureOf(row, measure))));

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
