import { forEachAtOnce } from '@fairshare/service-kit';
import type { RoomDeps } from '../deps';
import { changePresence } from './change-presence';
import { scorerIn } from '../loaders/presence';

/** Sockets that are processed in parallel. */
const AT_ONCE = 16;

/** Publishes all scorers of this instance to the board again, in case the board was lost, and notifies their rooms. */
export const restorePresence = (deps: RoomDeps) => async (): Promise<void> => {
  await forEachAtOnce(await deps.io.local.fetchSockets(), AT_ONCE, async ({ id, data }) => {
    if (data.scoring) await changePresence(deps, data.scoring.groupId, id, scorerIn(data, data.scoring.groupId));
  });
};
