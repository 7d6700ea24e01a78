import type { NotificationDeps } from '../deps';
import { removeDevicesOf } from './remove-devices-of';

/** Whoever signs out on a browser is told nothing there any more. */
export const forgetLoginSession =
  (deps: NotificationDeps) =>
  async (sid: string): Promise<void> => {
    for (const { id: userId } of await deps.preferences.find('loginSession', sid)) await removeDevicesOf(deps, userId, (device) => device.sid === sid);
  };
