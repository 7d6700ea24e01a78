import type { ScoringMessage } from '@fairshare/contracts';
import type { RoomDeps } from '../deps';
import { roomOfGroup, type LiveSocket } from '../domain/rooms';
import { changePresence } from './change-presence';
import { scorerIn } from '../loaders/presence';

/**
 * Who scores what right now. It lives in the sockets, and for the other instances on the board: whoever leaves, or drops off, scores nothing any
 * more. Only members in the group's room say and hear it.
 */
export const noteScoring =
  (deps: RoomDeps) =>
  ({ id, data, rooms }: LiveSocket, message: ScoringMessage): void => {
    if (!rooms.has(roomOfGroup(message.groupId))) return;
    const { groupId: before } = data.scoring ?? {};
    data.scoring = { ...message, userId: data.caller.userId };
    if (before !== undefined && before !== message.groupId) void changePresence(deps, before, id, null);
    void changePresence(deps, message.groupId, id, scorerIn(data, message.groupId));
  };
