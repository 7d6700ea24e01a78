import type { Scorer, ScoringMessage } from '@fairshare/contracts';
import type { RoomDeps } from '../deps';
import { roomOfGroup, type LiveSocket } from '../domain/rooms';

/**
 * Who scores what right now. It lives in the sockets alone: whoever leaves, or drops off, scores nothing any more. Only members in
 * the group's room say and hear it.
 */
export const noteScoring =
  (deps: RoomDeps) =>
  ({ data, rooms }: LiveSocket, message: ScoringMessage): void => {
    if (!rooms.has(roomOfGroup(message.groupId))) return;
    const { groupId: before } = data.scoring ?? {};
    data.scoring = { ...message, userId: data.caller.userId };
    if (before !== undefined && before !== message.groupId) void tellPresence(deps, before);
    void tellPresence(deps, message.groupId);
  };

/** Somebody left the room of a group, or, without one, is gone. */
export const leavePresence =
  (deps: RoomDeps) =>
  ({ data }: LiveSocket, groupId = data.scoring?.groupId): void => {
    if (groupId === undefined || data.scoring?.groupId !== groupId) return;
    data.scoring = undefined;
    void tellPresence(deps, groupId);
  };

/** Tells everyone in the room, or just who has come in. When another instance cannot be asked in time, it tells of its own. */
export async function tellPresence({ io }: RoomDeps, groupId: string, newcomer?: LiveSocket): Promise<void> {
  const room = roomOfGroup(groupId);
  const sockets = await io
    .in(room)
    .fetchSockets()
    .catch(() => io.local.in(room).fetchSockets());
  const people = new Map<string, Scorer>();
  for (const { data } of sockets) {
    if (data.scoring?.groupId !== groupId) continue;
    const { groupId: _room, ...scorer } = data.scoring;
    people.set(scorer.userId, scorer);
  }
  const presence = { groupId, people: [...people.values()] };
  if (!newcomer) io.to(room).emit('presence', presence);
  else if (newcomer.rooms.has(room)) newcomer.emit('presence', presence);
}
