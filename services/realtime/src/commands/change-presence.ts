import type { Scorer } from '@fairshare/contracts';
import type { RoomDeps } from '../deps';
import { roomOfGroup } from '../domain/rooms';
import { peopleIn } from '../loaders/presence';

/** Two instances may do this at once, and be heard in either order: who has told looks again, so that the last word is the newest. */
export async function changePresence(deps: RoomDeps, groupId: string, socketId: string, scorer: Scorer | null): Promise<void> {
  await deps.presence.note(groupId, socketId, scorer);
  for (let told = ''; ;) {
    const people = await peopleIn(deps, groupId);
    const text = JSON.stringify(people);
    if (text === told) return;
    deps.io.to(roomOfGroup(groupId)).emit('presence', { groupId, people });
    told = text;
  }
}
