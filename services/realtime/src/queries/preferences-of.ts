import type { NotificationDeps } from '../deps';
import type { NotificationPreferences } from '../domain/notification-preferences';

/** The notification preferences of an account. */
export const preferencesOf =
  ({ preferences }: NotificationDeps) =>
  async (userId: string): Promise<NotificationPreferences | null> =>
    (await preferences.get(userId))?.state ?? null;
