import type { ScoringMessage } from '@fairshare/contracts';
import type { RoomDeps } from '../deps';
import { roomOfGroup, type LiveSocket } from '../domain/rooms';
import { changePresence } from './change-presence';
import { scorerIn } from '../loaders/presence';

/**
 * Records who scores what right now. It is stored in the socket, and on the board for the other instances: a socket that leaves or disconnects
 * scores nothing any more. Only members in the group's room send and receive it.
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
