import { z } from 'zod';
import { bbbAward, conflict } from '../events/games';
import { hole, id, instant, playerId, playerIdOrNone, strokes, text } from '../ids';
import { route, routeTable } from '../route';
import { page } from './common';
import { cardReference } from './games-cards';
import { cellVersion } from './hole-games';

const LAST_MILLISECOND_OF_9999 = 253_402_300_799_999;

/**
 * When it happened on the phone: epoch milliseconds or ISO 8601, converted to an instant. The conversion of an offset can give a year below 0 or above
 * 9999, which is refused.
 */
export const phoneTimestamp = z
  .union([z.number().int().min(0).max(LAST_MILLISECOND_OF_9999), z.iso.datetime({ offset: true })])
  .transform((value) => new Date(value).toISOString())
  .pipe(instant);

/** The phone's own id of a record: sent twice, it is stored once. */
export const recordId = text(64, { min: 1 }).optional();

/** The user who entered it, according to the phone. If another user has signed in on the same phone since, the record is refused (409). */
export const enteredBy = id.optional();

/**
 * The Idempotency-Key of the online call that sent the record before, if its response was lost. What that call did is not repeated, and
 * does not conflict with later entries of other users.
 */
export const callKey = text(128, { min: 1 }).optional();

/** A card that changed hands offline. `gameId` is the round's. */
export const cardAssignmentRecord = z.object({
  id: recordId,
  callKey,
  enteredBy,
  gameId: id,
  playerId: playerId.nullable(),
  cardType: cardReference,
  timestamp: phoneTimestamp,
});
export type CardAssignmentRecord = z.input<typeof cardAssignmentRecord>;

const scored = { id: recordId, callKey, enteredBy, gameId: id, hole, timestamp: phoneTimestamp };

/** One player's net strokes on a hole, entered offline. `gameId` is the 2/9/16 game's. */
export const strokesRecord = z.object({
  ...scored,
  gameType: z.literal('points'),
  playerId,
  /** Net strokes, not points. */
  points: strokes,
  baseVersion: cellVersion.optional(),
});

/** Awards of a hole, entered offline. `gameId` is the BBB game's. A record without any award waits for the group to place it. */
export const bbbRecord = z.object({
  ...scored,
  gameType: z.literal('bbb'),
  playerId: playerIdOrNone.nullish(),
  points: z.number().nullish(),
  firstOn: playerIdOrNone.optional(),
  closestTo: playerIdOrNone.optional(),
  firstIn: playerIdOrNone.optional(),
  /** One version for all awards sent, or one for each. */
  baseVersion: z.union([cellVersion, z.partialRecord(bbbAward, cellVersion)]).optional(),
});

export const pointsScoreRecord = z.discriminatedUnion('gameType', [strokesRecord, bbbRecord]);
export type PointsScoreRecord = z.input<typeof pointsScoreRecord>;

/** The result of a record. `conflicts`: its values that wait for the group's choice; empty unless status is conflict. */
export const syncAnswer = z.object({ status: z.enum(['applied', 'duplicate', 'conflict']), conflicts: z.array(conflict) });
export type SyncAnswer = z.infer<typeof syncAnswer>;

/** The maximum number of records in a call, which a phone that was offline for a while sends at a time. */
export const SYNC_BATCH_MAX = 50;

/** Many records of one game, in the order they were entered. */
export const pointsScoreBatch = z.object({
  records: z
    .array(pointsScoreRecord)
    .min(1)
    .max(SYNC_BATCH_MAX)
    .refine((records) => new Set(records.map(({ gameId }) => gameId)).size === 1, 'must all be of one game'),
});

/** The result of each record, in order, as if it had been sent alone; of a refused one, with the response that it would have got. */
export const syncBatchAnswer = z.object({
  results: z.array(z.discriminatedUnion('status', [syncAnswer, z.object({ status: z.literal('refused'), code: z.string(), message: z.string(), httpStatus: z.number().int() })])),
});
export type SyncBatchAnswer = z.infer<typeof syncBatchAnswer>;

/** Open to every signed-in user: after access has expired, the service decides for each record whether it is still accepted (402 if not). */
const sync = { service: 'games', access: 'session', answer: syncAnswer } as const;
const conflictOf = { service: 'games', access: 'subscriber' } as const;

/** The calls of the games service about records that phones stored while they were offline. */
export const gamesSyncApi = routeTable({
  syncCardAssignment: route({
    ...sync,
    guests: 'too',
    method: 'POST',
    path: '/api/offline-sync/card-assignment',
    summary: 'Upload a card assignment that was made offline.',
    body: cardAssignmentRecord,
    refusals: [402, 404, 409, 422],
  }),
  syncPointsScore: route({
    ...sync,
    guests: 'too',
    method: 'POST',
    path: '/api/offline-sync/points-score',
    summary: 'Upload strokes or BBB awards that were entered offline.',
    body: pointsScoreRecord,
    refusals: [402, 404, 409, 422],
  }),
  syncPointsScores: route({
    ...sync,
    guests: 'too',
    method: 'POST',
    path: '/api/offline-sync/points-scores',
    summary: 'Upload several offline records of one game. Each record is accepted or refused on its own.',
    body: pointsScoreBatch,
    answer: syncBatchAnswer,
    refusals: [404, 409, 422],
  }),
  listConflicts: route({
    ...conflictOf,
    method: 'GET',
    path: '/api/games/:id/conflicts',
    summary:
      'List the conflicts of a session: values that were not stored because another value was, and that wait for a decision of the group. `id` is the session or one of its points games.',
    params: z.object({ id }),
    query: page,
    answer: z.array(conflict),
    refusals: [404],
  }),
  resolveConflict: route({
    ...conflictOf,
    method: 'POST',
    path: '/api/games/:id/conflicts/:conflictId',
    summary: 'Resolve a conflict: choose the stored value or the other one.',
    params: z.object({ id, conflictId: id }),
    body: z.object({
      take: z.enum(['stored', 'other']),
      /** The award for a BBB record that was sent without one. */
      award: bbbAward.optional(),
      /** The version of the conflict that the screen showed. If it has changed since: 409 CONFLICT_CHANGED, with the current `conflict`. */
      version: cellVersion.optional(),
    }),
    answer: conflict,
    refusals: [404, 409, 422],
  }),
});
