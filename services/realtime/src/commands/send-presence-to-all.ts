import { forEachAtOnce } from '@fairshare/service-kit';
import type { RoomDeps } from '../deps';
import { groupsAmong, roomOfGroup } from '../domain/rooms';
import { scorersIn, withNames } from '../loaders/presence';

/** Rooms that are told side by side. */
const AT_ONCE = 16;

/** Another instance is gone, and its people with it: tells the sockets of this one. */
export const sendPresenceToAll = (deps: RoomDeps) => (): Promise<void> =>
  forEachAtOnce(groupsAmong(deps.io.sockets.adapter.rooms.keys()), AT_ONCE, async (groupId) => {
    const people = await withNames(deps, groupId, await scorersIn(deps, groupId));
    deps.io.local.to(roomOfGroup(groupId)).emit('presence', { groupId, people });
  });
