import type { BillingNoticeKind, NotificationKind, NotificationChannel } from '@fairshare/contracts';
import type { Change } from '@fairshare/store';

/** A browser that receives push messages, with its push subscription (RFC 8030). Endpoint and keys are secrets of its user. */
export interface Device {
  readonly id: string;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** The public VAPID key it was made with. */
  readonly publicKey: string;
  /** The login session it was added in; signing out removes it. */
  readonly sid: string;
  readonly addedAt: string;
  /** Messages that its push service refused since the last accepted one; absent: none. */
  readonly refusals?: number;
  /** Whether its push service ever accepted a message. */
  readonly hasDelivered?: boolean;
}

/** Something that happened and concerns a user: in a group or, without a group, about their own money. */
export type Notification = GroupNotification | MoneyNotification;

export interface GroupNotification extends Happening {
  readonly kind: NotificationKind;
  readonly groupId: string;
}

export interface MoneyNotification extends Happening {
  readonly kind: BillingNoticeKind;
  readonly groupId: null;
}

interface Happening {
  /** The same for each delivery of the same event. */
  readonly id: string;
  readonly at: string;
  readonly roundId: string | null;
  /** The name in the group of the player who did it; null: the user claims no player. */
  readonly who: string | null;
}

/** One message that is being sent. */
export interface Outgoing {
  readonly id: string;
  readonly news: readonly Notification[];
  /** Ids of the devices that have not received it yet, or only `BY_MAIL`. */
  readonly to: readonly string[];
  /** The number of attempts that were begun. */
  readonly attempts: number;
  /** When it is due again, unless its outcome is recorded before: its sender may have stopped. */
  readonly againAt: string;
}

/** The notification preferences and the queue of one account. Instants are ISO. */
export interface NotificationPreferences {
  readonly channel: NotificationChannel;
  /** The newest last. */
  readonly devices: readonly Device[];
  /** Ids of the latest notifications, for deduplication: events are delivered at least once. */
  readonly heard: readonly string[];
  readonly waiting: readonly Notification[];
  /** When the queued notifications are sent; null: none is queued. */
  readonly waitingUntil: string | null;
  readonly outgoing: Outgoing | null;
  /** When a browser was dropped because its push service refused every message, until the golfer chooses again. */
  readonly droppedAt?: string | null;
}

const DEVICES_MAX = 10;
const HEARD_MAX = 200;
const WAITING_MAX = 100;
/** After so many attempts a message is dropped: half an hour after the first. */
const ATTEMPTS_MAX = 6;
const MINUTE = 60_000;
/** A browser is dropped after its push service refused so many messages and never accepted one. */
const REFUSALS_MAX = 3;
/** Milliseconds for which a sender has the lease on a message, before another takes over. */
const LEASE = 1.5 * MINUTE;

/** Stands for the mail among a message's recipients. No device's id has a colon. */
export const BY_MAIL = 'by:mail';

export const NOT_CHOSEN: NotificationPreferences = { channel: 'off', devices: [], heard: [], waiting: [], waitingUntil: null, outgoing: null };

const SILENT = { waiting: [], waitingUntil: null, outgoing: null } as const;

/** When the next message is due. ISO; null: none is. */
export const dueAt = ({ outgoing, waitingUntil }: NotificationPreferences): string | null => outgoing?.againAt ?? waitingUntil;

/** Chooses the channel. Queued notifications use the new channel, or are dropped when it is off. */
export function chooseChannel(preferences: NotificationPreferences, channel: NotificationChannel): Change<NotificationPreferences> {
  if (preferences.channel === channel && !preferences.droppedAt) return 'unchanged';
  return changed({ ...preferences, channel, outgoing: null, droppedAt: null, ...(channel === 'off' ? SILENT : {}) });
}

/** Adds a browser to those that receive push messages, or replaces its earlier data. Beyond the maximum the oldest browser is removed. */
export function addDevice(preferences: NotificationPreferences, device: Device): Change<NotificationPreferences> {
  const known = preferences.devices.find(({ id }) => id === device.id);
  if (preferences.channel === 'push' && known && isSame(known, device)) return 'unchanged';
  const others = preferences.devices.filter(({ id }) => id !== device.id);
  return changed({ ...preferences, channel: 'push', droppedAt: null, devices: [...others, { ...device, addedAt: known?.addedAt ?? device.addedAt }].slice(-DEVICES_MAX) });
}

/** Removes browsers. Without any browser left, notifications are off. */
export function removeDevices(preferences: NotificationPreferences, isGoing: (device: Device) => boolean): Change<NotificationPreferences> {
  const devices = preferences.devices.filter((device) => !isGoing(device));
  if (devices.length === preferences.devices.length) return 'unchanged';
  const isLast = devices.length === 0 && preferences.channel === 'push';
  return changed({ ...preferences, devices, ...(isLast ? { channel: 'off' as const, ...SILENT } : {}) });
}

