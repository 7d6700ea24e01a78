import type { RoomDeps } from '../deps';
import { roomOfGroup, roomOfUser } from '../domain/rooms';

/** Takes those out of a group's room who are no longer members, here and on other instances in the same way. */
export const evictNonMembers =
  ({ io, evictions }: RoomDeps) =>
  (groupId: string, members: readonly string[]): void => {
    const room = roomOfGroup(groupId);
    evictions.note(room);
    const allowed = members.map(roomOfUser);
    io.local.in(room).except(allowed).socketsLeave(room);
    io.in(room).except(allowed).socketsLeave(room);
  };
