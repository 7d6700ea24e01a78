import { randomUUID } from 'node:crypto';
import { NOTIFICATION_MAIL_PATH, type NotificationMailBody } from '@fairshare/contracts';
import { Unavailable } from '@fairshare/event-bus';
import { forEachAtOnce, pagesOf, PeerError } from '@fairshare/service-kit';
import { NotFound, VersionMismatch, type Stored } from '@fairshare/store';
import type { NotificationDeps } from '../deps';
import { messageOf, pathOf, type Message } from '../domain/message';
import { mayBeNotified } from '../domain/group-notifications';
import { BY_MAIL, dueAt, isOfGroup, recordOutcome, takeDue, type Delivery, type Outgoing, type NotificationPreferences } from '../domain/notification-preferences';

const PAGE = 200;

/** Users whose messages are sent in parallel: some messages wait for a push service that does not respond. */
const AT_ONCE = 32;

/**
 * Sends all due messages. Several instances may do so at once: the first to write its lease on a message sends it. If an instance stops before it
 * stores the result, another sends the message once more.
 */
export const sendDueNotifications = (deps: NotificationDeps) => async (): Promise<void> => {
  for await (const page of pagesOf((which) => deps.preferences.find('waits', 'yes', which), PAGE)) await forEachAtOnce(page, AT_ONCE, (one) => sendTo(deps, one));
};

async function sendTo(deps: NotificationDeps, { id: userId, version, state }: Stored<NotificationPreferences>): Promise<void> {
  const due = dueAt(state);
  if (due === null || due > deps.clock().toISOString()) return;
  const taken = await deps.preferences.update(userId, (preferences) => takeDue(preferences, randomUUID(), deps.clock()), { ifVersion: version }).catch(unlessTaken);
  if (taken?.outcome !== 'written' || !taken.state.outgoing) return;
  const { outgoing } = taken.state;
  const deliveries = await deliver(deps, userId, taken.state, outgoing);
  for (const delivery of deliveries.values()) deps.count(delivery);
  await deps.preferences.update(userId, (preferences) => recordOutcome(preferences, outgoing.id, deliveries, deps.clock())).catch(unlessTaken);
}

async function deliver(deps: NotificationDeps, userId: string, { devices }: NotificationPreferences, { news: waited, to }: Outgoing): Promise<Map<string, Delivery>> {
  const notifications = await ofOwnGroups(deps, userId, waited);
  if (notifications.length === 0) return new Map();
  if (to.includes(BY_MAIL)) {
    // Notifications about money were mailed already. The user chose mail after they were queued.
    const ofGroups = notifications.filter(isOfGroup);
    if (ofGroups.length === 0) return new Map();
    const mail: NotificationMailBody = { userId, kinds: [...new Set(ofGroups.map(({ kind }) => kind))], count: ofGroups.length, path: pathOf(ofGroups) };
    return new Map([[BY_MAIL, await mailed(deps, mail)]]);
  }
  const message = await composed(deps, notifications);
  const sent = devices
    .filter(({ id }) => to.includes(id))
    .map(async (device) => {
      const keys = await deps.vapidKeys.of(device.publicKey);
      return [device.id, keys ? await deps.pushSender.send(device, message, keys) : 'gone'] as const;
    });
  // In parallel: a slow push service does not delay the others, and all are done before another sender takes over.
  return new Map(await Promise.all(sent));
}

/** Drops notifications of groups that the user left or was removed from while the notifications were queued. */
async function ofOwnGroups({ groups }: NotificationDeps, userId: string, notifications: Outgoing['news']): Promise<Outgoing['news']> {
  const members = new Map<string, readonly string[]>();
  for (const groupId of new Set(notifications.filter(isOfGroup).map((one) => one.groupId))) {
    await groups.refreshFromOwner(groupId, 'notifications that are sent');
    members.set(groupId, (await groups.get(groupId))?.members ?? []);
  }
  return notifications.filter((one) => !isOfGroup(one) || mayBeNotified(one.kind, members.get(one.groupId) ?? [], userId));
}

async function composed({ groups, productName }: NotificationDeps, notifications: Outgoing['news']): Promise<Message> {
  const groupIds = [...new Set(notifications.filter(isOfGroup).map(({ groupId }) => groupId))];
  const names = new Map(await Promise.all(groupIds.map(async (groupId) => [groupId, (await groups.get(groupId))?.name ?? null] as const)));
  return messageOf(notifications, (groupId) => names.get(groupId) ?? null, productName);
}

async function mailed({ peers }: NotificationDeps, mail: NotificationMailBody): Promise<Delivery> {
  try {
    await peers.call('auth', 'POST', NOTIFICATION_MAIL_PATH, mail);
    return 'delivered';
  } catch (error) {
    if (error instanceof Unavailable) return { later: null };
    if (error instanceof PeerError) return 'refused';
    throw error;
  }
}

/** Ignores that another instance was first, or that the account was deleted. */
function unlessTaken(error: unknown): null {
  if (error instanceof VersionMismatch || error instanceof NotFound) return null;
  throw error;
}
