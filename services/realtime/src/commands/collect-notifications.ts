import type { EventEnvelope, GroupState } from '@fairshare/contracts';
import { ignoreGone } from '@fairshare/store';
import type { NotificationDeps } from '../deps';
import { concernsOf, mayConcern } from '../domain/group-notifications';
import { withNotification } from '../domain/notification-preferences';

/** Queues the notifications of an event for the users it concerns. Idempotent. @throws Unavailable while the group is unknown here and its owner unavailable */
export const collectNotifications =
  (deps: NotificationDeps) =>
  async (event: EventEnvelope, groupId: string | null): Promise<void> => {
    if (groupId === null || !mayConcern(event)) return;
    const group = await groupNow(deps, groupId);
    if (!group) return;
    for (const { notification, userIds } of concernsOf(event, group)) {
      for (const userId of userIds) {
        if (!(await deps.preferences.get(userId))) continue;
        await deps.preferences.update(userId, (preferences) => withNotification(preferences, notification, deps.clock(), deps.coalesceFor)).catch(ignoreGone);
      }
    }
  };

/** The current group, from its owner: a claim may have been made just now, and its event may still be on the way. */
async function groupNow({ groups }: NotificationDeps, groupId: string): Promise<GroupState | null> {
  if (!(await groups.record(groupId))) await groups.atLeast(groupId, 1);
  await groups.refreshFromOwner(groupId, 'notifications');
  return groups.get(groupId);
}
