import { loginSessions } from '@fairshare/contracts';
import { forEachAtOnce, groupOfMember } from '@fairshare/service-kit';
import type { RoomDeps } from '../deps';
import { groupsAmong, roomOfGroup, type RealtimeServer } from '../domain/rooms';

/** Login sessions that are checked in parallel. */
const AT_ONCE = 16;

type LocalSocket = Awaited<ReturnType<RealtimeServer['local']['fetchSockets']>>[number];

/**
 * Checks each socket of this instance against auth, billing and groups: events can be lost, and access expires without an event.
 * @throws Unavailable when an owner was unavailable; no socket is closed for that reason
 */
export const recheck =
  ({ io, groups, pullSession, accessUntil, clock }: RoomDeps) =>
  async (): Promise<void> => {
    const bySession = new Map<string, LocalSocket[]>();
    for (const socket of await io.local.fetchSockets()) bySession.set(socket.data.caller.sid, [...(bySession.get(socket.data.caller.sid) ?? []), socket]);
    const asked = new Map<string, Promise<number | null>>();
    const accessOf = (userId: string) => {
      const answer = asked.get(userId) ?? accessUntil(userId);
      asked.set(userId, answer);
      return answer;
    };

    async function checkRooms(socket: LocalSocket): Promise<void> {
      const groupIds = groupsAmong(socket.rooms);
      if (groupIds.length === 0) return;
      const { caller } = socket.data;
      const until = await accessOf(caller.userId);
      if (until === null || until <= clock().getTime()) return void socket.disconnect(true);
      socket.data.caller = { ...caller, accessUntil: until };
      for (const groupId of groupIds) if (!(await groupOfMember(groups, groupId, caller.userId))) socket.leave(roomOfGroup(groupId));
    }

    await forEachAtOnce(bySession, AT_ONCE, async ([sid, sockets]) => {
      if (!loginSessions.state.safeParse((await pullSession(sid))?.state).success) return sockets.forEach((socket) => socket.disconnect(true));
      for (const socket of sockets) await checkRooms(socket);
    });
  };
