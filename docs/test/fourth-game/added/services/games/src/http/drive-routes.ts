import { gamesApi } from '@fairshare/contracts';
import { handle, committed, type Mounted } from '@fairshare/service-kit';
import type { GamesApplication } from '../application';
import { presentGameState } from './present-game-state';

/** The calls about the longest drive. */
export const driveRoutes = (app: GamesApplication): Mounted[] => [
  handle(gamesApi.recordDrive, async ({ caller, params, body, write }) => {
    const game = await app.recordDrive(caller, { roundId: params.id, hole: params.hole, longest: body.longest }, write);
    return committed(presentGameState(game), game.stored, { etag: game.stored.version });
  }),
];
