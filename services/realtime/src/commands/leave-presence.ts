import type { RoomDeps } from '../deps';
import { groupsAmong } from '../domain/rooms';
import { changePresence } from './change-presence';

/** A socket is out of a room: it left, was taken out, or is gone. */
export const leavePresence =
  (deps: RoomDeps) =>
  (room: string, socketId: string): void => {
    const [groupId] = groupsAmong([room]);
    const data = deps.io.sockets.sockets.get(socketId)?.data;
    if (groupId === undefined || data?.scoring?.groupId !== groupId) return;
    data.scoring = undefined;
    void changePresence(deps, groupId, socketId, null);
  };
