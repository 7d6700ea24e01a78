import type { Scorer } from '@fairshare/contracts';
import type { RoomDeps } from '../deps';
import { roomOfGroup } from '../domain/rooms';
import { scorersIn, withNames } from '../loaders/presence';

/**
 * Two instances may do this at the same time, and sockets may receive their messages in either order. Therefore a call reads the scorers again after it
 * has sent a message, so that the last message is the newest. Each instance runs one call per room at a time; a change meanwhile makes it read again.
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
