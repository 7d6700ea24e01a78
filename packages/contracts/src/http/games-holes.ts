import { HOLE_GAMES, TAKEN_BACK } from '@fairshare/golf-rules';
import { z } from 'zod';
import { hole, holeInPath, id, instant, playerIdOrNone, strokes } from '../ids';
import { route, routeTable } from '../route';
import { callKey, enteredBy, phoneTimestamp, recordId, SYNC_BATCH_MAX, syncAnswer, syncBatchAnswer } from './games-sync';
import { cellChangedBody, cellVersion, gameValues } from './hole-games';
import { enteredSideGame } from './side-games';

/** The maximum number of cells of a hole: eight players' strokes, and the questions of twelve games. */
const CELLS_MAX = 120;

const STROKES = 'strokes';

/** `strokes.{playerId}`, or `{game}.{question}`. */
export const cellName = z.string().regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_.-]{1,130}$/, 'must name a cell: strokes.{playerId} or {game}.{question}');

/** Cells of side games: `{side game}.{cell}`. */
const OF_SIDE_GAME = /^.+\.s\d+\./;

/** Whether the cell accepts the value: only in a cell of a side game can it be true ("yes"), or null, which takes the answer back. */
const isSideAnswer = (cell: string, value: unknown): boolean => OF_SIDE_GAME.test(cell) || typeof value === 'string';

/** Cell → strokes (1 to 99), or a player's id or "none"; of a side game what its kind asks: also a choice, true, or null, which takes the answer back. */
export const holeCells = z
  .record(cellName, z.union([strokes, playerIdOrNone, z.literal(true), z.null()]))
  .refine((cells) => Object.keys(cells).length > 0, 'Enter something')
  .refine((cells) => Object.keys(cells).length <= CELLS_MAX, `must have at most ${CELLS_MAX} cells`)
  .refine(
    (cells) =>
      Object.entries(cells).every(([cell, value]) => (cell.startsWith(`${STROKES}.`) ? typeof value === 'number' : typeof value !== 'number' && isSideAnswer(cell, value))),
    'Strokes are numbers; other cells name a player or "none"',
  );

export type HoleCells = z.infer<typeof holeCells>;

/** Answers as they are stored: true as text, and an answer that was taken back as `TAKEN_BACK`. */
export const keptCells = (cells: HoleCells): Record<string, number | string> =>
  Object.fromEntries(Object.entries(cells).map(([cell, value]) => [cell, value === null ? TAKEN_BACK : value === true ? 'true' : value]));

const baseVersion = z.record(cellName, cellVersion).optional();

/** The entries of a hole, and the version of each cell. */
export const holeAnswer = z.object({
  version: z.number().int(),
  cells: z.record(z.string(), z.union([z.number().int(), z.string()])),
  cellVersions: z.record(z.string(), z.number().int()),
});

export type HoleAnswer = z.infer<typeof holeAnswer>;

/** A game of a round that is entered by holes, and what it is played for in dollars. */
export const enteredGame = z.object({ id, version: z.number().int(), kind: z.enum(HOLE_GAMES), name: z.string(), createdAt: instant, settings: gameValues });
export type EnteredGame = z.infer<typeof enteredGame>;

const byHole = <Value extends z.ZodType>(value: Value) => z.record(z.string(), z.record(z.string(), value));

/**
 * Everything entered on the holes of a round, the version of each cell, and the games that use it. `version` is the round's. An answer that was taken
 * back has only a version.
 */
export const roundEntries = z.object({
  id,
  groupId: id,
  version: z.number().int(),
  /** Hole → cell → strokes, or the answer: a player's id or "none"; in a side game also "true" (yes) or a choice. */
  holes: byHole(z.union([z.number().int(), z.string()])),
  cellVersions: byHole(z.number().int()),
  games: z.array(enteredGame),
  /** Side games, in the order they were added; money in dollars. Absent: none. */
  sideGames: z.array(enteredSideGame).optional(),
});
export type RoundEntries = z.infer<typeof roundEntries>;

/** What was entered on a hole offline. */
export const holeCellsRecord = z.object({ id: recordId, callKey, enteredBy, gameStateId: id, hole, cells: holeCells, baseVersion, timestamp: phoneTimestamp });
export type HoleCellsRecord = z.input<typeof holeCellsRecord>;

/** Many such records of one session, in the order they were entered. */
const holeCellsBatch = z.object({
  records: z
    .array(holeCellsRecord)
    .min(1)
    .max(SYNC_BATCH_MAX)
    .refine((records) => new Set(records.map(({ gameStateId }) => gameStateId)).size === 1, 'must all be of one session'),
});

/** The calls of the games service about entries on holes. */
export const gamesHolesApi = routeTable({
  listHoles: route({
    service: 'games',
    access: 'subscriber',
    guests: 'too',
    method: 'GET',
    path: '/api/game-state/:id/holes',
    summary: 'Get all entries of a session by hole, and the games that use them.',
    params: z.object({ id }),
    answer: roundEntries,
    refusals: [404],
  }),
  recordHole: route({
    service: 'games',
    access: 'subscriber',
    guests: 'too',
    method: 'PUT',
    path: '/api/game-state/:id/holes/:hole',
    summary: "Record entries of a hole: strokes, and answers to the questions of the session's games. Either all of them are stored or none.",
    params: z.object({ id, hole: holeInPath }),
    body: z.object({ cells: holeCells, baseVersion }),
    answer: holeAnswer,
    refusals: [404, 409, 412, 422],
    refusalBodies: { 409: cellChangedBody },
  }),
  syncHoleCells: route({
    service: 'games',
    access: 'session',
    guests: 'too',
    method: 'POST',
    path: '/api/offline-sync/hole-cells',
    summary: 'Upload entries of holes that were made offline. Each record is merged cell by cell.',
    body: holeCellsRecord,
    answer: syncAnswer,
    refusals: [402, 404, 409, 422],
  }),
  syncManyHoleCells: route({
    service: 'games',
    access: 'session',
    guests: 'too',
    method: 'POST',
    path: '/api/offline-sync/many-hole-cells',
    summary: 'Upload several offline records of one session. Each record is accepted or refused on its own.',
    body: holeCellsBatch,
    answer: syncBatchAnswer,
    refusals: [404, 409, 422],
  }),
});
