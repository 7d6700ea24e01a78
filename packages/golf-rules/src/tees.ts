import { type ByPlayer, byPlayer, entryOf, type PlayerId } from './players';
import type { CourseHole } from './strokes-given';

/** A tee of a course, with the ratings of the course from it. */
export interface Tee {
  readonly id: string;
  readonly name: string;
  /** Strokes a scratch player takes, to a tenth. Below 50 it is the rating of nine holes. */
  readonly rating: number;
  /** 55 to 155; 113 is standard. */
  readonly slope: number;
  /** Pars hole by hole, where they differ from the card's. */
  readonly par?: readonly number[] | undefined;
  /** Stroke indexes hole by hole, where they differ from the card's. */
  readonly strokeIndex?: readonly number[] | undefined;
}

/** A course card with its tees. */
export interface CourseOfTees {
  readonly holes: readonly CourseHole[];
  readonly tees?: readonly Tee[] | undefined;
}

export const MIN_SLOPE = 55;
export const MAX_SLOPE = 155;
/** Of 18 holes or of nine. */
export const MIN_RATING = 20;
export const MAX_RATING = 90;
export const MAX_TEES = 12;

/** The tee of a course. Undefined: the course has no tee with this id. */
export const teeOf = ({ tees = [] }: Pick<CourseOfTees, 'tees'>, teeId: string | null | undefined): Tee | undefined => tees.find(({ id }) => id === teeId);

/** The holes of a course from a tee. If the course has no such tee: the holes of its card. */
export function holesFrom(course: CourseOfTees, teeId: string | null | undefined): readonly CourseHole[] {
  const { par, strokeIndex } = teeOf(course, teeId) ?? {};
  if (!par && !strokeIndex) return course.holes;
  return course.holes.map((hole, index) => ({ par: par?.[index] ?? hole.par, strokeIndex: strokeIndex?.[index] ?? hole.strokeIndex }));
}

/** The par of a hole of a round, 1 to 18; a course of nine holes is played twice. */
export const parOf = (course: CourseOfTees, teeId: string | null | undefined, hole: number): number | undefined => {
  const holes = holesFrom(course, teeId);
  return holes[(hole - 1) % holes.length]?.par;
};

/** Player → the tee they play from; a missing player plays from the card's. */
type TeesTaken = Readonly<Record<PlayerId, { readonly teeId: string }>>;

/** The holes of the players whose tee has its own pars or stroke indexes: player → holes. */
export const ownHoles = (course: CourseOfTees, tees: TeesTaken = {}): Readonly<Record<PlayerId, readonly CourseHole[]>> =>
  Object.fromEntries(
    Object.entries(tees)
      .map(([playerId, { teeId }]) => [playerId, holesFrom(course, teeId)] as const)
      .filter(([, holes]) => holes !== course.holes),
  );

/** The pars of a hole, each player's from their own tee: player → par. */
export const parsOn = (course: CourseOfTees, players: readonly PlayerId[], tees: TeesTaken = {}, hole: number): ByPlayer<number> =>
  byPlayer(players, (playerId) => parOf(course, entryOf(tees, playerId)?.teeId, hole) as number);
