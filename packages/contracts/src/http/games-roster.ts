import { z } from 'zod';
import { ENTRIES_ON_HOLES } from '../codes';
import { rosterEntry } from '../events/games';
import { errorBody } from '../errors';
import { hole, id, playerId } from '../ids';

/** The holes of a round, or of one of its players: any set, at least one. */
export const holesPlayed = z
  .array(hole)
  .min(1, 'must name at least one hole')
  .refine((holes) => new Set(holes).size === holes.length, 'must name each hole once');

/** Strokes given for 18 holes; negative: given back. */
export const strokesGiven = z.number().int('must be a whole number').min(-10, 'must be -10 to 54').max(54, 'must be -10 to 54');

/**
 * Who plays a round, in player order, which decides who gets odd cents. `holes`: those the player plays; absent: all of the round's.
 * `strokesGiven`: absent: unchanged, in a new session none; null: none. With them and a course, strokes are entered gross.
 * `teeId`: a tee of the session's course; absent: unchanged; null: none. For a new tee and a player with a handicap index, an entry without
 * `strokesGiven` gets a proposal for them; the session stores what the proposal was calculated from.
 */
export const rosterInput = z
  .array(z.object({ playerId, holes: holesPlayed.optional(), strokesGiven: strokesGiven.nullish(), teeId: id.nullish() }))
  .min(2, 'At least 2 players are required')
  .max(8, 'At most 8 players are allowed')
  .refine((roster) => new Set(roster.map((entry) => entry.playerId)).size === roster.length, 'must name each player once');
export type RosterInput = z.infer<typeof rosterInput>;

/**
 * Who plays a round, as a game state shows it. Absent for a round of a release without rosters, while its group has the same players as
 * then: all of them play all 18 holes.
 */
export const rosterOfGame = {
  roster: z.array(rosterEntry.extend({ playerId: id, holes: z.array(hole) })).optional(),
  holes: z.array(hole).optional(),
  firstHole: hole.optional(),
};

/** The 409 for a roster that takes a player off holes on which they have entries, or out of a round whose cards they hold. */
export const entriesOnHolesBody = errorBody.extend({
  code: z.literal(ENTRIES_ON_HOLES),
  /** What `discard: true` removes: strokes and awards on these holes; these cards are put back. */
  entries: z.array(z.object({ playerId: id, holes: z.array(hole), cards: z.array(id) })),
});
