import type { EnteredGame, RoundEntries } from '@fairshare/contracts';
import { DEFAULT_HOUSE_RULES, definitionOf, factsOfCells, type GamePoints, NO_FACTS, type Roster } from '@fairshare/golf-rules';
import { valuesOf } from '../../../shared/round-input';

/** Computes the points of a game from the entered cells; undefined: the game has no points. */
export function pointsOf({ kind, settings }: EnteredGame, holes: RoundEntries['holes'], roster: Roster): GamePoints | undefined {
  return definitionOf(kind).play({ ...NO_FACTS, ...factsOfCells(holes) }, valuesOf(settings) as never, { roster, rules: DEFAULT_HOUSE_RULES, potsBefore: [] }).points;
}

/** Player → points on a hole; null if the hole does not count. */
export const pointsOn = (points: GamePoints | undefined, hole: number): Readonly<Record<string, number>> | null => points?.holes.find((one) => one.hole === hole)?.points ?? null;
