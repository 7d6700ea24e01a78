import { type GroupState, loginSessions } from '@fairshare/contracts';
import { forEachAtOnce, groupOfMember } from '@fairshare/service-kit';
import type { RoomDeps } from '../deps';
import { groupsAmong, roomOfGroup } from '../domain/rooms';

/**
 * Checks the sockets of this instance against auth, billing and groups: messages can be lost, and access expires without an event. Auth and billing are
 * called once for all sockets, and each group is read once.
 * @throws Unavailable when an owner was unavailable; no socket is closed for that reason
 */
export const recheck =
  ({ io, groups, pullSessions, accessUntil, clock }: RoomDeps) =>
  async (): Promise<void> => {
    const sockets = await io.local.fetchSockets();
    const sessions = await pullSessions([...new Set(sockets.map(({ data }) => data.caller.sid))]);
    const isSignedIn = ({ data }: (typeof sockets)[number]) => loginSessions.state.safeParse(sessions.get(data.caller.sid)?.state).success;
    for (const socket of sockets) if (!isSignedIn(socket)) socket.disconnect(true);

    const inRooms = sockets.filter((socket) => isSignedIn(socket) && groupsAmong(socket.rooms).length > 0);
    const access = await accessUntil([...new Set(inRooms.map(({ data }) => data.caller.userId))]);
    const known = new Map<string, GroupState>();
    // One socket after the other, so that the next one finds its group read.
    await forEachAtOnce(inRooms, 1, async (socket) => {
      const { caller } = socket.data;
      const until = access.get(caller.userId) ?? null;
      if (until === null || until <= clock().getTime()) return void socket.disconnect(true);
      socket.data.caller = { ...caller, accessUntil: until };
      for (const groupId of groupsAmong(socket.rooms)) if (!(await isMember(groupId, caller.userId))) socket.leave(roomOfGroup(groupId));
    });

    async function isMember(groupId: string, userId: string): Promise<boolean> {
      if (known.get(groupId)?.members.includes(userId)) return true;
      const group = await groupOfMember(groups, groupId, userId);
      if (group) known.set(groupId, group);
      return group !== null;
    }
  };
