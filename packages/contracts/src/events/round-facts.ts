import { z } from 'zod';
import { hole, id } from '../ids';
import { awardCell, bbbChild, cardAssignment, games, pointsChild, strokesCell } from './games';

// Facts of a round's changes, from which the deltas of change notices are made. Events of an earlier release have none of them.

/** The version of the round that the change made. */
export const madeFacts = z.object({ version: z.number().int().positive() });

/** What was recorded: the hole of a game or side game, on top of the version `from` of that game. */
export const recordedFacts = z.object({ gameId: id, hole, from: z.number().int().min(0) });

/** The entry that the change added to the cards' history. */
export const movedFacts = z.object({ moveId: id });

const holes = z.record(z.string(), z.unknown());

/** The part of a published round from which a delta is made. Of the long parts, holes and moves, only what the delta contains is validated. */
export const deltaRound = z.object({
  lastPlayedAt: games.state.shape.lastPlayedAt,
  points: pointsChild.pick({ id: true, version: true }).extend({ holes }).nullable(),
  bbb: bbbChild.pick({ id: true, version: true }).extend({ holes }).nullable(),
  // Absent in a round that an earlier release published.
  strokes: holes.optional(),
  marks: holes.optional(),
  games: z.array(z.object({ id })).optional(),
  sideGames: z.array(z.object({ id })).optional(),
  cards: games.state.shape.cards.pick({ holders: true, drawn: true, current: true }).extend({ history: z.array(z.unknown()) }),
});
export type DeltaRound = z.infer<typeof deltaRound>;

const whoAndWhen = { by: true, at: true } as const;
/** The cells of a hole, without who entered them. */
export const cellsWithoutAuthor = z.record(z.string(), z.union([strokesCell.omit(whoAndWhen), awardCell.omit(whoAndWhen)]));
/** Moves of cards, likewise. */
export const movesWithoutAuthor = z.array(cardAssignment.omit({ by: true }));
