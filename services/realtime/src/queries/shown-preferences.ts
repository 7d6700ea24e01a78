import type { NotificationPreferences as PreferencesResource } from '@fairshare/contracts';
import type { NotificationDeps } from '../deps';
import type { NotificationPreferences } from '../domain/notification-preferences';

/** The same as its owner sees it, with the key a browser subscribes with. */
export const shownPreferences =
  ({ vapidKeys }: NotificationDeps) =>
  async ({ channel, devices, droppedAt = null }: NotificationPreferences): Promise<PreferencesResource> => ({
    channel,
    droppedAt,
    devices: devices.map(({ id, addedAt }) => ({ id, addedAt })),
    publicKey: (await vapidKeys.newest()).publicKey,
  });
