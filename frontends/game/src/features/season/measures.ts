import type { PlayerSeason, SeasonTable } from '@fairshare/contracts';
import { definitionOf, HOLE_GAMES, type HoleGame } from '@fairshare/golf-rules';
import { aRound, MEASURE_NAMES, UNITS } from './texts';

/** The added-up count of a kind of side game. */
type SideMeasure = `side ${string}`;

/** The measures by which players can be ranked. */
export type Measure = HoleGame | SideMeasure | 'holesWon' | 'potsWon' | 'cardsHeld' | 'net';

const OF_TALLY = ['holesWon', 'potsWon', 'cardsHeld', 'net'] as const;
type OfTally = (typeof OF_TALLY)[number];

/** The fallback while no player has any figure. */
export const FIRST_MEASURE: Measure = HOLE_GAMES[0] ?? 'net';

export const isOfGame = (measure: Measure): measure is HoleGame => HOLE_GAMES.some((kind) => kind === measure);
const isOfSide = (measure: Measure): measure is SideMeasure => measure.startsWith('side ');

/** A player's season total in the side games of a measure's kind. */
const sideOf = ({ sideGames = [] }: PlayerSeason, measure: SideMeasure) => sideGames.find(({ kind }) => measure === `side ${kind}`);

/** A player's figure; null: they have none. Points are an average per round; money is in dollars. */
export function figureOf(row: PlayerSeason, measure: Measure): number | null {
  if (isOfSide(measure)) return sideOf(row, measure)?.count ?? null;
  return isOfGame(measure) ? (row[measure]?.perRound ?? null) : row[measure as OfTally];
}

/** The available measures: those for which some player has a figure. */
export function measuresOf({ players }: Pick<SeasonTable, 'players'>): Measure[] {
  const sides = new Set(players.flatMap(({ sideGames = [] }) => sideGames.map(({ kind }): Measure => `side ${kind}`)));
  const measures: Measure[] = [...HOLE_GAMES, ...sides, ...OF_TALLY];
  return measures.filter((measure) => players.some((row) => (isOfSide(measure) ? figureOf(row, measure) !== null : Boolean(figureOf(row, measure)))));
}

/** "BBB a round", "Skins", "Pots won" */
export function nameOf(measure: Measure, players: readonly PlayerSeason[] = []): string {
  if (isOfSide(measure)) return firstSide(players, measure)?.name ?? measure;
  return isOfGame(measure) ? aRound(definitionOf(measure).name) : MEASURE_NAMES[measure as OfTally];
}

/** The unit of a figure: "points a round", "skins". */
export function unitOf(measure: Measure, players: readonly PlayerSeason[]): string {
  if (isOfSide(measure)) return firstSide(players, measure)?.unit ?? '';
  return isOfGame(measure) ? UNITS.game : UNITS[measure as Exclude<OfTally, 'net'>];
}

const firstSide = (players: readonly PlayerSeason[], measure: SideMeasure) => players.flatMap((row) => sideOf(row, measure) ?? [])[0];

export interface Ranked {
  readonly row: PlayerSeason;
  /** From 1; equal figures share a rank. Null: the player has no figure. */
  readonly rank: number | null;
  readonly figure: number | null;
}

/** The highest figure first. Equal figures keep their order, and players without a figure are last. */
export function rankedBy(measure: Measure, players: readonly PlayerSeason[]): Ranked[] {
  const figures = players.map((row) => ({ row, figure: figureOf(row, measure) }));
  const rankOf = (own: number) => 1 + figures.filter(({ figure }) => figure !== null && figure > own).length;
  return figures
    .map(({ row, figure }) => ({ row, figure, rank: figure === null ? null : rankOf(figure) }))
    .sort((one, other) => (other.figure ?? -Infinity) - (one.figure ?? -Infinity) || 0);
}
