import type { Socket } from 'socket.io';
import { scoringMessage, type ClientMessages, type Scorer, type ServerMessages } from '@fairshare/contracts';
import { roomOfGroup, type RealtimeServer, type SocketData } from './rooms';

type LiveSocket = Socket<ClientMessages, ServerMessages, Record<string, never>, SocketData>;

/**
 * Who scores what right now. It lives in the sockets alone: whoever leaves, or drops off, scores nothing any more. Only members in
 * the group's room say and hear it.
 */
export function sharePresence(io: RealtimeServer, socket: LiveSocket): void {
  const { data } = socket;

  socket.on('scoring', (message: unknown) => {
    const parsed = scoringMessage.safeParse(message);
    if (!parsed.success || !socket.rooms.has(roomOfGroup(parsed.data.groupId))) return;
    const { groupId: before } = data.scoring ?? {};
    data.scoring = { ...parsed.data, userId: data.caller.userId };
    if (before !== undefined && before !== parsed.data.groupId) void tell(io, before);
    void tell(io, parsed.data.groupId);
  });

  socket.on('disconnect', () => {
    const { scoring } = data;
    data.scoring = undefined;
    if (scoring) void tell(io, scoring.groupId);
  });
}

/** Somebody left the room of a group by choice. */
export function endPresence(io: RealtimeServer, socket: LiveSocket, groupId: string): void {
  const { data } = socket;
  if (data.scoring?.groupId !== groupId) return;
  data.scoring = undefined;
  void tell(io, groupId);
}

/** Tells everyone in the room, or just who has come in. When another instance cannot be asked in time, it tells of its own. */
export async function tell(io: RealtimeServer, groupId: string, newcomer?: LiveSocket): Promise<void> {
  const room = roomOfGroup(groupId);
  const sockets = await io.in(room).fetchSockets().catch(() => io.local.in(room).fetchSockets());
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
