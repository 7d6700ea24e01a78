import type { RealtimeDeps } from '../deps';
import { roomOfGroup, roomOfSession, roomOfUser } from '../domain/rooms';

/**
 * Closes every socket of a login session. Ours at once; those of other instances are told, which nobody waits for: what gets lost on the way
 * the regular recheck makes up for.
 */
export const endSession =
  ({ io }: RealtimeDeps) =>
  (sid: string): void => {
    io.local.in(roomOfSession(sid)).disconnectSockets(true);
    io.in(roomOfSession(sid)).disconnectSockets(true);
  };

/** Takes those out of a group's room who are no longer members, here and on other instances in the same way. */
export const evictStrangers =
  ({ io }: RealtimeDeps) =>
  (groupId: string, members: readonly string[]): void => {
    const room = roomOfGroup(groupId);
    const allowed = members.map(roomOfUser);
    io.local.in(room).except(allowed).socketsLeave(room);
    io.in(room).except(allowed).socketsLeave(room);
  };
