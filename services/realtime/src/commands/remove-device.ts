import type { Caller } from '@fairshare/service-kit';
import type { WriteOptions } from '@fairshare/store';
import type { NotificationDeps } from '../deps';
import { removeDevices, type NotificationPreferences } from '../domain/notification-preferences';
import { changePreferences } from './change-preferences';

/** Removes a browser of the caller from those that receive push messages. */
export const removeDevice =
  (deps: NotificationDeps) =>
  (caller: Caller, deviceId: string, options: WriteOptions): Promise<NotificationPreferences> =>
    changePreferences(deps, caller.userId, (preferences) => removeDevices(preferences, ({ id }) => id === deviceId), options);
