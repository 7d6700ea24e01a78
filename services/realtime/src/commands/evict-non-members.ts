import type { RoomDeps } from '../deps';
import { roomOfGroup, roomOfUser } from '../domain/rooms';

/** Removes the sockets of non-members from a group's room, on this and on all other instances. */
export const evictNonMembers =
  ({ io, evictions }: RoomDeps) =>
  (groupId: string, members: readonly string[]): void => {
    const room = roomOfGroup(groupId);
    evictions.note(room);
    const allowed = members.map(roomOfUser);
    io.local.in(room).except(allowed).socketsLeave(room);
    io.in(room).except(allowed).socketsLeave(room);
  };
