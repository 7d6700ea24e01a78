import { HOLES } from './constants';
import { MAX_STROKES_GIVEN, MIN_STROKES_GIVEN } from './strokes-given';
import { type CourseOfTees, parOf, teeOf } from './tees';

/** A plus handicap is below zero: −10 is written +10.0. */
export const MIN_HANDICAP_INDEX = -10;
export const MAX_HANDICAP_INDEX = 54;

/** Percent of a course handicap that is given by default, when the house rules set none. */
export const DEFAULT_ALLOWANCE = 100;

const STANDARD_SLOPE = 113;
/** Ratings below this are of nine holes. */
const NINE_HOLE_RATINGS = 50;
const NINE = 9;

/** The input from which strokes are proposed. */
export interface HandicapInput {
  readonly index: number;
  readonly course: CourseOfTees;
  readonly teeId: string | null | undefined;
  /** The holes of the round. */
  readonly holes: readonly number[];
  /** Whole percent; missing: 100. */
  readonly allowance?: number | undefined;
}

/** The steps from a handicap index to strokes. */
export interface ProposedStrokes {
  /** The index used: half of the player's, rounded to a tenth, in a round of nine holes on a nine-hole rating. */
  readonly index: number;
  readonly slope: number;
  /** Rating of the holes in the calculation. `par` is of the same holes. */
  readonly rating: number;
  readonly par: number;
  /** Percent. */
  readonly allowance: number;
  /** Not rounded. */
  readonly courseHandicap: number;
  /** Rounded once, .5 up: strokes in this round. */
  readonly playingHandicap: number;
  /** The same for 18 holes, clamped to the strokes that can be given, as a roster stores it. */
  readonly strokesGiven: number;
}

/**
 * The strokes a player is given from a tee. Course Handicap = index × slope / 113 + (rating − par). Playing Handicap = Course Handicap × allowance,
 * rounded once with .5 up (Rules of Handicapping 6.1a, 6.2a). In a round of exactly nine holes, a nine-hole rating first halves the index and rounds
 * it to a tenth (6.1b). With an 18-hole rating such a round takes half of the strokes for 18 holes, see `strokesGivenOn`. In a round of any other
 * length a nine-hole rating counts twice. The result is an aid, not an official handicap.
 * @returns undefined where the course has no such tee
 */
export function proposedStrokes({ index, course, teeId, holes, allowance = DEFAULT_ALLOWANCE }: HandicapInput): ProposedStrokes | undefined {
  const tee = teeOf(course, teeId);
  if (!tee) return undefined;
  const isOfNine = tee.rating < NINE_HOLE_RATINGS;
  const isNine = isOfNine && holes.length === NINE;
  // Integer arithmetic in tenths: 4.35 has no exact floating-point representation.
  const tenths = isNine ? Math.floor((inTenths(index) + 1) / 2) : inTenths(index);
  const rating = inTenths(tee.rating) * (isOfNine && !isNine ? 2 : 1);
  const par = (isNine ? holes : HOLES).reduce((sum, hole) => sum + (parOf(course, teeId, hole) ?? 0), 0);
  const times1130 = tenths * tee.slope + STANDARD_SLOPE * (rating - 10 * par);
  const whole = 1130 * 100;
  const playingHandicap = Math.floor((2 * times1130 * allowance + whole) / (2 * whole));
  const forEighteen = isNine ? 2 * playingHandicap : playingHandicap;
  return {
    index: tenths / 10,
    slope: tee.slope,
    rating: rating / 10,
    par,
    allowance,
    courseHandicap: times1130 / 1130,
    playingHandicap,
    strokesGiven: Math.min(MAX_STROKES_GIVEN, Math.max(MIN_STROKES_GIVEN, forEighteen)),
  };
}

const inTenths = (value: number): number => Math.round(value * 10);

/** "18.4"; a plus handicap as golfers write it: "+2.3". */
export const handicapIndexWords = (index: number): string => (index < 0 ? `+${(-index).toFixed(1)}` : index.toFixed(1));

/** Parses a handicap index as golfers write it: "18.4", "18,4" or "+2.3" (−2.3 means the same plus). Null: not an index from +10.0 to 54.0. */
export function readHandicapIndex(written: string): number | null {
  const [, sign = '', digits] = /^([+−-]?)\s?(\d{1,2}(?:[.,]\d)?)$/.exec(written.trim()) ?? [];
  if (digits === undefined) return null;
  const value = Number(digits.replace(',', '.'));
  const index = sign === '' || value === 0 ? value : -value;
  return isHandicapIndex(index) ? index : null;
}

/** Whether a number is a handicap index: −10.0 to 54.0 with one decimal. */
export const isHandicapIndex = (index: number): boolean => index >= MIN_HANDICAP_INDEX && index <= MAX_HANDICAP_INDEX && inTenths(index) / 10 === index;
