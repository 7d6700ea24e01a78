import type { AuthDeps } from '../deps';
import { NO_PREFERENCES, type AppPreferences } from '../domain/preferences';

/** The preferences the app restores on load; version 0 until the first save. */
export const preferencesOf =
  ({ preferences }: AuthDeps) =>
  async (userId: string): Promise<{ state: AppPreferences; version: number }> =>
    (await preferences.get(userId)) ?? { state: NO_PREFERENCES, version: 0 };
