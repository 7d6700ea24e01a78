import type { Caller } from '@fairshare/service-kit';
import type { WriteOptions } from '@fairshare/store';
import type { NotificationDeps } from '../deps';
import { removeDevices, type NotificationPreferences } from '../domain/notification-preferences';
import { changePreferences } from './change-preferences';

/** Sends no more messages to a browser of the caller. */
export const removeDevice =
  (deps: NotificationDeps) =>
  (caller: Caller, deviceId: string, options: WriteOptions): Promise<NotificationPreferences> =>
    changePreferences(deps, caller.userId, (preferences) => removeDevices(preferences, ({ id }) => id === deviceId), options);