export const isOfGroup = (notification: Notification): notification is GroupNotification => notification.groupId !== null;

/**
 * Queues a notification until it is sent together with the others of its period. `delay`: milliseconds. Money is mailed to every user anyway, so a user
 * who chose mail gets it only once.
 */
export function withNotification(preferences: NotificationPreferences, notification: Notification, now: Date, delay: number): Change<NotificationPreferences> {
  if (preferences.channel === 'off' || preferences.heard.includes(notification.id)) return 'unchanged';
  if (preferences.channel === 'mail' && !isOfGroup(notification)) return 'unchanged';
  const until = later(now, delay);
  return changed({
    ...preferences,
    heard: [...preferences.heard, notification.id].slice(-HEARD_MAX),
    waiting: [...preferences.waiting, notification].slice(-WAITING_MAX),
    waitingUntil: preferences.waitingUntil !== null && preferences.waitingUntil < until ? preferences.waitingUntil : until,
  });
}

/** Takes the due message, so that only the caller sends it. `id`: for a new message. */
export function takeDue(preferences: NotificationPreferences, id: string, now: Date): Change<NotificationPreferences> {
  const due = dueAt(preferences);
  if (due === null || due > now.toISOString()) return 'unchanged';
  const { outgoing, waiting } = preferences;
  const againAt = later(now, LEASE);
  if (outgoing?.attempts === ATTEMPTS_MAX) return changed({ ...preferences, outgoing: null });
  if (outgoing) return changed({ ...preferences, outgoing: { ...outgoing, attempts: outgoing.attempts + 1, againAt } });
  const to = preferences.channel === 'mail' ? [BY_MAIL] : preferences.devices.map((device) => device.id);
  return changed({ ...preferences, waiting: [], waitingUntil: null, outgoing: to.length === 0 ? null : { id, news: waiting, to, attempts: 1, againAt } });
}

/** The outcome of a message at one recipient. `later`: try again, after so many milliseconds if the push service named a time. */
export type Delivery = 'delivered' | 'gone' | 'refused' | { readonly later: number | null };

/** Stores the outcome of a message. Recipients that could not be reached are retried later, with ever longer pauses. */
export function recordOutcome(preferences: NotificationPreferences, messageId: string, deliveries: ReadonlyMap<string, Delivery>, now: Date): Change<NotificationPreferences> {
  const counted = withOutcomes(preferences, deliveries);
  const isHopeless = ({ refusals = 0, hasDelivered = false }: Device) => !hasDelivered && refusals >= REFUSALS_MAX;
  const droppedAt = counted.devices.some(isHopeless) ? now.toISOString() : (preferences.droppedAt ?? null);
  const dropped = removeDevices({ ...counted, droppedAt }, (device) => deliveries.get(device.id) === 'gone' || isHopeless(device));
  const kept = dropped === 'unchanged' || 'deleted' in dropped ? counted : dropped.state;
  const { outgoing } = kept;
  if (outgoing?.id !== messageId) return dropped === 'unchanged' && counted !== preferences ? changed(counted) : dropped;
  const pauses = outgoing.to.flatMap((id) => {
    const delivery = deliveries.get(id);
    return typeof delivery === 'object' ? [{ id, pause: delivery.later ?? 0 }] : [];
  });
  if (pauses.length === 0 || outgoing.attempts >= ATTEMPTS_MAX) return changed({ ...kept, outgoing: null });
  const pause = Math.max(2 ** (outgoing.attempts - 1) * MINUTE, ...pauses.map((one) => Math.min(one.pause, 60 * MINUTE)));
  return changed({ ...kept, outgoing: { ...outgoing, to: pauses.map(({ id }) => id), againAt: later(now, pause) } });
}

/** Counts for each browser whether its push service accepted or refused the message. */
function withOutcomes(preferences: NotificationPreferences, deliveries: ReadonlyMap<string, Delivery>): NotificationPreferences {
  if (![...deliveries.values()].some((delivery) => delivery === 'delivered' || delivery === 'refused')) return preferences;
  const devices = preferences.devices.map((device): Device => {
    const delivery = deliveries.get(device.id);
    if (delivery === 'delivered') return { ...device, refusals: 0, hasDelivered: true };
    return delivery === 'refused' ? { ...device, refusals: (device.refusals ?? 0) + 1 } : device;
  });
  return { ...preferences, devices };
}

const changed = (state: NotificationPreferences): Change<NotificationPreferences> => ({ state, changes: [] });
const later = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();
const isSame = (one: Device, other: Device): boolean =>
  one.endpoint === other.endpoint && one.keys.auth === other.keys.auth && one.publicKey === other.publicKey && one.sid === other.sid;
