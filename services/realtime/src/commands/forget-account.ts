import type { NotificationDeps } from '../deps';

/** Deletes the notification preferences of a deleted account, with its queued notifications. */
export const forgetAccount =
  ({ preferences }: NotificationDeps) =>
  async (userId: string): Promise<void> => {
    if (await preferences.get(userId)) await preferences.remove(userId, () => []);
  };
