import { createHash } from 'node:crypto';
import type { BodyOf, notificationsApi } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import type { WriteOptions } from '@fairshare/store';
import type { NotificationDeps } from '../deps';
import { UnknownKey } from '../domain/errors';
import { addDevice as added, type Device, type NotificationPreferences } from '../domain/notification-preferences';
import { removeDevicesOf } from './remove-devices-of';
import { changePreferences } from './change-preferences';

/** Adds a browser of the caller to those that receive push messages. @throws InvalidField, UnknownKey */
export const addDevice =
  (deps: NotificationDeps) =>
  async (caller: Caller, { endpoint, keys, publicKey }: BodyOf<typeof notificationsApi.addDevice>, options: WriteOptions): Promise<NotificationPreferences> => {
    deps.checkSubscription({ endpoint, keys });
    if (!(await deps.vapidKeys.of(publicKey))) throw new UnknownKey();
    const device: Device = { id: deviceIdOf(endpoint), endpoint, keys, publicKey, sid: caller.sid, addedAt: deps.clock().toISOString() };
    // A browser belongs to the user who is signed in on it now.
    for (const { id: userId } of await deps.preferences.find('device', device.id)) {
      if (userId !== caller.userId) await removeDevicesOf(deps, userId, ({ id }) => id === device.id);
    }
    return changePreferences(deps, caller.userId, (preferences) => added(preferences, device), options);
  };

const deviceIdOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');
