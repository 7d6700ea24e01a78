import { z } from 'zod';
import { courseHole as storedHole, gamesOn, settlingRules } from '../events/house-rules';
import { dollars, hole, id } from '../ids';
import { name } from '../readable';
import { holesPlayed } from './games-roster';

/** The rules a round is played by. Point and FBT value, in dollars, are what a game of it begins with. */
export const roundRules = settlingRules.extend({ pointValue: dollars, fbtValue: dollars });
export type RoundRules = z.infer<typeof roundRules>;

/** The rules that a group's rounds are made with. Holes and first hole: null: all 18, from the first on. */
export const groupRules = roundRules.extend({ holes: holesPlayed.nullable(), firstHole: hole.nullable() });
export type GroupRules = z.infer<typeof groupRules>;

const someGames = { games: gamesOn.partial().optional() };

/** What is left out stays as it is; at least one game is on. */
export const settlingRulesInput = settlingRules.partial().extend(someGames);
export type SettlingRulesInput = z.infer<typeof settlingRulesInput>;
export const roundRulesInput = roundRules.partial().extend(someGames);
export type RoundRulesInput = z.infer<typeof roundRulesInput>;
export const groupRulesInput = groupRules.partial().extend(someGames);
export type GroupRulesInput = z.infer<typeof groupRulesInput>;

const courseHole = storedHole.extend({
  par: z.number().int('must be a whole number').min(3, 'must be 3 to 6').max(6, 'must be 3 to 6'),
  strokeIndex: z.number().int('must be a whole number').min(1, 'must be 1 to 18').max(18, 'must be 1 to 18'),
});

/** A course card as a member writes it: par and stroke index of 18 holes, or of 9. */
export const courseInput = z.object({
  name: name(60, { min: 1, message: 'Name is required' }),
  holes: z
    .array(courseHole)
    .refine(({ length }) => length === 9 || length === 18, 'must be 9 or 18 holes')
    .refine((holes) => new Set(holes.map(({ strokeIndex }) => strokeIndex)).size === holes.length, 'must have each stroke index once')
    .refine((holes) => holes.every(({ strokeIndex }) => strokeIndex <= holes.length), 'must have stroke indexes from 1 to the number of holes'),
});
export type CourseInput = z.infer<typeof courseInput>;

/** Another course for a round, or none. */
export const courseChoice = id.nullable();
