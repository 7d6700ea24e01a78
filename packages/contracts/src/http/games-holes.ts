import { z } from 'zod';
import { hole, holeInPath, id, playerIdOrNone, strokes } from '../ids';
import { route, routeTable } from '../route';
import { callKey, enteredBy, phoneTimestamp, recordId, syncAnswer } from './games-sync';
import { cellChangedBody, cellVersion } from './games-points';

/** Cells of a hole: eight players' strokes, and what twelve games ask. */
const CELLS_MAX = 120;

const STROKES = 'strokes';

/** `strokes.{playerId}`, or `{game}.{question}`. */
export const cellName = z.string().regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_.-]{1,130}$/, 'must name a cell: strokes.{playerId} or {game}.{question}');

/** Cell → strokes (1 to 99), or a player's id or "none". */
export const holeCells = z
  .record(cellName, z.union([strokes, playerIdOrNone]))
  .refine((cells) => Object.keys(cells).length > 0, 'Enter something')
  .refine((cells) => Object.keys(cells).length <= CELLS_MAX, `must have at most ${CELLS_MAX} cells`)
  .refine(
    (cells) => Object.entries(cells).every(([cell, value]) => cell.startsWith(`${STROKES}.`) === (typeof value === 'number')),
    'Strokes are numbers; other cells name a player or "none"',
  );
export type HoleCells = z.infer<typeof holeCells>;

const baseVersion = z.record(cellName, cellVersion).optional();

/** What is entered on a hole, and the version of each cell. */
export const holeAnswer = z.object({
  version: z.number().int(),
  cells: z.record(z.string(), z.union([z.number().int(), z.string()])),
  cellVersions: z.record(z.string(), z.number().int()),
});

export type HoleAnswer = z.infer<typeof holeAnswer>;

/** What was entered on a hole without signal. */
export const holeCellsRecord = z.object({ id: recordId, callKey, enteredBy, gameStateId: id, hole, cells: holeCells, baseVersion, timestamp: phoneTimestamp });
export type HoleCellsRecord = z.input<typeof holeCellsRecord>;

/** The calls of the games service about what is entered by holes. */
export const gamesHolesApi = routeTable({
  recordHole: route({
    service: 'games',
    access: 'subscriber',
    guests: 'too',
    method: 'PUT',
    path: '/api/game-state/:id/holes/:hole',
    summary: 'Enter anything of a hole: strokes, and what the games of the session ask. All of it, or nothing.',
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
    summary: 'Send what was entered on holes without signal, each record cell by cell.',
    body: holeCellsRecord,
    answer: syncAnswer,
    refusals: [402, 404, 409, 422],
  }),
});
