import { HOLES } from '../../constants';
import type { SideGameDefinition } from '../../side-game';
import type { CourseHole } from '../../strokes-given';

/** Preserves the type of a definition's options. */
export const defineSideGame = <Options extends object>(definition: SideGameDefinition<Options>): SideGameDefinition<Options> => definition;

/** The strokes of an example by hole. `rows` are in player order: each has the scores of one player from hole 1 on. */
export const scoresByHole = (players: readonly string[], ...rows: readonly (readonly number[])[]): Record<number, Record<string, number>> => {
  const holes = rows[0]?.length ?? 0;
  return Object.fromEntries(Array.from({ length: holes }, (_, index) => [index + 1, Object.fromEntries(players.map((playerId, seat) => [playerId, rows[seat]?.[index] ?? 0]))]));
};

/** The course of an example, from the pars of its first holes. All other holes are par 4. Hole 1 is the hardest, hole 18 the easiest. */
export const courseOf = (...pars: readonly number[]): readonly CourseHole[] => HOLES.map((hole) => ({ par: pars[hole - 1] ?? 4, strokeIndex: hole }));
