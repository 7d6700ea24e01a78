import { z } from 'zod';
import { holeInPath, id, playerIdOrNone } from '../ids';
import { route } from '../route';
import { noQuery } from './common';
import { gameState } from './games-cards';

/** The calls of the games service about the longest drive. */
export const gamesDriveApi = {
  recordDrive: route({
    service: 'games',
    access: 'subscriber',
    name: 'recordDrive',
    method: 'PUT',
    path: '/api/game-state/:id/drive/:hole',
    summary: 'Record who drove farthest on a hole.',
    params: z.object({ id, hole: holeInPath }),
    query: noQuery,
    body: z.object({ longest: playerIdOrNone }),
    answer: gameState,
    status: 200,
    refusals: [404, 412, 422],
  }),
} as const;
