import { ignoreGone } from '@fairshare/store';
import type { NotificationDeps } from '../deps';
import { removeDevices, type Device } from '../domain/notification-preferences';

export async function removeDevicesOf({ preferences }: NotificationDeps, userId: string, isGoing: (device: Device) => boolean): Promise<void> {
  await preferences.update(userId, (preferences) => removeDevices(preferences, isGoing)).catch(ignoreGone);
}
