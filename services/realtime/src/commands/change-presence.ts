import type { Scorer } from '@fairshare/contracts';
import type { RoomDeps } from '../deps';
import { roomOfGroup } from '../domain/rooms';
import { scorersIn, withNames } from '../loaders/presence';

/**
 * Two instances may do this at once, and be heard in either order: who has told looks again, so that the last word is the newest. At one instance
 * a room is told by one at a time: what changes meanwhile is in the next look.
 */
export async function changePresence(deps: RoomDeps, groupId: string, socketId: string, scorer: Scorer | null): Promise<void> {
  await deps.presence.note(groupId, socketId, scorer);
  const underWay = deps.tellings.get(groupId);
  if (underWay) return void (underWay.isStale = true);
  const telling = { isStale: false };
  deps.tellings.set(groupId, telling);
  try {
    for (let told = ''; ;) {
      telling.isStale = false;
      const scorers = await scorersIn(deps, groupId);
      const text = JSON.stringify(scorers);
      if (text !== told) deps.io.to(roomOfGroup(groupId)).emit('presence', { groupId, people: await withNames(deps, groupId, scorers) });
      else if (!telling.isStale) return;
      told = text;
    }
  } finally {
    deps.tellings.delete(groupId);
  }
}
