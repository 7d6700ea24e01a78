import type { EventEnvelope, GroupState } from '@fairshare/contracts';
import { ignoreGone } from '@fairshare/store';
import type { NotificationDeps } from '../deps';
import { concernsOf, mayConcern } from '../domain/group-notifications';
import { hear } from '../domain/notification-preferences';

/** Keeps what an event has to tell for those whom it concerns. Idempotent. @throws Unavailable while the event's group is unknown here and its owner unavailable */
export const collectNotifications =
  (deps: NotificationDeps) =>
  async (event: EventEnvelope, groupId: string | null): Promise<void> => {
    if (groupId === null || !mayConcern(event)) return;
    const group = await groupNow(deps, groupId);
    if (!group) return;
    for (const { news, userIds } of concernsOf(event, group)) {
      for (const userId of userIds) {
        if (!(await deps.preferences.get(userId))) continue;
        await deps.preferences.update(userId, (preferences) => hear(preferences, news, deps.clock(), deps.coalesceFor)).catch(ignoreGone);
      }
    }
  };

/** Who says to be whom may have been said just now: its event may still be on the way. */
async function groupNow({ groups }: NotificationDeps, groupId: string): Promise<GroupState | null> {
  if (!(await groups.record(groupId))) await groups.atLeast(groupId, 1);
  await groups.refreshFromOwner(groupId, 'news');
  return groups.get(groupId);
}
