import type { NotificationDeps } from '../deps';
import { removeDevicesOf } from './remove-devices-of';

/** Removes the browsers of an ended login session: after a sign-out, a browser gets no more push messages for that account. */
export const forgetLoginSession =
  (deps: NotificationDeps) =>
  async (sid: string): Promise<void> => {
    for (const { id: userId } of await deps.preferences.find('loginSession', sid)) await removeDevicesOf(deps, userId, (device) => device.sid === sid);
  };
