import type { NotificationPreferences as PreferencesResource } from '@fairshare/contracts';
import type { NotificationDeps } from '../deps';
import type { NotificationPreferences } from '../domain/notification-preferences';

/** The preferences as their owner sees them, with the key for new push subscriptions. */
export const shownPreferences =
  ({ vapidKeys }: NotificationDeps) =>
  async ({ channel, devices, droppedAt = null }: NotificationPreferences): Promise<PreferencesResource> => ({
    channel,
    droppedAt,
    devices: devices.map(({ id, addedAt }) => ({ id, addedAt })),
    publicKey: (await vapidKeys.newest()).publicKey,
  });
