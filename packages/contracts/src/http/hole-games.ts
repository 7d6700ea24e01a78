import { z } from 'zod';
import { CELL_CHANGED } from '../codes';
import { bbbAward } from '../events/games';
import { errorBody } from '../errors';
import { dollars, holeInPath, id, instant, optionalIdInQuery, playerId, playerIdOrNone } from '../ids';
import { route, routeTable } from '../route';
import { page } from './common';
import { gameName, redundantGroupId } from './games-cards';

/** Point and FBT value of a game, in dollars. */
export const gameValues = z.object({ pointValue: dollars, fbtValue: dollars });
export type GameValues = z.infer<typeof gameValues>;

/** The version of one cell (one player's strokes on a hole, or one answer); 0: nothing was entered yet. */
export const cellVersion = z.number().int().min(0);

const perHole = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value);

const anyHoleGame = {
  id,
  version: z.number().int(),
  name: z.string(),
  groupId: id,
  gameStateId: id,
  createdAt: instant,
  /** Hole → player id → points; only holes entered in full for 2/9/16, each award as soon as it is recorded for BBB. */
  points: perHole(z.record(z.string(), z.number())),
  /** Player id → points over all holes. */
  totals: z.record(z.string(), z.number()),
  settings: gameValues,
  /** Holes entered only in part. */
  incompleteHoles: z.array(z.number().int()),
  /** Hole → cell (player id, or BBB award) → version, to be sent back as `baseVersion`. */
  cellVersions: perHole(z.record(z.string(), z.number().int())),
};

/** A 2/9/16 game: hole → player id → strokes. */
export const strokesGame = z.object({
  ...anyHoleGame,
  gameType: z.literal('points'),
  holes: perHole(z.record(z.string(), z.number().int())),
  /** In a session that gives strokes, hole → player id → strokes given there: `holes` are gross, and net is gross less given. Absent: `holes` are net. */
  given: perHole(z.record(z.string(), z.number().int())).optional(),
});
export type StrokesGame = z.infer<typeof strokesGame>;

/** A BBB game: hole → award → player id or "none". */
export const bbbGame = z.object({
  ...anyHoleGame,
  gameType: z.literal('bbb'),
  holes: perHole(z.partialRecord(bbbAward, z.string())),
});
export type BbbGame = z.infer<typeof bbbGame>;

export const holeGameScores = z.discriminatedUnion('gameType', [strokesGame, bbbGame]);
export type HoleGameScores = z.infer<typeof holeGameScores>;

export const INVALID_SCORES = 'Please enter valid scores for all players';

/** Player id → strokes, one for everyone who plays the hole. */
export const holeScores = z
  .record(playerId, z.number({ error: INVALID_SCORES }).int(INVALID_SCORES).min(1, INVALID_SCORES).max(99, 'Strokes must be 1 to 99'))
  .refine((scores) => Object.keys(scores).length > 0, INVALID_SCORES);

/** All three awards of a hole. */
export const bbbHole = z.object({ firstOn: playerIdOrNone, closestTo: playerIdOrNone, firstIn: playerIdOrNone });
export type BbbHole = z.infer<typeof bbbHole>;

/** The 409 for a cell that has changed since: `stored` holds the values of other users, cell → value, user and time. */
export const cellChangedBody = errorBody.extend({
  code: z.literal(CELL_CHANGED),
  stored: z.record(z.string(), z.object({ value: z.union([z.number(), z.string()]), version: z.number().int(), by: id, at: instant })),
});
export type CellChangedBody = z.infer<typeof cellChangedBody>;

const points = { service: 'games', access: 'subscriber' } as const;
const pointsOf = { ...points, params: z.object({ id }) } as const;

/** The calls of the games service about 2/9/16 and BBB; `:id` may name either. Their names are operation ids of the API, so they stay. */
export const gamesPointsApi = routeTable({
  listPointsGames: route({
    ...pointsOf,
    guests: 'too',
    method: 'GET',
    path: '/api/points-games/:groupId',
    summary: 'List the 2/9/16 and BBB games of a group, or of one of its sessions; newest session first.',
    params: z.object({ groupId: id }),
    query: page.extend({ gameStateId: optionalIdInQuery }),
    answer: z.array(holeGameScores),
    refusals: [404],
  }),
  createPointsGame: route({
    ...points,
    method: 'POST',
    path: '/api/points-games',
    summary: "Create the session's 2/9/16 game. A session has at most one; a second is a 409.",
    body: z.object({ groupId: redundantGroupId, gameStateId: id, name: gameName }),
    answer: strokesGame,
    status: 201,
    refusals: [404, 409, 422],
  }),
  ensureBbbGame: route({
    ...points,
    guests: 'too',
    method: 'POST',
    path: '/api/bbb-games',
    summary: "Get the session's BBB game, which was created together with the session.",
    body: z.object({ groupId: redundantGroupId, gameStateId: id }),
    answer: bbbGame,
    refusals: [404, 422],
  }),
  updateSettings: route({
    ...pointsOf,
    method: 'PUT',
    path: '/api/points-games/:id/settings',
    summary: 'Set the point value and the FBT value of a game.',
    body: gameValues.extend({
      /** The values that the change is based on. If they have changed since: 409 VALUES_CHANGED, with the `stored` ones. */
      base: gameValues.optional(),
    }),
    answer: gameValues,
    refusals: [404, 409, 412, 422],
  }),
  recordHoleScores: route({
    ...pointsOf,
    guests: 'too',
    method: 'POST',
    path: '/api/games/:id/holes/:hole/scores',
    summary: 'Record the net strokes of every player who plays the hole.',
    params: z.object({ id, hole: holeInPath }),
    body: z.object({
      scores: holeScores,
      /** Player id → version that the strokes are based on. */
      baseVersion: z.record(playerId, cellVersion).optional(),
    }),
    answer: strokesGame,
    refusals: [404, 409, 412, 422],
    refusalBodies: { 409: cellChangedBody },
  }),
  updateBbbHole: route({
    ...pointsOf,
    guests: 'too',
    method: 'PUT',
    path: '/api/bbb-games/:id/hole/:hole',
    summary: 'Record the three awards of a hole.',
    params: z.object({ id, hole: holeInPath }),
    body: bbbHole.extend({
      /** Award → version that it is based on. */
      baseVersion: z.partialRecord(bbbAward, cellVersion).optional(),
    }),
    answer: bbbGame,
    refusals: [404, 409, 412, 422],
    refusalBodies: { 409: cellChangedBody },
  }),
});

/** The call by which a hole of each game is entered online. */
export const HOLE_CALLS = { points: gamesPointsApi.recordHoleScores, bbb: gamesPointsApi.updateBbbHole } as const;
