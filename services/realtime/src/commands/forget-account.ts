import type { NotificationDeps } from '../deps';

/** An account is gone, and all that was kept to tell it something. */
export const forgetAccount =
  ({ preferences }: NotificationDeps) =>
  async (userId: string): Promise<void> => {
    if (await preferences.get(userId)) await preferences.remove(userId, () => []);
  };
