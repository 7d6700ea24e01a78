import { type Heard, parseVersions, type RoomAnswer } from '@fairshare/contracts';
import { groupOfMember, inSpan } from '@fairshare/service-kit';
import type { RoomDeps } from '../deps';
import type { Announcement, PersonalAnnouncement } from '../domain/change-notices';
import { roomOfGroup, roomOfLoginSession, roomOfUser, type LiveSocket } from '../domain/rooms';
import { tellNewcomer } from './presence';

const MAX_ROOMS = 50;

interface RoomToJoin {
  readonly groupId: string;
  readonly atLeast?: string | undefined;
  readonly heard?: Heard | null | undefined;
}

/**
 * Lets a socket hear what is said in a group's room. `atLeast`: versions the client has seen; `heard`: what a phone that returns has.
 * Answers with what it missed; null: it is in too many, or its user is no member. @throws HttpError 402, Unavailable
 */
export const joinRoom =
  (deps: RoomDeps) =>
  async (socket: LiveSocket, { groupId, atLeast, heard }: RoomToJoin): Promise<RoomAnswer | null> => {
    if (socket.rooms.size > MAX_ROOMS) return null;
    const { caller } = socket.data;
    await deps.requireAccess(caller);
    const named = parseVersions(atLeast).find((ref) => ref.kind === deps.groups.kind && ref.id === groupId);
    if (named) await deps.groups.atLeast(groupId, named.version);
    if (!(await groupOfMember(deps.groups, groupId, caller.userId))) return null;
    await socket.join(roomOfGroup(groupId));
    // Whoever was taken out of the group meanwhile was taken out of the room before they were in it.
    if (!(await groupOfMember(deps.groups, groupId, caller.userId))) {
      await socket.leave(roomOfGroup(groupId));
      return null;
    }
    void tellNewcomer(deps, groupId, socket);
    // It hears all that is said from here on: nothing is between that and this answer.
    return heard === undefined ? { ok: true } : deps.journal.answer(groupId, caller.userId, heard);
  };

export const leaveRoom = async (socket: LiveSocket, groupId: string): Promise<void> => void (await socket.leave(roomOfGroup(groupId)));

/** Tells everyone in a group's room, at every instance. */
export const announce =
  ({ io, tracer, journal }: RoomDeps) =>
  (announcement: Announcement): void => {
    const { message, hint } = announcement;
    journal.note(announcement);
    void inSpan(tracer, `emit ${message}`, { kind: 'producer' }, () => io.to(roomOfGroup(hint.groupId)).emit(message, hint));
  };

/** Tells one person on all their screens, at every instance. */
export const announceToUser =
  ({ io, journal }: RoomDeps) =>
  ({ userId, message, hint }: PersonalAnnouncement): void => {
    journal.noteChangeOf([userId]);
    io.to(roomOfUser(userId)).emit(message, hint);
  };

/**
 * Closes every socket of a login session. Ours at once; instances with others of them are told, which nobody waits for: what gets lost on the way
 * the regular recheck makes up for.
 */
export const endLoginSession =
  ({ io }: RoomDeps) =>
  (sid: string): void => {
    io.local.in(roomOfLoginSession(sid)).disconnectSockets(true);
    io.in(roomOfLoginSession(sid)).disconnectSockets(true);
  };

/** Takes those out of a group's room who are no longer members, here and on other instances in the same way. */
export const evictNonMembers =
  ({ io }: RoomDeps) =>
  (groupId: string, members: readonly string[]): void => {
    const room = roomOfGroup(groupId);
    const allowed = members.map(roomOfUser);
    io.local.in(room).except(allowed).socketsLeave(room);
    io.in(room).except(allowed).socketsLeave(room);
  };
