import { z } from 'zod';
import { MAX_RATING, MAX_SLOPE, MAX_TEES, MIN_RATING, MIN_SLOPE } from '@fairshare/golf-rules';
import { courseHole as storedHole, gamesOn, settlingRules } from '../events/house-rules';
import { dollars, hole, id } from '../ids';
import { name } from '../readable';
import { holesPlayed } from './games-roster';
import { SIDE_GAMES_MAX, usualSideGameInput } from './side-games';

/** Percent of a course handicap that is proposed as strokes given; absent: 100. */
const allowance = z.number().int('must be a whole number').min(0, 'must be 0 to 100').max(100, 'must be 0 to 100').optional();

/** The rules a round is played by. Point and FBT value, in dollars, are the initial values of its games. */
export const roundRules = settlingRules.extend({ pointValue: dollars, fbtValue: dollars, allowance });
export type RoundRules = z.infer<typeof roundRules>;

/** The rules with which a group's rounds are created. Holes and first hole: null: all 18, from the first on. */
export const groupRules = roundRules.extend({
  holes: holesPlayed.nullable(),
  firstHole: hole.nullable(),
  /** Side games with which a new round begins, for everyone who plays it; money in dollars. Absent: none. */
  sideGames: z.array(usualSideGameInput).max(SIDE_GAMES_MAX, `must be at most ${SIDE_GAMES_MAX}`).optional(),
});
export type GroupRules = z.infer<typeof groupRules>;

const someGames = { games: gamesOn.partial().optional() };

/** An absent field stays unchanged; at least one game is on. */
export const settlingRulesInput = settlingRules.partial().extend({ ...someGames, allowance });
export type SettlingRulesInput = z.infer<typeof settlingRulesInput>;
export const roundRulesInput = roundRules.partial().extend(someGames);
export type RoundRulesInput = z.infer<typeof roundRulesInput>;
export const groupRulesInput = groupRules.partial().extend(someGames);
export type GroupRulesInput = z.infer<typeof groupRulesInput>;

const courseHole = storedHole.extend({
  par: z.number().int('must be a whole number').min(3, 'must be 3 to 6').max(6, 'must be 3 to 6'),
  strokeIndex: z.number().int('must be a whole number').min(1, 'must be 1 to 18').max(18, 'must be 1 to 18'),
});

/** Pars or stroke indexes of all holes. */
const byHole = (of: 'par' | 'strokeIndex') => z.array(courseHole.shape[of]).optional();

const isOnceEach = (indexes: readonly number[]): boolean => indexes.every((_, index) => indexes.includes(index + 1));

/** A tee as a member enters it. Without an id it is a new one. */
export const teeInput = z.object({
  id: id.optional(),
  name: name(30, { min: 1, message: 'Name is required' }),
  rating: z
    .number()
    .min(MIN_RATING, `must be ${MIN_RATING} to ${MAX_RATING}`)
    .max(MAX_RATING, `must be ${MIN_RATING} to ${MAX_RATING}`)
    .refine((rating) => Number(rating.toFixed(1)) === rating, 'must have at most one decimal'),
  slope: z.number().int('must be a whole number').min(MIN_SLOPE, `must be ${MIN_SLOPE} to ${MAX_SLOPE}`).max(MAX_SLOPE, `must be ${MIN_SLOPE} to ${MAX_SLOPE}`),
  par: byHole('par'),
  strokeIndex: byHole('strokeIndex').refine((indexes) => indexes === undefined || isOnceEach(indexes), 'must have each stroke index once'),
});
export type TeeInput = z.infer<typeof teeInput>;

const isUnique = (values: readonly (string | undefined)[]): boolean => {
  const given = values.filter((value) => value !== undefined);
  return new Set(given).size === given.length;
};

/** Letters of a course's name; the longest in the library has 81. */
export const COURSE_NAME_MAX = 90;

const courseFields = z.object({
  name: name(COURSE_NAME_MAX, { min: 1, message: 'Name is required' }),
  holes: z
    .array(courseHole)
    .refine(({ length }) => length === 9 || length === 18, 'must be 9 or 18 holes')
    .refine((holes) => new Set(holes.map(({ strokeIndex }) => strokeIndex)).size === holes.length, 'must have each stroke index once')
    .refine((holes) => holes.every(({ strokeIndex }) => strokeIndex <= holes.length), 'must have stroke indexes from 1 to the number of holes'),
  /** Absent: the card keeps its tees; a new card has none. */
  tees: z
    .array(teeInput)
    .max(MAX_TEES, `must be at most ${MAX_TEES}`)
    .refine((tees) => isUnique(tees.map((tee) => tee.id)), 'must name each id once')
    .refine((tees) => isUnique(tees.map((tee) => tee.name.toLowerCase())), 'must have each name once')
    .optional(),
});

interface TypedCourse {
  readonly holes?: readonly unknown[] | undefined;
  readonly tees?: readonly TeeInput[] | undefined;
}

/** Checks that each tee's own pars and stroke indexes are as many as the card's holes. */
function checkTees({ holes, tees = [] }: TypedCourse, context: z.RefinementCtx): void {
  for (const [index, tee] of tees.entries()) {
    for (const list of ['par', 'strokeIndex'] as const) {
      const isWrong = tee[list] !== undefined && tee[list].length !== holes?.length;
      if (isWrong) context.addIssue({ code: 'custom', path: ['tees', index, list], message: 'must be one for each hole of the card' });
    }
  }
}

/** A course card as a member enters it: par and stroke index of 18 holes, or of 9, and its tees. */
export const courseInput = courseFields.superRefine(checkTees);
export type CourseInput = z.infer<typeof courseInput>;

/** A new course card: as a member enters it, or a copy of the library's (`libraryId` alone). */
export const newCourse = courseFields
  .partial()
  .extend({ libraryId: id.optional() })
  .superRefine(({ libraryId, name: named, holes, tees }, context) => {
    checkTees({ holes, tees }, context);
    const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (libraryId !== undefined) {
      if (named !== undefined || holes !== undefined || tees !== undefined) issue('libraryId', 'goes without name, holes and tees');
      return;
    }
    if (named === undefined) issue('name', 'Name is required');
    if (holes === undefined) issue('holes', 'must be 9 or 18 holes');
  });
export type NewCourse = z.infer<typeof newCourse>;

/** Another course for a round, or none. */
export const courseChoice = id.nullable();
