import type { RoomDeps } from '../deps';
import { groupsAmong } from '../domain/rooms';
import { changePresence } from './change-presence';

/** Clears the presence of a socket that is out of a room: it left, was evicted, or was closed. */
export const leavePresence =
  (deps: RoomDeps) =>
  (room: string, socketId: string): void => {
    const [groupId] = groupsAmong([room]);
    const data = deps.io.sockets.sockets.get(socketId)?.data;
    if (groupId === undefined || data?.scoring?.groupId !== groupId) return;
    data.scoring = undefined;
    void changePresence(deps, groupId, socketId, null);
  };
