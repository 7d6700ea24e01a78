import { type Heard, parseVersions, type RoomAnswer } from '@fairshare/contracts';
import { groupOfMember } from '@fairshare/service-kit';
import type { RoomDeps } from '../deps';
import { roomOfGroup, type LiveSocket } from '../domain/rooms';
import { sendPresenceTo } from './send-presence-to';

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
    const room = roomOfGroup(groupId);
    const mark = deps.evictions.mark(room);
    const before = await groupOfMember(deps.groups, groupId, caller.userId, named?.version);
    if (!before) return null;
    const isStillMember = mark !== null && deps.evictions.mark(room) === mark;
    await socket.join(room);
    // It hears all that is said from here on: nothing is between that and this answer.
    const answering = heard === undefined ? { ok: true as const } : deps.journal.answer(groupId, caller.userId, heard);
    // Whoever was taken out of the group meanwhile was taken out of the room before they were in it. Where that would have been heard, it is not read again.
    const [group, answer] = await Promise.all([isStillMember ? before : groupOfMember(deps.groups, groupId, caller.userId), answering]);
    if (!group) {
      await socket.leave(room);
      return null;
    }
    void sendPresenceTo(deps, group, socket);
    return answer;
  };
