import type { Scorer } from '@fairshare/contracts';
import type { RoomDeps } from '../deps';
import { roomOfGroup } from '../domain/rooms';
import { scorersIn, withNames } from '../loaders/presence';

/**
 * Two instances may do this at once, and sockets may get their messages in either order: whoever has sent one looks again, so that the last one is
 * the newest. At one instance one call at a time sends to a room; a change meanwhile has it look again.
 */
export async function changePresence(deps: RoomDeps, groupId: string, socketId: string, scorer: Scorer | null): Promise<void> {
  await deps.presence.note(groupId, socketId, scorer);
  const underWay = deps.presenceUpdates.get(groupId);
  if (underWay) return void (underWay.isStale = true);
  const update = { isStale: false };
  deps.presenceUpdates.set(groupId, update);
  try {
    for (let sent = ''; ;) {
      update.isStale = false;
      const scorers = await scorersIn(deps, groupId);
      const text = JSON.stringify(scorers);
      if (text !== sent) deps.io.to(roomOfGroup(groupId)).emit('presence', { groupId, people: await withNames(deps, groupId, scorers) });
      else if (!update.isStale) return;
      sent = text;
    }
  } finally {
    deps.presenceUpdates.delete(groupId);
  }
}
