import type { NotificationChannel } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import type { WriteOptions } from '@fairshare/store';
import type { NotificationDeps } from '../deps';
import { chooseChannel as chosen, type NotificationPreferences } from '../domain/notification-preferences';
import { changePreferences } from './change-preferences';

/** Chooses the channel of the caller's notifications. */
export const chooseChannel =
  (deps: NotificationDeps) =>
  (caller: Caller, channel: NotificationChannel, options: WriteOptions): Promise<NotificationPreferences> =>
    changePreferences(deps, caller.userId, (preferences) => chosen(preferences, channel), options);
