import { forEachAtOnce } from '@fairshare/service-kit';
import type { RoomDeps } from '../deps';
import { changePresence } from './change-presence';
import { scorerIn } from '../loaders/presence';

/** Sockets that are put on the board side by side. */
const AT_ONCE = 16;

/** The board may have been lost: puts everyone of this instance on it again, and tells their rooms. */
export const restorePresence = (deps: RoomDeps) => async (): Promise<void> => {
  await forEachAtOnce(await deps.io.local.fetchSockets(), AT_ONCE, async ({ id, data }) => {
    if (data.scoring) await changePresence(deps, data.scoring.groupId, id, scorerIn(data, data.scoring.groupId));
  });
};
