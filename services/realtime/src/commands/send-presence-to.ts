import type { GroupState } from '@fairshare/contracts';
import type { RoomDeps } from '../deps';
import { named } from '../domain/presence-name';
import { roomOfGroup, type LiveSocket } from '../domain/rooms';
import { scorersIn } from '../loaders/presence';

/** Sends the group's scorers to a socket that has just joined. `group`: as it was read when the socket joined. */
export async function sendPresenceTo(deps: RoomDeps, group: GroupState, newcomer: LiveSocket): Promise<void> {
  const people = (await scorersIn(deps, group.id)).map((scorer) => named(scorer, group));
  if (newcomer.rooms.has(roomOfGroup(group.id))) newcomer.emit('presence', { groupId: group.id, people });
}
