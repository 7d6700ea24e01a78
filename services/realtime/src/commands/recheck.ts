import { loginSessions } from '@fairshare/contracts';
import { forEachAtOnce, groupOfMember } from '@fairshare/service-kit';
import type { RoomDeps } from '../deps';
import { groupsAmong, roomOfGroup } from '../domain/rooms';

/** Sockets that are checked in parallel, once all that is known of them is read. */
const AT_ONCE = 16;

/**
 * Checks the sockets of this instance against auth, billing and groups: messages can be lost, and access expires without an event. Auth and billing are
 * called once for all sockets, and all groups are read at once.
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
    if (inRooms.length === 0) return;
    const access = await accessUntil([...new Set(inRooms.map(({ data }) => data.caller.userId))]);
    const known = await groups.getMany([...new Set(inRooms.flatMap(({ rooms }) => groupsAmong(rooms)))]);
    // A user who is no member as far as is known here may be one by now: then the group is pulled from its owner.
    const isMember = async (groupId: string, userId: string) => known.get(groupId)?.members.includes(userId) || (await groupOfMember(groups, groupId, userId)) !== null;

    await forEachAtOnce(inRooms, AT_ONCE, async (socket) => {
      const { caller } = socket.data;
      const until = access.get(caller.userId) ?? null;
      if (until === null || until <= clock().getTime()) return void socket.disconnect(true);
      socket.data.caller = { ...caller, accessUntil: until };
      for (const groupId of groupsAmong(socket.rooms)) if (!(await isMember(groupId, caller.userId))) socket.leave(roomOfGroup(groupId));
    });
  };
