import { z } from 'zod';
import { holeInPath, id, playerIdOrNone } from '../ids';
import { route, routeTable } from '../route';
import { gameState } from './games-cards';

/** The calls of the games service about the longest drive. */
export const gamesDriveApi = routeTable({
  recordDrive: route({
    service: 'games',
    access: 'subscriber',
    method: 'PUT',
    path: '/api/game-state/:id/drive/:hole',
    summary: 'Record who drove farthest on a hole.',
    params: z.object({ id, hole: holeInPath }),
    body: z.object({ longest: playerIdOrNone }),
    answer: gameState,
    refusals: [404, 412, 422],
  }),
});
