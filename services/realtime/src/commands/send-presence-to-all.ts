import { forEachAtOnce } from '@fairshare/service-kit';
import type { RoomDeps } from '../deps';
import { groupsAmong, roomOfGroup } from '../domain/rooms';
import { scorersIn, withNames } from '../loaders/presence';

/** Rooms that are notified in parallel. */
const AT_ONCE = 16;

/** After another instance has stopped: sends the remaining scorers to the sockets of this instance. */
export const sendPresenceToAll = (deps: RoomDeps) => (): Promise<void> =>
  forEachAtOnce(groupsAmong(deps.io.sockets.adapter.rooms.keys()), AT_ONCE, async (groupId) => {
    const people = await withNames(deps, groupId, await scorersIn(deps, groupId));
    deps.io.local.to(roomOfGroup(groupId)).emit('presence', { groupId, people });
  });
