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
 * Adds a socket to a group's room. `atLeast`: versions the client has seen; `heard`: the journal position of a client that returns.
 * Returns what the client missed; null: the socket is in too many rooms, or its user is no member. @throws HttpError 402, Unavailable
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
    // From here on the socket receives every message to the room, so the journal and the messages leave no gap.
    const answering = heard === undefined ? { ok: true as const } : deps.journal.answer(groupId, caller.userId, heard);
    // A user who was removed from the group meanwhile was evicted from the room before this socket joined it. Membership is read again, unless `mark`
    // proves that there was no eviction.
    const [group, answer] = await Promise.all([isStillMember ? before : groupOfMember(deps.groups, groupId, caller.userId), answering]);
    if (!group) {
      await socket.leave(room);
      return null;
    }
    void sendPresenceTo(deps, group, socket);
    return answer;
  };
