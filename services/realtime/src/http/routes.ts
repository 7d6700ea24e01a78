import { notificationsApi, type PersonalNotifications } from '@fairshare/contracts';
import { type Bound, handle, ok, type Mounted } from '@fairshare/service-kit';
import type * as useCases from '../use-cases';
import { NOT_CHOSEN, type NotificationPreferences } from '../domain/notification-preferences';

/** The calls of the realtime service: the caller's notification preferences. */
export const routes = (app: Bound<typeof useCases>): Mounted[] => {
  const shown = async (preferences: NotificationPreferences) => ok(await app.shownPreferences(preferences));
  return [
    handle(notificationsApi.getNotificationPreferences, async ({ caller }) => shown((await app.preferencesOf(caller.userId)) ?? NOT_CHOSEN)),
    handle(notificationsApi.chooseChannel, async ({ caller, body, write }) => shown(await app.chooseChannel(caller, body.channel, write.options))),
    handle(notificationsApi.addDevice, async ({ caller, body, write }) => shown(await app.addDevice(caller, body, write.options))),
    handle(notificationsApi.removeDevice, async ({ caller, params, write }) => shown(await app.removeDevice(caller, params.deviceId, write.options))),
  ];
};

/** The data stored for a user's notifications, as the user may see it: without anything that could be used to send a message. */
export const presentPersonal = ({ channel, devices, waiting }: NotificationPreferences): PersonalNotifications => ({
  channel,
  devices: devices.map(({ addedAt }) => ({ addedAt })),
  waiting: waiting.map(({ kind, at }) => ({ kind, at })),
});
