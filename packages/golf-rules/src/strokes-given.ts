import { HOLES, HOLES_PER_ROUND } from './constants';
import { InvalidCourseError } from './errors';
import { type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from './players';

/** Strokes given to a player for a whole round; negative: the player gives them back. */
export const MIN_STROKES_GIVEN = -10;
export const MAX_STROKES_GIVEN = 54;

/** A round of this many holes takes half of the strokes given. */
const NINE = 9;

/** A hole of a course card. */
export interface CourseHole {
  readonly par: number;
  /** 1 is the hardest hole: the first to be given a stroke. It is unique within a course. */
  readonly strokeIndex: number;
}

/** Hole → player → strokes given there; negative: given back. */
export type StrokesGiven = Readonly<Record<number, ByPlayer<number>>>;

/** How many strokes each player is given in a round, and on which course. */
export interface StrokesGivenInput {
  readonly players: readonly PlayerId[];
  /** The holes of the round, ascending. */
  readonly holes: readonly number[];
  /** For 18 holes; a missing player is given none. */
  readonly given: Readonly<Record<PlayerId, number | undefined>>;
  /** Hole by hole: 18, or 9 that are played twice in a round of 18. */
  readonly course: readonly CourseHole[];
  /** The holes of the players whose tee has other stroke indexes. */
  readonly courseOf?: Readonly<Record<PlayerId, readonly CourseHole[] | undefined>>;
  readonly offTheLow?: boolean;
}

/**
 * On which holes players are given strokes. By stroke index, the hardest hole gets the first stroke; after the easiest hole it starts again from the
 * hardest. A player who gives strokes back does so from the easiest hole on (Rules of Handicapping, appendices C and E). A round of exactly nine holes
 * takes half of the strokes, with a half rounded up (rule 6.1), in the order of its own nine (appendix E). In any other round strokes fall as on 18
 * holes, and strokes on holes that are not played are not given. Each player's strokes fall by the stroke indexes of their own tee. Off the low, the
 * player given the fewest plays without strokes, and the others are given the difference (appendix C). This is not an official handicap.
 * @throws InvalidCourseError unless the course has 9 or 18 holes with each stroke index once
 */
export function strokesGivenOn({ players, holes, given, course, courseOf = {}, offTheLow = false }: StrokesGivenInput): StrokesGiven {
  const isNine = holes.length === NINE;
  const counted = isNine ? holes : HOLES;
  const usual = hardestFirst(course, counted);
  const orders = byPlayer(players, (playerId) => {
    const own = entryOf(courseOf, playerId);
    return own ? hardestFirst(own, counted) : usual;
  });
  const playing = byPlayer(players, (playerId) => {
    const forRound = entryOf(given, playerId) ?? 0;
    return isNine ? Math.round(forRound / 2) : forRound;
  });
  const low = offTheLow ? Math.min(...Object.values(playing)) : 0;
  return Object.fromEntries(
    holes.map((hole) => {
      const strokesOf = (playerId: PlayerId) => strokesAt(forPlayer(orders, playerId).indexOf(hole), counted.length, forPlayer(playing, playerId) - low);
      return [hole, byPlayer(players, strokesOf)];
    }),
  );
}

/** Holes in the order strokes are given on them. */
function hardestFirst(course: readonly CourseHole[], holes: readonly number[]): readonly number[] {
  const indexes = strokeIndexes(course);
  return [...holes].sort((a, b) => (indexes[a - 1] as number) - (indexes[b - 1] as number));
}

/** The strokes given on the hole of a rank, 0 being the hardest, among `holes` holes. */
function strokesAt(rank: number, holes: number, given: number): number {
  const all = Math.abs(given);
  const place = given < 0 ? holes - 1 - rank : rank;
  const strokes = Math.floor(all / holes) + (place < all % holes ? 1 : 0);
  return given < 0 ? 0 - strokes : strokes;
}

/** A stroke index for each of 18 holes. A course of nine holes is played twice: the first pass of a hole ranks directly before its second. */
function strokeIndexes(course: readonly CourseHole[]): readonly number[] {
  const own = course.map(({ strokeIndex }) => strokeIndex);
  const isWhole = own.length === HOLES_PER_ROUND || own.length === NINE;
  if (!isWhole || own.some((_, index) => !own.includes(index + 1))) throw new InvalidCourseError('A course has 9 or 18 holes, with each stroke index once');
  return own.length === HOLES_PER_ROUND ? own : [...own.map((index) => 2 * index - 1), ...own.map((index) => 2 * index)];
}
