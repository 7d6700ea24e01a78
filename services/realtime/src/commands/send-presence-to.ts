import type { RoomDeps } from '../deps';
import { roomOfGroup, type LiveSocket } from '../domain/rooms';
import { peopleIn } from '../loaders/presence';

/** Tells who has come in. */
export async function sendPresenceTo(deps: RoomDeps, groupId: string, newcomer: LiveSocket): Promise<void> {
  const people = await peopleIn(deps, groupId);
  if (newcomer.rooms.has(roomOfGroup(groupId))) newcomer.emit('presence', { groupId, people });
}
