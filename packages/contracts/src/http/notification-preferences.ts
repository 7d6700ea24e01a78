import { z } from 'zod';
import { id, instant } from '../ids';
import { route, routeTable } from '../route';
import { billingNoticeKind } from './billing-mail';

/** The channel by which a user receives notifications; `off` until they choose. */
export const NOTIFICATION_CHANNELS = ['off', 'push', 'mail'] as const;
export const notificationChannel = z.enum(NOTIFICATION_CHANNELS);
export type NotificationChannel = z.infer<typeof notificationChannel>;

/** The events of which a user can be notified. */
export const NOTIFICATION_KINDS = [
  'round-finished',
  'payment-recorded',
  'payment-reopened',
  'conflict-found',
  'join-requested',
  'reminded',
  'member-removed',
  'deletion-proposed',
  'group-deleted',
] as const;
export const notificationKind = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof notificationKind>;

/** A browser that receives push notifications. The id is the SHA-256 of its endpoint in base64url, by which the browser finds itself in the list. */
export const notificationDevice = z.object({ id, addedAt: instant });

export const notificationPreferences = z.object({
  channel: notificationChannel,
  devices: z.array(notificationDevice),
  /** The public VAPID key with which a browser subscribes, base64url. */
  publicKey: z.string(),
  /** When a browser was dropped because its push service refused every message; null: none was, or the caller has chosen since. */
  droppedAt: instant.nullable().optional(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

const base64url = (bytes: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), `must be ${bytes} bytes in base64url`);

/** A subscription as the browser's `PushSubscription.toJSON()` gives it, with the public key it was made with. */
export const deviceBody = z.object({
  endpoint: z.string().max(2_048),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  publicKey: z.string().max(100),
});

/** The data that the platform holds to notify a user, without endpoints and keys. */
export const personalNotifications = z.object({
  channel: notificationChannel,
  devices: z.array(z.object({ addedAt: instant })),
  waiting: z.array(z.object({ kind: z.union([notificationKind, billingNoticeKind]), at: instant })),
});
export type PersonalNotifications = z.infer<typeof personalNotifications>;

/** `POST /internal/news-mails`: notifies a user of these events by mail. Auth has the address and writes the mail, which contains no text typed by a user. */
export const NOTIFICATION_MAIL_PATH = '/internal/news-mails';
export const notificationMailBody = z.object({
  userId: id,
  kinds: z.array(notificationKind).min(1),
  /** The number of events. */
  count: z.number().int().positive(),
  /** The path of the product to which the mail links. */
  path: z.string().regex(/^\/[\w?&=.-]*$/),
});
export type NotificationMailBody = z.infer<typeof notificationMailBody>;

const ofCaller = { service: 'realtime', access: 'session', answer: notificationPreferences } as const;

/** The calls about the caller's notifications. */
export const notificationsApi = routeTable({
  getNotificationPreferences: route({
    ...ofCaller,
    method: 'GET',
    path: '/api/user/notifications',
    summary: "Get the caller's notification preferences: the channel, the browsers that receive push notifications, and the public key with which a browser subscribes.",
  }),
  chooseChannel: route({
    ...ofCaller,
    method: 'PUT',
    path: '/api/user/notifications',
    summary: 'Choose the channel for notifications: off, push or mail. Idempotent.',
    body: z.object({ channel: notificationChannel }),
    refusals: [412, 422],
  }),
  addDevice: route({
    ...ofCaller,
    method: 'PUT',
    path: '/api/user/notifications/device',
    summary:
      'Subscribe this browser to push notifications, and choose push as the channel. A subscription of another account on the same browser is removed. An account keeps its 10 newest browsers. Idempotent.',
    body: deviceBody,
    refusals: [412, 422],
  }),
  removeDevice: route({
    ...ofCaller,
    method: 'DELETE',
    path: '/api/user/notifications/devices/:deviceId',
    params: z.object({ deviceId: id }),
    summary: 'Unsubscribe a browser from push notifications. Without any browser left, notifications are off. Idempotent.',
    refusals: [412],
  }),
});
